import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function breaker() {
  const clock = { now: 0 };
  return { clock, ...createBreaker({ maxFailures: 3, openMs: 5_000, now: () => clock.now }) };
}

test('it opens after several failures in a row, not before, and not with answers between', () => {
  const { isOpen, report } = breaker();
  for (const isAnswered of [false, false, true, false, false]) report(isAnswered);
  expect(isOpen()).toBe(false);
  report(false);
  expect(isOpen()).toBe(true);
});

test('a late answer closes it at once', () => {
  const { isOpen, report } = breaker();
  for (let count = 0; count < 3; count++) report(false);
  report(true);
  expect(isOpen()).toBe(false);
});

test('once the time is over one page tries, and the others leave the upstream alone until it has learnt something', () => {
  const { clock, admit, report } = breaker();
  expect(admit()).toBe('asks');
  for (let count = 0; count < 3; count++) report(false);
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
  const { clock, admit, report } = breaker();
  for (let count = 0; count < 3; count++) report(false);
  clock.now = 5_000;
  expect(admit()).toBe('tries');
  clock.now = 10_000;
  expect(admit()).toBe('tries');
});
