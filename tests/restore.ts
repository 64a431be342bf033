import { afterEach, vi } from 'vitest';

/** Puts back functions, globals and the clock that a test has replaced, before the next test begins. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
