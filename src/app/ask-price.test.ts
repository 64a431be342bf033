import { expect, test } from 'vitest';
import { brandWith, loaded } from '../../tests/drawing/brands.ts';
import { A_PRODUCT, aCheckout } from '../../tests/drawing/checkout.ts';
import type { Client } from '../api/client.ts';
import { askPrice } from './server-entry.tsx';

test('the price is asked for by the link alone, without a lead', async () => {
  const brand = brandWith();
  const { link, flow, flows, page } = aCheckout(brand, {
    search: '?voucher=HALF&source=news&utm_source=mail',
  });
  const calls: unknown[] = [];
  const client: Client = {
    call: async (operationId, input) => {
      calls.push([operationId, (input as { query?: object }).query]);
      return A_PRODUCT;
    },
  };
  const visit = { link, flow, flows, loaded: loaded(brand) };
  const found = await askPrice({ template: { templateId: 'payment' }, page, visit, client });
  expect(found).toMatchObject({ plans: [expect.objectContaining({ amount: 499 })] });
  expect(calls).toEqual([
    [
      'getProductV1',
      expect.objectContaining({ voucher: 'HALF', leadId: undefined, email: undefined }),
    ],
  ]);
});
