import { expect, test, vi } from 'vitest';
import { mutedErrors, ORIGIN, payment, serverWith } from './server-test-kit.ts';

test.each([
  ['/healthcheck', true, 200, 'ok', '[ROUTE-36] [FLOW-22]'],
  ['/readiness', true, 200, 'ok', '[ROUTE-35] [FLOW-21]'],
  ['/healthcheck', false, 200, 'ok', ''],
  ['/readiness', false, 503, 'stopping', ''],
])('%s (ready: %s) answers %i %s, which nobody keeps, and makes no call %s', async (...given) => {
  const [path, isReady, status, text] = given;
  const { get, calls } = serverWith({ isReady: () => isReady });
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(calls).toEqual([]);
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

test('a call that our own server fails to answer is 502, as JSON: no page, and not refused', async () => {
  mutedErrors();
  vi.spyOn(Response.prototype, 'clone').mockImplementationOnce(() => {
    throw new RangeError('status');
  });
  const response = await serverWith().handler(payment());
  expect(response.status).toBe(502);
  expect(response.headers.has('x-guiche-refused')).toBe(false);
  expect(await response.json()).toHaveProperty('message');
});
