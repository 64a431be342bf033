import { afterEach, expect, test, vi } from 'vitest';
import { removeVisitCookie } from './visit-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

test('the server is asked to remove the cookie of a visit, also while the page goes away', async () => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<void>>(async () => {});
  vi.stubGlobal('fetch', fetch);
  removeVisitCookie();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/visit', { method: 'DELETE', keepalive: true });
});
