import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './next-step.ts';

const lead = { id: 'lead', templateId: 'lead' };
const pay = { id: 'pay', templateId: 'payment' };

test.each([
  ['a way to the next step', [{ ...lead, defaultNextStepId: 'pay' }, pay], []],
  ['no way out of the last step', [lead], []],
  [
    'a way to a step that is not there',
    [{ ...lead, defaultNextStepId: 'pai' }, pay],
    [
      "alfa/flows.json flows[default].steps[lead].defaultNextStepId: The flow 'default' has no step 'pai'. Way: lead → pai. Did you mean 'pay'?",
    ],
  ],
  [
    'an outcome that leads to a step that is not there',
    [{ ...lead, outcomes: { pending: 'success', approved: 'pay' } }, pay],
    [
      "alfa/flows.json flows[default].steps[lead].outcomes.pending: The flow 'default' has no step 'success'. Way: lead → success. Its steps: lead, pay.",
    ],
  ],
  ['a way of the wrong type, which the meta-schema tells', [{ ...lead, defaultNextStepId: 3 }], []],
])('%s', (_, steps, expected) => {
  expect(reportsOf(rule, withSteps(...steps))).toEqual(expected);
});
