import { expect, test, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

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
