import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';

const product = (values: object) => ({ 'alfa/brand': { product: values } });
const plan = (...installments: object[]) => ({
  ...product({}),
  'alfa/sandbox': { plans: [{ id: 'a', amount: 499, installments }] },
});

test.each(
  Object.entries({
    'no prices': product({}),
    'minor units': product({
      priceUnit: 'minor',
      productCyclePrice: 9500,
      productFullPrice: 114000,
      shownInstallment: { count: 12, value: 95 },
    }),
    'major units': product({ productFullPrice: 576, shownInstallment: { count: 12, value: 48 } }),
    'instalments rounded to cents': plan(
      { id: 3, value: 166.33, totalValue: 499 },
      { id: 12, value: 41.58, totalValue: 499 },
    ),
    'prices before an offer that are those of today': {
      ...product({
        productFullPrice: 576,
        standardPrice: 576,
        productCyclePrice: 48,
        standardCyclePrice: 48,
      }),
      'alfa/sandbox': {
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
  }),
)('prices that agree: %s', (_, files) => {
  expect(['prices', 'shown-price'].flatMap((rule) => reportsOf(rule, files))).toEqual([]);
});

test('a price that another rule calls wrong is no other shown price', () => {
  const files = product({
    productCyclePrice: 1,
    productFullPrice: 576,
    shownInstallment: { count: 12, value: 1 },
  });
  expect(reportsOf('shown-price', files)).toEqual([]);
});

test('what buyers read is not what is charged', () => {
  const files = product({
    priceUnit: 'minor',
    productFullPrice: 18720,
    shownInstallment: { count: 12, value: 95 },
  });
  expect(reportsOf('shown-price', files)).toEqual([
    'alfa/brand.json product.shownInstallment.value: Buyers read 12 times 95.00, which makes 1140.00, but 187.20 is charged (productFullPrice). Correct the one that is wrong; if it is on purpose, say so beside the value: "differs": { "because": "other", "reason": "…" }.',
  ]);
});

test('what an offer says is not what is charged', () => {
  const offers = [
    { id: 'a', price: { count: 12, value: 15.6 } },
    { id: 'b', price: { value: 120 } },
  ];
  const own = { priceUnit: 'minor', productFullPrice: 18720 };
  expect(reportsOf('shown-price', { 'alfa/brand': { product: own, offers } })).toEqual([
    'alfa/brand.json offers[b].price.value: Buyers read 120.00, but 187.20 is charged (productFullPrice). Correct the one that is wrong; if it is on purpose, say so beside the value: "differs": { "because": "other", "reason": "…" }.',
  ]);
});
