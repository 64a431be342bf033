import { expect, test } from 'vitest';
import { queueFrame } from './frame-queue.ts';

test('few frames begin at once, the nearest first, and the next one when one is ready', async () => {
  const begun: number[] = [];
  const ends = [5, 4, 1, 3, 2].map((rank) =>
    queueFrame(
      () => rank,
      () => begun.push(rank),
    ),
  );
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  ends[2]!();
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[0]!();
  ends[1]!();
  ends[3]!();
  expect(begun, 'who has gone meanwhile is passed over').toEqual([1, 2, 3, 4]);
});
