import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';

const STEPS = [
  { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
  { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
  { id: 'success', templateId: 'success' },
];
const flows = (...names: string[]) => ({ flows: names.map((id) => ({ id, steps: STEPS })) });
test('the flow that every link gets has been taken away', () => {
  const files = {
    'base/flows': flows('default', 'pix'),
    'base/brand': {},
    'alfa/brand': { extends: 'base' },
    'alfa/flows': { flows: [{ id: 'default', $remove: true }] },
  };
  expect(reportsOf('flow-name', files)).toEqual([
    "alfa/flows.json flows[default].id: There is no flow 'default', which every link gets that asks for no other. Keep it, and change its steps instead.",
  ]);
});

test('no flow is called as every link asks for', () => {
  expect(reportsOf('flow-name', { 'alfa/flows': flows('tour') })).toEqual([
    `alfa/flows.json flows[tour].id: There is no flow 'default', which every link gets that asks for no other. Call the flow of most buyers "default".`,
  ]);
});
