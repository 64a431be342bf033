import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './step-path.ts';

const lead = { id: 'lead', templateId: 'lead' };

test.each([
  ['each template once', [lead, { id: 'pay', templateId: 'payment' }], []],
  [
    'one template for two steps',
    [lead, { id: 'show', templateId: 'presentation' }, { id: 'more', templateId: 'presentation' }],
    [
      "alfa/flows.json flows[default].steps[more].templateId: The steps 'show' and 'more' of the flow 'default' have the same template, so that /presentation would not tell which one a buyer is at. Give one of them another template.",
    ],
  ],
  ['one id twice, which is told as such', [lead, lead], []],
])('%s', (_, steps, expected) => {
  expect(reportsOf(rule, withSteps(...steps))).toEqual(expected);
});
