import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './flow-sale.ts';

const LEAD = { id: 'lead', templateId: 'lead', defaultNextStepId: 'success' };
const SUCCESS = { id: 'success', templateId: 'success' };

/** Files of a brand with a flow of these steps, each with a screen. */
const files = (...steps: { id: string; templateId: string }[]) => ({
  ...withSteps(...steps),
  ...Object.fromEntries(
    steps.map(({ templateId }) => [`alfa/screens/${templateId}.json`, { blocks: [] }]),
  ),
});

test('a flow without a step that takes a payment', () => {
  expect(reportsOf(rule, files(LEAD, SUCCESS))).toEqual([
    `alfa/flows.json flows[default].id: No step of the flow 'default' takes a payment, so that nothing is sold in it. Add a step of the template "payment" or "pix" before the last one, and lead to it.`,
  ]);
});

test('a step that is led to but not there may be the payment', () => {
  expect(
    reportsOf(rule, files({ ...LEAD, defaultNextStepId: 'pay' } as typeof LEAD, SUCCESS)),
  ).toEqual([]);
});

test.each(['payment', 'pix', 'livelo/payment', 'recovery/[id]'])('a flow with %s', (templateId) => {
  expect(reportsOf(rule, files(LEAD, { id: 'pay', templateId }, SUCCESS))).toEqual([]);
});

test('a template that no screen has, or that two steps have, may be the payment misspelt', () => {
  const pay = { id: 'pay', templateId: 'paymnet' };
  expect(reportsOf(rule, { ...files(LEAD, SUCCESS), ...withSteps(LEAD, pay, SUCCESS) })).toEqual(
    [],
  );
  expect(reportsOf(rule, files(LEAD, { ...LEAD, id: 'pay' }, SUCCESS))).toEqual([]);
});
