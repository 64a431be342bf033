import { expect, test, vi } from 'vitest';
import { isCutOff } from './connection.ts';

test.each([
  ['answers', false],
  ['fails', true],
] as const)('our own server %s: cut off %s', async (server, isIt) => {
  const asked = vi.fn<() => Promise<unknown>>(() =>
    server === 'fails' ? Promise.reject(new TypeError('no network')) : Promise.resolve({}),
  );
  vi.stubGlobal('fetch', asked);
  expect(await isCutOff()).toBe(isIt);
  expect(asked).toHaveBeenCalledWith(
    '/healthcheck',
    expect.objectContaining({ cache: 'no-store' }),
  );
});
