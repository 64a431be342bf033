import { expect, test } from 'vitest';
import { median } from './stats.ts';

test('the median is the value in the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4])).toBe(4);
});

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(median([10, 1, 3, 5])).toBe(4);
});

test('a median of no values is an error', () => {
  expect(() => median([])).toThrow('A median needs at least one value.');
});

test('the values that a median is taken of keep their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
