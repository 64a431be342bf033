import type { StepModel } from '../../edit/build/model.ts';

/**
 * Ids of the steps on the way through a step, in the order in which buyers meet them: a step that is
 * moved by one place changes places with its neighbour here. A way that an outcome branches off to
 * begins behind its first step, so that nothing of it is moved to the top of the flow by accident.
 */
export function wayThrough(steps: readonly StepModel[], id: string): string[] {
  const way = [id];
  const before = (to: string) => steps.find((one) => one.next === to && !way.includes(one.id));
  for (let one = before(id); one; one = before(one.id)) way.unshift(one.id);
  const behind = (from: string) => {
    const next = steps.find((one) => one.id === from)?.next;
    return steps.find((one) => one.id === next && !way.includes(one.id));
  };
  for (let one = behind(id); one; one = behind(one.id)) way.push(one.id);
  const isMain = way[0] === steps[0]?.id || way[0] === id;
  return isMain ? way : way.slice(1);
}
