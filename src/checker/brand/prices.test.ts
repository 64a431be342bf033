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

test('a price before an offer that is lower than the price of today, of product, plan and instalment', () => {
  const files = {
    ...product({
      productFullPrice: 576,
      standardPrice: 575.99,
      productCyclePrice: 48,
      standardCyclePrice: 47.99,
    }),
    'alfa/sandbox.json': {
      plans: [
        {
          id: 'a',
          amount: 576,
          standardAmount: 575.99,
          installments: [{ id: 12, value: 48, standardValue: 47.99, totalValue: 576 }],
        },
      ],
    },
  };
  const found = (before: string, lower: number, now: string, price: number) =>
    `${before}, the price before any offer, is ${lower}, but ${now} is ${price}: more than before.`;
  expect(reportsOf(rule, files).map((one) => one.replace(/^\S+ \S+: | Correct .*$/g, ''))).toEqual([
    found('standardPrice', 575.99, 'productFullPrice', 576),
    found('standardCyclePrice', 47.99, 'productCyclePrice', 48),
    found('standardAmount', 575.99, 'amount', 576),
    found('standardValue', 47.99, 'value', 48),
  ]);
});
