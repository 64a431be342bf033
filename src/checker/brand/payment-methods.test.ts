import { expect, test } from 'vitest';
import { reportsOf, type Files } from '../rule-test-kit.ts';
import { rule } from './payment-methods.ts';

const product = (paymentMethods: object, priced = true) => ({
  'alfa/brand.json': { product: { ...(priced && { productFullPrice: 576 }), paymentMethods } },
});

test.each<[string, Files, unknown[]]>([
  ['one active method', product({ creditcard: { active: true } }), []],
  [
    'no active method where prices stand in the file',
    product({ creditcard: { active: false } }),
    [expect.stringContaining('No payment method is active')],
  ],
  ['a brand that closes a method of its upstream', product({ pix: { active: false } }, false), []],
  [
    'an active method beside the only one',
    product({ creditcard: { active: true, only: true }, debitcard: { active: true } }),
    [
      expect.stringContaining(
        "'debitcard' is active, but nobody can choose it: 'creditcard' is the only method",
      ),
    ],
  ],
  [
    'an inactive method beside the only one',
    product({ creditcard: { active: true, only: true }, debitcard: { active: false } }),
    [],
  ],
])('%s', (_, files, expected) => {
  expect(reportsOf(rule, files)).toEqual(expected);
});
