import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { nextStep } from '../step.ts';
import { FORWARD } from './find-way-problem.ts';

/**
 * How many steps of the indicator a screen is, from the numbers that its JSON gives it, one for each page of
 * its form: none without a number, one where all pages say the same, else one for each page.
 */
export const countPages = (numbers: readonly number[]): number =>
  new Set(numbers).size > 1 ? numbers.length : Math.min(numbers.length, 1);

/**
 * Counts the steps of a flow from its first to its last by the way that buyers usually take. A step on
 * another way counts on from where that way leaves; after a refusal the step that was refused is still to be done.
 * Steps that count for nothing, and those that no way leads to, get no number. `pagesOf` says for how many
 * a step counts.
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
