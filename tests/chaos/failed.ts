import { describeStep } from './plan.ts';
import type { Report } from './run.ts';

/** A broken run in words: the rule, what was done until then, the whole plan, and how to see it again. */
export function failed({ plan, steps, failure }: Report): string {
  const { at, rule } = failure!;
  return [
    `FAILED with seed ${plan.seed}, ${plan.stall}, keys ${plan.keys}: ${rule}`,
    ...steps.map((step) => `    ${step}`),
    `  broke at: ${at}`,
    `  plan:`,
    ...plan.steps.map((step) => `    ${describeStep(step)}`),
    `  again: CHAOS_SEED=${plan.seed} CHAOS_RUNS=1 npx playwright test --project=long chaos.spec`,
  ].join('\n');
}
