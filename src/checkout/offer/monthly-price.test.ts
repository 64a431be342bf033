import { expect, test } from 'vitest';
import { monthlyPrice } from './monthly-price.ts';

test.each([
  ['yearly', 1188, 99],
  ['recurrency', 99, 99],
  [undefined, 99, 99],
])('a plan of type %s at %d costs %d a month', (type, amount, price) => {
  expect(monthlyPrice({ type, amount })).toBe(price);
});
