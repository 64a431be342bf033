import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './after-payment.ts';

const step = (id: string, next?: string, rest: object = {}) => ({
  id,
  templateId: id,
  ...(next === undefined ? {} : { defaultNextStepId: next }),
  ...rest,
});
const SUCCESS = step('success');
const bump = { 'alfa/screens/md.json': { blocks: [{ id: 'bump', block: 'order-bump' }] } };

test('a payment that leads to another way to pay the same', () => {
  const files = withSteps(step('payment', 'pix'), step('pix', 'success'), SUCCESS);
  expect(reportsOf(rule, files)).toEqual([
    "alfa/flows.json flows[default].steps[payment].defaultNextStepId: After the payment of the step 'payment' buyers come to 'pix', which sells the same once more. Way: payment. Let 'payment' lead to the success screen; other ways to pay have flows of their own, and tabs lead to them.",
  ]);
});

test('an approved payment that leads back to the beginning', () => {
  const payment = step('payment', 'success', { outcomes: { approved: 'lead' } });
  const [report] = reportsOf(rule, withSteps(step('lead', 'payment'), payment, SUCCESS));
  expect(report).toMatch(/steps\[payment\]\.outcomes\.approved: After the payment of the step/);
});

test('an order bump behind the payment', () => {
  const files = { ...withSteps(step('payment', 'md'), step('md', 'success'), SUCCESS), ...bump };
  expect(reportsOf(rule, files)).toEqual([
    "alfa/flows.json flows[default].steps[md].id: The step 'md' adds to a payment that is over: it comes after 'payment', and no payment follows. Put it before 'payment'.",
  ]);
});

test('a paid invoice behind the payment of a product', () => {
  const files = withSteps(step('payment', 'success-invoice'), step('success-invoice'));
  expect(reportsOf(rule, files)).toEqual([
    expect.stringContaining("The step 'success-invoice' shows a paid invoice"),
  ]);
});

test.each(['success', 'subscription-welcome'])('a refusal that leads to %s', (refused) => {
  const payment = step('payment', 'success', { outcomes: { refused } });
  expect(reportsOf(rule, withSteps(payment, SUCCESS, step('subscription-welcome')))).toEqual([
    expect.stringContaining(`A refused payment leads from 'payment' to '${refused}'`),
  ]);
});

test.each([
  [
    'an upsell behind it',
    [
      step('payment', 'success'),
      step('success', 'payment/upsell'),
      step('payment/upsell', 'success/upsell'),
      step('success/upsell'),
    ],
  ],
  [
    'a refusal that leads back',
    [
      step('lead', 'payment'),
      step('payment', 'success', { outcomes: { refused: 'lead' } }),
      SUCCESS,
    ],
  ],
  ['an order bump before it', [step('md', 'payment'), step('payment', 'success'), SUCCESS]],
  [
    'a choice between two payments',
    [
      step('livelo/payment-method', 'livelo/payment', { outcomes: { declined: 'payment' } }),
      step('livelo/payment', 'success'),
      step('payment', 'success'),
      SUCCESS,
    ],
  ],
])('a payment with %s is fine', (_, steps) => {
  expect(reportsOf(rule, { ...withSteps(...steps), ...bump })).toEqual([]);
});
