import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { shownPrice as rule } from './prices.ts';

const product = (values: object) => ({ 'alfa/brand.json': { product: values } });

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
    'a price that another rule calls wrong',
    product({
      productCyclePrice: 1,
      productFullPrice: 576,
      shownInstallment: { count: 12, value: 1 },
    }),
  ],
])('prices that agree: %s', (_, files) => {
  expect(reportsOf(rule, files)).toEqual([]);
});

test('what buyers read is not what is charged', () => {
  const files = product({
    priceUnit: 'minor',
    productFullPrice: 18720,
    shownInstallment: { count: 12, value: 95 },
  });
  expect(reportsOf(rule, files)).toEqual([
    'alfa/brand.json product.shownInstallment.value: Buyers read 12 times 95.00, which makes 1140.00, but 187.20 is charged (productFullPrice). Correct the one that is wrong; if it is on purpose, say so beside the value: "differs": { "because": "other", "reason": "…" }.',
  ]);
});

test('what an offer says is not what is charged', () => {
  const offers = [
    { id: 'a', price: { count: 12, value: 15.6 } },
    { id: 'b', price: { value: 120 } },
  ];
  const own = { priceUnit: 'minor', productFullPrice: 18720 };
  expect(reportsOf(rule, { 'alfa/brand.json': { product: own, offers } })).toEqual([
    'alfa/brand.json offers[b].price.value: Buyers read 120.00, but 187.20 is charged (productFullPrice). Correct the one that is wrong; if it is on purpose, say so beside the value: "differs": { "because": "other", "reason": "…" }.',
  ]);
});
