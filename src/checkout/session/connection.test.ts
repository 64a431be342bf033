import { afterEach, expect, test, vi } from 'vitest';
import { isCutOff, isOffline, subscribeToConnection } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, true],
  [true, false],
  [undefined, false],
])('a browser whose onLine is %s is offline: %s', (onLine, isIt) => {
  vi.stubGlobal('navigator', { onLine });
  expect(isOffline()).toBe(isIt);
});

test.each([
  ['answers', false],
  ['fails', true],
] as const)('our own server %s: cut off %s', async (server, isIt) => {
  vi.stubGlobal('location', { pathname: '/payment' });
  const asked = vi.fn<() => Promise<unknown>>(() =>
    server === 'fails' ? Promise.reject(new TypeError('no network')) : Promise.resolve({}),
  );
  vi.stubGlobal('fetch', asked);
  expect(await isCutOff()).toBe(isIt);
  expect(asked).toHaveBeenCalledWith('/payment', { method: 'HEAD', cache: 'no-store' });
});

test('a listener hears that the connection goes and comes back, until it leaves', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const listener = vi.fn<() => void>();
  const leave = subscribeToConnection(listener);
  window.dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
