// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { takeEvents } from './logging-limits.ts';

afterEach(() => sessionStorage.clear());

test('a minute holds 80 events, whatever they are [MONITOR-15]', () => {
  expect(takeEvents(30, 40, 0)).toBe(30);
  expect(takeEvents(30, 40, 0)).toBe(10);
  expect(takeEvents(100, 80, 0)).toBe(40);
  expect(takeEvents(1, 80, 59_999)).toBe(0);
  expect(takeEvents(100, 80, 60_000)).toBe(80);
});

test('the next document of a tab has what the last one left of the minute [MONITOR-15]', async () => {
  takeEvents(70, 80, 1_000_000);
  vi.resetModules();
  const next = await import('./logging-limits.ts');
  expect(next.takeEvents(70, 80, 1_001_000)).toBe(10);
});

test('what somebody else has stored there is no limit', () => {
  sessionStorage.setItem('guiche.logging.sent', '{"a":1}');
  expect(takeEvents(1, 80, 3_000_000)).toBe(1);
});
