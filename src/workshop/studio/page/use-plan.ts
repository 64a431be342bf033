import { useEffect, useState } from 'react';
import type { EditWish, ValuePlan } from '../protocol.ts';
import type { StudioCalls } from './studio-calls.ts';

/** A person stops typing before the studio looks who would feel it. */
const SETTLED_MS = 300;

/** Effect of a change; the plan before it stands until its own is there. */
export function usePlan(calls: StudioCalls, wish: EditWish) {
  const [plan, setPlan] = useState<ValuePlan>();
  const [problem, setProblem] = useState('');
  const asked = JSON.stringify(wish);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      calls.plan([JSON.parse(asked) as EditWish]).then(
        (found) => {
          if (!isWanted) return;
          setPlan(found);
          setProblem('');
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
