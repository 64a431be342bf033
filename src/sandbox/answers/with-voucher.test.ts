import { expect, test } from 'vitest';
import { makeSeller, sandboxOf, send } from '../sandbox-test-kit.ts';

const shop = () => sandboxOf(makeSeller({ vouchers: { METADE: { discountPercent: 50 } } }));
const plansFor = async (query: string) =>
  (await send(shop(), `GET /api/${query}`)).answer.plans as Record<string, unknown>[];

test.each(['v1/product/ALFA', 'v2/product/ALFA'])('%s: a voucher lowers prices', async (call) => {
  expect(await plansFor(`${call}?voucher=METADE`)).toMatchObject([
    {
      amount: 288,
      standardAmount: 576,
      installments: [
        { id: 1, value: 288, standardValue: 576, totalValue: 288 },
        { id: 12, value: 25, standardValue: 50, tax: 12, totalValue: 300 },
      ],
    },
  ]);
});

test('an unknown voucher changes nothing', async () => {
  for (const voucher of ['OUTRO', 'constructor']) {
    expect(await plansFor(`v1/product/ALFA?voucher=${voucher}`)).toMatchObject([{ amount: 576 }]);
  }
});
