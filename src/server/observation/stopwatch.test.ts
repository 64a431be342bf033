import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

function stopwatch() {
  const clock = { now: 0 };
  return { clock, watch: createStopwatch(() => clock.now) };
}

test('works that overlap are counted once, and pauses between them are not', () => {
  const { clock, watch } = stopwatch();
  const endFirst = watch.start();
  clock.now = 10;
  const endSecond = watch.start();
  clock.now = 30;
  endFirst();
  clock.now = 40;
  endSecond();
  clock.now = 100;
  const endThird = watch.start();
  clock.now = 105;
  endThird();
  expect(watch.elapsed()).toBe(45);
});
