import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';

const step = (id: string, next?: string, rest: object = {}) => ({
  id,
  templateId: id,
  ...(next !== undefined && { defaultNextStepId: next }),
  ...rest,
});
const SUCCESS = step('success');
const bump = { 'alfa/screens/md': { blocks: [{ id: 'bump', block: 'order-bump' }] } };

test('a refusal that leads to the welcome of a subscription', () => {
  const payment = step('payment', 'success', { outcomes: { refused: 'subscription-welcome' } });
  expect(
    reportsOf('after-payment', withSteps(payment, SUCCESS, step('subscription-welcome'))),
  ).toEqual([
    expect.stringContaining("A refused payment leads from 'payment' to 'subscription-welcome'"),
  ]);
});

test('a purchase that is shown where nothing could be paid', () => {
  const steps = withSteps(step('lead', 'success'), SUCCESS);
  expect(reportsOf('after-payment', steps)).toEqual([
    expect.stringContaining("From 'lead' buyers come to 'success', which shows a purchase"),
  ]);
});

test.each(
  Object.entries({
    'an upsell behind it': [
      step('payment', 'success'),
      step('success', 'payment/upsell'),
      step('payment/upsell', 'success/upsell'),
      step('success/upsell'),
    ],
    'a refusal that leads back': [
      step('lead', 'payment'),
      step('payment', 'success', { outcomes: { refused: 'lead' } }),
      SUCCESS,
    ],
    'an order bump before it': [step('md', 'payment'), step('payment', 'success'), SUCCESS],
    'a choice between two payments': [
      step('livelo/payment-method', 'livelo/payment', { outcomes: { declined: 'payment' } }),
      step('livelo/payment', 'success'),
      step('payment', 'success'),
      SUCCESS,
    ],
  }),
)('a payment with %s is fine', (_, steps) => {
  expect(reportsOf('after-payment', { ...withSteps(...steps), ...bump })).toEqual([]);
});
