import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './coupon-price.ts';

const COUPON = { id: 'coupon', block: 'coupon' };
const withBlocks = (...blocks: object[]) => ({ 'alfa/screens/payment.json': { blocks } });

test.each([
  ['beside the price', withBlocks({ id: 'sum', block: 'order-summary' }, COUPON), []],
  [
    'without a price',
    withBlocks({ id: 'title', block: 'heading' }, COUPON),
    [
      "alfa/screens/payment.json blocks[coupon]: The screen 'payment' asks for a coupon and shows no price. Add an order-summary, or move the field to the screen that pays.",
    ],
  ],
  ['where an invoice is paid', { 'alfa/screens/payment/[id].json': { blocks: [COUPON] } }, []],
  ['beside a block that does not say what it is', withBlocks({ id: 'sum' }, COUPON), []],
])('%s', (_, files, expected) => {
  expect(reportsOf(rule, files)).toEqual(expected);
});
