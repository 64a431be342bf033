import { useEffect, useState } from 'react';
import type { EditWish, PlanAnswer } from '../../edit/protocol.ts';
import type { Calls } from './calls.ts';
import { useEditing } from './studio.ts';

/** A person stops typing before the page asks who would feel it. */
const SETTLED_MS = 300;

/** Effect of a change; the plan before it stands until its own is there. */
export function usePlan(calls: Calls, wish: EditWish) {
  const [plan, setPlan] = useState<PlanAnswer>();
  const [problem, setProblem] = useState('');
  const asked = JSON.stringify(wish);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      calls.send<PlanAnswer>('plan', JSON.parse(asked) as EditWish).then(
        (found) => {
          if (!isWanted) return;
          setPlan(found);
          setProblem(found.levels.length === 0 ? (found.reason ?? '') : '');
        },
        (error: Error) => isWanted && setProblem(error.message),
      );
    }, SETTLED_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [calls, asked]);
  return { plan, problem };
}

/** The answer of a route that describes a brand, read anew after every change. */
export function useModel<Model>(name: string, body: object) {
  const { calls, version } = useEditing();
  const [model, setModel] = useState<Model>();
  const [error, setError] = useState('');
  const asked = JSON.stringify(body);
  useEffect(() => {
    let isWanted = true;
    calls.send<Model>(name, JSON.parse(asked) as object).then(
      (found) => {
        if (!isWanted) return;
        setModel(found);
        setError('');
      },
      (problem: Error) => {
        if (isWanted) setError(problem.message);
      },
    );
    return () => void (isWanted = false);
  }, [calls, name, asked, version]);
  return { model, error };
}
