import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { nextStep } from '../step.ts';
import { FORWARD } from './find-way-problem.ts';

/** The steps that a screen counts for, by the numbers of its pages: none, one where all say the same, else each. */
export const countPages = (numbers: readonly number[]): number =>
  new Set(numbers).size > 1 ? numbers.length : Math.min(numbers.length, 1);

/**
 * Counts a flow's steps by the way that buyers usually take; another way counts on from where it leaves that one, and a
 * refused step is still to be done. Steps that count for nothing or that no way leads to get no number.
 */
export function countSteps(flow: Flow, pagesOf: (step: FlowStep) => number): Flow {
  const before = new Map<FlowStep, number>();
  const forks: { step: FlowStep | undefined; count: number }[] = [
    { step: flow.steps[0], count: 0 },
  ];
  let total = 0;
  // The list grows while it is walked: the usual way is counted before any that forks from it.
  for (const fork of forks) {
    let { step, count } = fork;
    while (step && !before.has(step)) {
      before.set(step, count);
      const refused = nextStep(flow, step, 'refused');
      const ways = FORWARD.map((transition) => nextStep(flow, step!, transition));
      const next = ways.find((way) => way !== undefined);
      forks.push({ step: refused, count });
      count += pagesOf(step);
      for (const way of ways) forks.push({ step: way, count });
      step = next;
    }
    if (fork === forks[0]) total = count;
  }
  const steps = flow.steps.map((step): FlowStep => {
    const { stepNumber: _, countedPages: __, ...rest } = step;
    const [pages, done] = [pagesOf(step), before.get(step)];
    if (pages === 0 || done === undefined) return rest;
    return { ...rest, stepNumber: done + 1, ...(pages > 1 && { countedPages: pages }) };
  });
  return { ...flow, steps, stepsNumber: total };
}
