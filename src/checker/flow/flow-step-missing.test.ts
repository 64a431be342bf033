import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './flow-step-missing.ts';

const step = (id: string, next?: string, templateId = id) => ({
  id,
  templateId,
  ...(next && { defaultNextStepId: next }),
});
const SUCCESS = step('success');
const DEFAULT = {
  id: 'default',
  steps: [
    step('lead', 'school'),
    step('school', 'profiles', 'select-school'),
    step('profiles', 'payment', 'multiprofile-presentation'),
    step('payment', 'success'),
    SUCCESS,
  ],
};
const whole = (id: string, last: string) => ({
  id,
  steps: [
    step('lead', 'school'),
    step('school', 'profiles', 'select-school'),
    step('profiles', last, 'multiprofile-presentation'),
    step(last, 'success'),
    SUCCESS,
  ],
});
const bare = (id: string, last: string, ...more: object[]) => ({
  id,
  steps: [step('lead', last), step(last, 'success'), SUCCESS, ...more],
});
const lacks = (flow: string, name: string, template: string) =>
  expect.stringContaining(
    `The flow '${flow}' lacks the step '${name}' (${template}) that the flow 'default' has before the payment.`,
  );

test.each<[string, object[], unknown[]]>([
  ['flows with the same steps', [DEFAULT, whole('pix', 'pix'), whole('bankslip', 'payment')], []],
  [
    'Pix without school and profiles',
    [DEFAULT, bare('pix', 'pix')],
    [
      lacks('pix', 'school', 'select-school'),
      lacks('pix', 'profiles', 'multiprofile-presentation'),
    ],
  ],
  [
    'profiles as an upsell instead',
    [
      DEFAULT,
      bare('family', 'payment', step('more', undefined, 'multiprofile-upsell-presentation')),
    ],
    [lacks('family', 'school', 'select-school')],
  ],
  [
    'a flow that sells nothing',
    [DEFAULT, { id: 'news', steps: [step('lead', 'presentation'), step('presentation')] }],
    [],
  ],
  [
    'an upsell after the sale, which is no step before it',
    [
      {
        id: 'default',
        steps: [
          ...bare('default', 'payment').steps.slice(0, 2),
          step('success', 'offer'),
          step('offer', undefined, 'upsell-presentation'),
        ],
      },
      bare('pix', 'pix'),
    ],
    [],
  ],
])('%s', (_, flows, expected) => {
  expect(reportsOf(rule, { 'alfa/flows.json': { flows } })).toEqual(expected);
});
