import { expect, test } from 'vitest';
import { readInstallment } from './read-installment.ts';

test('an instalment has its amounts, and zero is one of them', () => {
  const fields = { id: 12, value: '48.00', standardValue: 60, tax: 0, totalValue: 576 };
  expect(readInstallment(fields, 576)).toEqual({
    id: '12',
    count: 12,
    value: 48,
    standardValue: 60,
    tax: 0,
    totalValue: 576,
  });
});

test.each([
  ['rounded up to the cent', { value: 33.34, totalValue: 100 }, 3],
  ['rounded down to the cent', { value: 33.33, totalValue: 100 }, 3],
  ['a little less than whole', { value: 10, totalValue: 119.8 }, 12],
  ['a little more than whole', { value: 10, totalValue: 120.2 }, 12],
  ['paid at once', { value: 499, totalValue: 499 }, 1],
  ['of the largest number', { value: 1, totalValue: 99 }, 99],
])('a total that is %s gives the number of instalments', (_, amounts, count) => {
  expect(readInstallment({ id: 'x', ...amounts }, 576).count).toBe(count);
});

test.each([
  ['half an instalment more', { value: 10, totalValue: 125 }],
  ['less than one instalment', { value: 10, totalValue: 0 }],
  ['a hundred of them', { value: 1, totalValue: 100 }],
  ['an instalment of nothing', { value: 0, totalValue: 10 }],
  ['no total', { value: 10 }],
])('with %s the id decides, or nobody knows', (_, amounts) => {
  expect(readInstallment({ id: '6', ...amounts }, 576).count).toBe(6);
  for (const id of ['x', '0', '100', '6x', '-6']) {
    expect(() => readInstallment({ id, ...amounts }, 576)).toThrow('the number of instalments');
  }
});

test.each([
  [{ value: 1 }, 'installment id is missing'],
  [{ id: '1' }, 'installment value is missing'],
  [{ id: '1', value: 1, totalValue: 'x' }, 'totalValue is not an amount'],
])('%j cannot be offered', (fields, reason) => {
  expect(() => readInstallment(fields, 576)).toThrow(reason);
});

test.each([
  ['that add up to the price but for rounding', 41.58, 12, 499, 499],
  ['each rounded down', 33.33, 3, 100, 100],
  ['that cost more than the price', 95.88, 12, 958.8, 1150.56],
  ['that cost less than the price', 70, 12, 958.8, 840],
])('the total of instalments %s, where none is given', (_, value, count, price, total) => {
  expect(readInstallment({ id: count, value }, price).totalValue).toBe(total);
});

test('a tax and a former value that nobody can read do not cost the instalment', () => {
  const fields = { id: '2', value: 50, totalValue: 100, tax: 'x', standardValue: [] };
  expect(readInstallment(fields, 100)).toEqual({ id: '2', count: 2, value: 50, totalValue: 100 });
});
