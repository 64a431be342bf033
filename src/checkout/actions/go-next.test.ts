import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { chooseMethod, goNext } from './go-next.ts';

test.each([
  ['livelo', 'continue'],
  ['creditcard', 'declined'],
  [undefined, 'continue'],
])('[ROUTE-29] %s is %s, and nothing is sent', async (method, kind) => {
  const checkout = aCheckout(brandWith());
  const input = { checkout, values: { method }, plan: async () => undefined };
  expect(await chooseMethod(input)).toEqual({ kind });
  expect(checkout.client.calls).toEqual([]);
});

test('a form without a call goes on, and nothing is sent', async () => {
  const checkout = aCheckout(brandWith());
  expect(await goNext({ checkout, values: {}, plan: async () => undefined })).toEqual({
    kind: 'continue',
  });
  expect(checkout.client.calls).toEqual([]);
});
