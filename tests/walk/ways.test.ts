import { expect, test } from 'vitest';
import type { Transition } from '../../src/contract/actions.ts';
import type { Flow, FlowStep } from '../../src/contract/compiled-brand.ts';
import { nextStep } from '../../src/flow/step.ts';
import { compiledBrands } from './brands.ts';

const OUTCOMES: readonly Transition[] = ['continue', 'declined', 'approved', 'pending', 'refused'];

/**
 * Every way from the first step to where nothing follows.
 *
 * @throws {Error} when a way comes back to a step that it has been at.
 */
function waysThrough(flow: Flow): FlowStep[][] {
  const walk = (way: FlowStep[]): FlowStep[][] => {
    const steps = OUTCOMES.map((outcome) => nextStep(flow, way.at(-1)!, outcome));
    const next = [...new Set(steps.filter((one) => one !== undefined))];
    const back = next.find((step) => way.includes(step));
    if (back) throw new Error(`The flow '${flow.id}' comes back to its step '${back.id}'.`);
    return next.length === 0 ? [way] : next.flatMap((step) => walk([...way, step]));
  };
  return walk([flow.steps[0]!]);
}

const flows = compiledBrands.flatMap((brand) =>
  brand.flows.map((flow) => [`${brand.id} ${flow.id}`, brand, flow] as const),
);

test.each(flows)(
  '%s: every way leads to success, over screens that are there, and no step is beside them',
  (_, brand, flow) => {
    const ways = waysThrough(flow);
    for (const way of ways) {
      // A refused buyer chooses another payment method by a link.
      const end = flow.steps.some(({ outcomes }) => outcomes?.refused === way.at(-1)!.id);
      expect(end ? 'success' : way.at(-1)!.templateId).toMatch(/^success/);
      for (const { templateId } of way) expect(brand.screens).toHaveProperty([templateId]);
    }
    expect(new Set(ways.flat()).size).toBe(flow.steps.length);
  },
);
