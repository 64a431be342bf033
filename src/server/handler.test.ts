import { afterEach, expect, test, vi } from 'vitest';
import { ORIGIN, serverWith } from './server-test-kit.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/healthcheck', true, 200],
  ['/readiness', true, 200],
  ['/healthcheck', false, 200],
  ['/readiness', false, 503],
])('nobody between keeps what %s says to a probe (ready: %s)', async (path, isReady, status) => {
  const response = await serverWith({ isReady: () => isReady }).get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['DELETE', 'PUT', 'PATCH'])(
  '%s of a page is answered with the methods that it has (RFC 9110, section 15.5.6)',
  async (method) => {
    const response = await serverWith().handler(new Request(`${ORIGIN}/lead`, { method }));
    expect(response.status).toBe(405);
    const allowed = response.headers.get('allow')!.split(/,\s*/);
    expect(allowed.toSorted()).toEqual(['GET', 'HEAD', 'POST']);
  },
);
