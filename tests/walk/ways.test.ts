import { expect, test } from 'vitest';
import type { Flow } from '../../src/contract/compiled-brand.ts';
import { compiledBrands } from './brands.ts';
import { waysThrough } from './ways.ts';

const step = (id: string, defaultNextStepId?: string, outcomes?: object) => ({
  id,
  templateId: id,
  defaultNextStepId,
  outcomes,
});
const ids = (flow: Flow) => waysThrough(flow).map((way) => way.map(({ id }) => id).join(' '));

test('a flow that forks has as many ways as outcomes lead apart', () => {
  const steps = [step('lead', 'pay'), step('pay', 'success', { pending: 'wait' })];
  const flow = { id: 'x', steps: [...steps, step('wait', 'success'), step('success')] };
  expect(ids(flow)).toEqual(['lead pay success', 'lead pay wait success']);
});

test('a flow that comes back to a step has no end', () => {
  const flow = {
    id: 'x',
    steps: [step('lead', 'pay'), step('pay', 'success', { pending: 'lead' })],
  };
  expect(() => waysThrough(flow)).toThrow("comes back to its step 'lead'");
});

const flows = compiledBrands.flatMap((brand) =>
  brand.flows.map((flow) => [`${brand.id} ${flow.id}`, brand, flow] as const),
);

test.each(flows)(
  '%s: every way leads to success, over screens that are there',
  (_, brand, flow) => {
    const ways = waysThrough(flow);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      // A refused buyer chooses another payment method by a link.
      const end = flow.steps.some(({ outcomes }) => outcomes?.refused === way.at(-1)!.id);
      expect(end ? 'success' : way.at(-1)!.templateId).toMatch(/^success/);
      for (const { templateId } of way) expect(brand.screens).toHaveProperty([templateId]);
    }
  },
);

test('no step of a flow is beside every way', () => {
  for (const [name, , flow] of flows) {
    const walked = new Set(waysThrough(flow).flat());
    expect(
      flow.steps.filter((one) => !walked.has(one)).map(({ id }) => id),
      name,
    ).toEqual([]);
  }
});
