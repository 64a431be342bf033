import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function breaker() {
  const clock = { now: 0 };
  const made = createBreaker(() => clock.now);
  const fail = (times: number) => Array.from({ length: times }, () => made.report(false));
  return { clock, fail, ...made };
}

test('it opens after several failures in a row, not before, and not with answers between', () => {
  const { isOpen, report, fail } = breaker();
  fail(9);
  report(true);
  fail(9);
  expect(isOpen()).toBe(false);
  report(false);
  expect(isOpen()).toBe(true);
});

test('once the time is over one page tries, and the others leave the upstream alone until it has learnt something', () => {
  const { clock, admit, report, fail } = breaker();
  expect(admit()).toBe('asks');
  fail(10);
  expect(admit()).toBe('leaves');
  clock.now = 5_000;
  expect([admit(), admit()]).toEqual(['tries', 'leaves']);
  report(false);
  clock.now = 9_999;
  expect(admit()).toBe('leaves');
  clock.now = 10_000;
  expect(admit()).toBe('tries');
  report(true);
  expect([admit(), admit()]).toEqual(['asks', 'asks']);
});

test('a page that tries and never learns anything holds the others up for one more time only', () => {
  const { clock, admit, fail } = breaker();
  fail(10);
  clock.now = 5_000;
  expect(admit()).toBe('tries');
  clock.now = 10_000;
  expect(admit()).toBe('tries');
});
