import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFrames, queueFrame } from './frame-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Queues frames of some ranks: those that have begun, and how each of them ends. */
function queued(...ranks: number[]) {
  const begun: number[] = [];
  const ends = ranks.map((rank) =>
    queueFrame(
      () => rank,
      () => begun.push(rank),
    ),
  );
  return { begun, ends, endAll: () => ends.forEach((end) => end()) };
}

test('few frames begin at once, the nearest first, and the next one when one is ready', async () => {
  const { begun, ends } = queued(5, 4, 1, 3, 2);
  expect(begun).toEqual([]);
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  ends[2]!();
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[0]!();
  ends[1]!();
  ends[3]!();
  expect(begun, 'a frame that is no longer wanted does not begin').toEqual([1, 2, 3, 4]);
  ends[4]!();
});

test('an end that is said twice counts once', async () => {
  const { begun, ends, endAll } = queued(1, 2, 3, 4, 5);
  await Promise.resolve();
  ends[0]!();
  ends[0]!();
  expect(begun).toEqual([1, 2, 3, 4]);
  endAll();
});

test('a frame that is not ready after ten seconds makes way, once', async () => {
  const { begun, ends, endAll } = queued(1, 2, 3, 4, 5, 6, 7);
  await Promise.resolve();
  vi.advanceTimersByTime(9_999);
  expect(begun).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  ends[0]!();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  endAll();
});

test('of two that are equally near the first one begins', async () => {
  const order: string[] = [];
  const ends = ['a', 'b'].map((name) =>
    queueFrame(
      () => 1,
      () => order.push(name),
    ),
  );
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  ends.forEach((end) => end());
});

test('no further frame begins while one is looked at closely; they go on afterwards', async () => {
  const { begun, ends, endAll } = queued(1, 2, 3, 4, 5);
  await Promise.resolve();
  holdFrames(true);
  ends[0]!();
  expect(begun).toEqual([1, 2, 3]);
  holdFrames(false);
  expect(begun).toEqual([1, 2, 3, 4]);
  endAll();
});
