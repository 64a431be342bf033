import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './prices.ts';

const product = (values: object) => ({ 'alfa/brand.json': { product: values } });
const plan = (...installments: object[]) => ({
  'alfa/sandbox.json': { plans: [{ id: 'a', installments }] },
});

test('a warning, for buyers may go on', () => {
  expect(rule.severity).toBe('warning');
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

test('what is sold beside the product, also where a parent of another country sells it', () => {
  const plans = [{ id: 'u', name: 'U', amount: 297, currency: 'BRL' }];
  const files = {
    'beta/brand.json': { area: 'BR', lang: 'pt-BR' },
    'beta/sandbox.json': { products: { UP: { name: 'U', plans } } },
    'alfa/brand.json': { extends: 'beta', key: 'ALFA', area: 'MZ', lang: 'pt-MZ' },
  };
  expect(reportsOf(rule, files)).toEqual([
    'beta/sandbox.json products.UP.plans[u].currency: The brand sells in MZ, but this price is in BRL. Write "MZN", or give the brand prices of its own.',
  ]);
  expect(reportsOf(rule, files, [], 'beta')).toEqual([]);
});

test.each([
  [
    'a year that is not twelve cycles',
    product({ productCyclePrice: 1560, productFullPrice: 18270 }),
    'alfa/brand.json product.productFullPrice: productFullPrice is 18270, but 12 times productCyclePrice is 18720: without one price nothing is sold. Correct the one that is wrong.',
  ],
  [
    'instalments that make another total',
    plan({ id: 12, value: 50, totalValue: 576 }),
    'alfa/sandbox.json plans[a].installments[0].value: 12 times 50 makes 600.00, not 576 (totalValue). Correct the one that is wrong.',
  ],
])('%s', (_, files, expected) => {
  expect(reportsOf(rule, files)).toEqual([expected]);
});

test.each([
  [
    'productFullPrice',
    product({ productFullPrice: 0 }),
    'alfa/brand.json product.productFullPrice',
  ],
  [
    'value',
    product({ shownInstallment: { count: 12, value: 0 } }),
    'alfa/brand.json product.shownInstallment.value',
  ],
  [
    'value',
    { 'alfa/brand.json': { offers: [{ id: 'x', price: { value: 0 } }] } },
    'alfa/brand.json offers[x].price.value',
  ],
  [
    'amount',
    { 'alfa/sandbox.json': { plans: [{ id: 'a', amount: 0 }] } },
    'alfa/sandbox.json plans[a].amount',
  ],
])('a price of 0 in %s of %j', (key, files, place) => {
  expect(reportsOf(rule, files)).toEqual([
    `${place}: ${key} is 0, so that buyers would read or pay no price at all. Write the price.`,
  ]);
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
