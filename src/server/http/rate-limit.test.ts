import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

/** A limit with a clock that a test sets, in seconds. */
function limitOf(perMinute: number, maxSenders?: number) {
  const clock = { seconds: 0 };
  const take = createRateLimit(perMinute, () => clock.seconds * 1000, maxSenders);
  return { clock, take };
}

const times = (count: number, take: () => number) => Array.from({ length: count }, take);

test('twenty at once pass, and the next hears after how many seconds there is room again', () => {
  const { clock, take } = limitOf(20);
  expect(times(20, () => take('a'))).toEqual(Array(20).fill(0));
  expect(take('a')).toBe(3);
  clock.seconds = 2.9;
  expect(take('a')).toBe(1);
  clock.seconds = 3;
  expect(take('a')).toBe(0);
  expect(take('a')).toBe(3);
});

test('a quiet hour is worth no more than a full bucket', () => {
  const { clock, take } = limitOf(5);
  times(5, () => take('a'));
  clock.seconds = 3600;
  expect(times(6, () => take('a')).filter((wait) => wait === 0)).toHaveLength(5);
});

test('only so many senders are remembered, those who sent last', () => {
  const { take } = limitOf(1, 2);
  take('a');
  take('b');
  expect(take('a')).toBeGreaterThan(0);
  take('c');
  expect(take('a'), 'was heard from after b').toBeGreaterThan(0);
  expect(take('b'), 'was forgotten').toBe(0);
});
