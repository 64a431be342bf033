import { useEffect, useState } from 'react';
import type { RJSFSchema } from '@rjsf/utils';
import type { EditPlace } from '../../edit/build/edit.ts';
import type { EditWish, PlanAnswer } from '../../edit/protocol.ts';
import type { Calls } from './calls.ts';

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

/** The schema of a value; undefined until it has arrived, and where there is none. */
export function useDescription(calls: Calls, brand: string, place: EditPlace) {
  const [schema, setSchema] = useState<RJSFSchema>();
  const asked = JSON.stringify({ brand, place });
  useEffect(() => {
    let isWanted = true;
    calls.send<RJSFSchema>('describe', JSON.parse(asked) as object).then(
      (found) => isWanted && setSchema(found),
      // The plan says what is wrong.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [calls, asked]);
  return schema;
}
