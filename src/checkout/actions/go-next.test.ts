import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import { chooseMethod } from './go-next.ts';

test.each([
  ['livelo', 'continue'],
  ['creditcard', 'declined'],
  [undefined, 'continue'],
])('[ROUTE-29] %s is %s, and nothing is sent', async (method, kind) => {
  const checkout = aCheckout(brandWith());
  const plan = async () => ({ ...A_PLAN, paymentMethods: ['livelo' as const], points: 38500 });
  expect(await chooseMethod({ checkout, values: { method }, plan })).toEqual({ kind });
  expect(checkout.client.calls).toEqual([]);
});

test('[ROUTE-29] points without a number are not chosen, and the card stays open', async () => {
  const checkout = aCheckout(brandWith());
  const plan = async () => ({ ...A_PLAN, paymentMethods: ['livelo' as const] });
  const choose = (method: string) => chooseMethod({ checkout, values: { method }, plan });
  expect(await choose('livelo')).toEqual({ kind: 'failed', isNotSent: true });
  expect(await choose('creditcard')).toEqual({ kind: 'declined' });
});
