import { expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

test('work that is done in time leaves nothing behind', async () => {
  vi.useFakeTimers();
  const outer = new AbortController();
  const added = vi.spyOn(outer.signal, 'addEventListener');
  const removed = vi.spyOn(outer.signal, 'removeEventListener');
  expect(await withDeadline(50, outer.signal, async () => 'done')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledExactlyOnceWith('abort', added.mock.calls[0]![1]);
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

test('a signal that aborts meanwhile stops the work with its reason', async () => {
  const outer = new AbortController();
  let inner: AbortSignal | undefined;
  const stopped = withDeadline(30_000, outer.signal, (signal) => {
    inner = signal;
    return new Promise(() => {});
  });
  outer.abort(new Error('gone'));
  await expect(stopped).rejects.toThrow('gone');
  expect(inner?.aborted).toBe(true);
});
