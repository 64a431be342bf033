import { expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

test('work that is done in time leaves nothing behind', async () => {
  vi.useFakeTimers();
  const outer = new AbortController();
  expect(await withDeadline(50, outer.signal, async () => 'done')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('the signal of work aborts when the time is up', async () => {
  let inner: AbortSignal | undefined;
  const late = withDeadline(5, undefined, (signal) => {
    inner = signal;
    return new Promise(() => {});
  });
  await expect(late).rejects.toBeInstanceOf(DeadlineError);
  expect(inner?.aborted).toBe(true);
});

test('a signal that was aborted beforehand stops at once', async () => {
  const outer = AbortSignal.abort(new Error('gone'));
  await expect(withDeadline(50, outer, () => new Promise(() => {}))).rejects.toThrow('gone');
});
