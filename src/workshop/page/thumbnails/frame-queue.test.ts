import { expect, test } from 'vitest';
import { holdFrames, queueFrame } from './frame-queue.ts';

/** Queues frames: the names of those that have begun, and how each of them ends. */
function queued(...names: string[]) {
  const begun: string[] = [];
  const ends = names.map((name) => queueFrame(() => begun.push(name)));
  return { begun, ends, endAll: () => ends.toReversed().forEach((end) => end()) };
}

test('few frames begin at once, and the next one when one is ready, however often that is said', () => {
  const { begun, ends, endAll } = queued('a', 'b', 'c', 'd', 'e');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends[1]!();
  ends[1]!();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  endAll();
  expect(begun, 'a frame that is no longer wanted does not begin').toEqual(['a', 'b', 'c', 'd']);
});

test('no further frame begins while one is looked at closely; they go on afterwards', () => {
  const { begun, ends, endAll } = queued('a', 'b', 'c', 'd');
  holdFrames(true);
  ends[0]!();
  expect(begun).toEqual(['a', 'b', 'c']);
  holdFrames(false);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  endAll();
});
