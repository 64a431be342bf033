import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes in time is handed on', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('60 seconds are the end of any wait', async () => {
  const wait = withTimeout(new Promise(() => {}));
  const end = vi.fn<(error: unknown) => void>();
  wait.catch(end);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledOnce();
});
