import { expect, test } from 'vitest';
import { createEventBudget } from './event-budget.ts';

test('a minute holds 80 events, whatever they are [MONITOR-15]', () => {
  let now = 0;
  const budget = createEventBudget(() => now);
  expect(budget.take(30, 40)).toBe(30);
  expect(budget.take(30, 40)).toBe(10);
  expect(budget.take(100)).toBe(40);
  now = 59_999;
  expect(budget.take(1)).toBe(0);
  now = 60_000;
  expect(budget.take(100)).toBe(80);
});
