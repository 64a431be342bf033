import { expect, test } from 'vitest';
import type { PurchaseResult } from '../payment/purchase-result.ts';
import { subscriptionOf } from './subscription.ts';

const bought = (...paymentProfileIds: string[]): PurchaseResult => ({
  state: 'approved',
  method: 'creditcard',
  plan: 'p',
  result: { token: 'T', paymentProfileIds },
});

test.each([
  ['the first payment profile', bought('a', 'b'), 'a'],
  ['none where the answer names none', bought(), undefined],
  ['none before a purchase', undefined, undefined],
])('the subscription of a visit is %s', (_, purchase, id) => {
  expect(subscriptionOf({ purchase })).toBe(id);
});
