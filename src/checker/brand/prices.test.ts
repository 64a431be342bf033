import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { prices as rule } from './prices.ts';

const product = (values: object) => ({ 'alfa/brand.json': { product: values } });
const plan = (...installments: object[]) => ({
  ...product({}),
  'alfa/sandbox.json': { plans: [{ id: 'a', amount: 499, installments }] },
});

test.each([
  ['no prices', product({})],
  [
    'minor units',
    product({
      priceUnit: 'minor',
      productCyclePrice: 9500,
      productFullPrice: 114000,
      shownInstallment: { count: 12, value: 95 },
    }),
  ],
  ['major units', product({ productFullPrice: 576, shownInstallment: { count: 12, value: 48 } })],
  [
    'instalments rounded to cents',
    plan({ id: 3, value: 166.33, totalValue: 499 }, { id: 12, value: 41.58, totalValue: 499 }),
  ],
  [
    'prices before an offer that are those of today',
    {
      ...product({
        productFullPrice: 576,
        standardPrice: 576,
        productCyclePrice: 48,
        standardCyclePrice: 48,
      }),
      'alfa/sandbox.json': {
        plans: [
          {
            id: 'a',
            amount: 576,
            standardAmount: 576,
            installments: [{ id: 12, value: 48, standardValue: 48, totalValue: 576 }],
          },
        ],
      },
    },
  ],
])('prices that agree: %s', (_, files) => {
  expect(reportsOf(rule, files)).toEqual([]);
});
