import { beforeEach, expect, test, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
const times = (count: number, take: () => number) => Array.from({ length: count }, take);

test('twenty at once pass, and the next hears after how many seconds there is room again', () => {
  const take = createRateLimit(20);
  expect(times(20, () => take('a'))).toEqual(Array(20).fill(0));
  expect(take('a')).toBe(3);
  vi.advanceTimersByTime(2_900);
  expect(take('a')).toBe(1);
  vi.advanceTimersByTime(100);
  expect(take('a')).toBe(0);
  expect(take('a')).toBe(3);
});

test('a quiet hour is worth no more than a full bucket', () => {
  const take = createRateLimit(5);
  times(5, () => take('a'));
  vi.advanceTimersByTime(3_600_000);
  expect(times(6, () => take('a')).filter((wait) => wait === 0)).toHaveLength(5);
});

test('only so many senders are remembered, those who sent last', () => {
  const take = createRateLimit(1, 2);
  take('a');
  take('b');
  expect(take('a')).toBeGreaterThan(0);
  take('c');
  expect(take('a'), 'was heard from after b').toBeGreaterThan(0);
  expect(take('b'), 'was forgotten').toBe(0);
});
