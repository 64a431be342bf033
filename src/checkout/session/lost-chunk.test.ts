import { afterEach, expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { DeadlineError } from '../../api/deadline.ts';
import { reloadForLostChunk, type ReloadDeps } from './lost-chunk.ts';
import { countedWork } from './work-under-way.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const GONE = new TypeError('Failed to fetch dynamically imported module');

function browser(changes: Partial<ReloadDeps> = {}) {
  const storage = fakeStorage();
  const deps: ReloadDeps = {
    storage: () => storage,
    fetch: vi.fn<ReloadDeps['fetch']>(async () => new Response('ok')),
    reload: vi.fn<() => void>(),
    build: () => 'https://checkout.example/assets/entry-1.js',
    ...changes,
  };
  return { deps, lose: (error: unknown = GONE) => reloadForLostChunk(error, deps) };
}

test('a page that has lost a chunk is reloaded once, and after another deploy once more', async () => {
  let build = '/assets/entry-1.js';
  const { deps, lose } = browser({ build: () => build });
  expect(await lose()).toBe(true);
  expect(deps.reload).toHaveBeenCalledOnce();
  expect(await lose()).toBe(false);
  build = '/assets/entry-2.js';
  expect(await lose()).toBe(true);
  expect(await lose()).toBe(false);
  build = '/assets/entry-1.js';
  expect(await lose()).toBe(false);
  expect(deps.reload).toHaveBeenCalledTimes(2);
});

test('a buyer who is offline keeps the page', async () => {
  const { deps, lose } = browser({ fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await lose()).toBe(false);
  expect(deps.reload).not.toHaveBeenCalled();
  deps.fetch = async () => new Response('ok');
  expect(await lose()).toBe(true);
});

test('a chunk that is only slow does not reload the page', async () => {
  const { deps, lose } = browser();
  expect(await lose(new DeadlineError('Not done within 60000 ms'))).toBe(false);
  expect(deps.fetch).not.toHaveBeenCalled();
});

test('a page never reloads itself while a payment is under way, also one begun meanwhile', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const { deps, lose } = browser();
  const { isOpen, open } = gate();
  const payment = countedWork(() => isOpen, true);
  expect(await lose()).toBe(false);
  open();
  await payment;

  const answer = gate();
  deps.fetch = () => answer.isOpen;
  const next = gate();
  const reloading = lose();
  const later = countedWork(() => next.isOpen, true);
  answer.open();
  expect(await reloading).toBe(false);
  expect(deps.reload).not.toHaveBeenCalled();
  next.open();
  await later;
});

test.each(['getItem', 'setItem'] as const)(
  'without a storage that remembers it (%s), the page does not reload itself',
  async (method) => {
    const { deps, lose } = browser({ storage: () => fakeStorage([method]) });
    expect(await lose()).toBe(false);
    expect(deps.reload).not.toHaveBeenCalled();
  },
);

test('a call is waited for two seconds, and a payment not at all', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const { deps, lose } = browser();
  const settled = vi.fn<(isReloading: boolean) => void>();
  const [call, payment] = [gate(), gate()];
  const work = countedWork(() => call.isOpen);
  void lose().then(settled);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenLastCalledWith(false);

  const paid = countedWork(() => payment.isOpen, true);
  void lose().then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(2);
  expect(settled).toHaveBeenLastCalledWith(false);
  expect(deps.fetch).not.toHaveBeenCalled();
  call.open();
  payment.open();
  await Promise.all([work, paid]);
});

test('a browser reloads its page once the server has answered, and remembers the build in the tab', async () => {
  const storage = fakeStorage();
  const fetch = vi.fn<ReloadDeps['fetch']>(async () => new Response('ok'));
  const reload = vi.fn<() => void>();
  const href = 'https://checkout.example/assets/entry-1.js';
  const querySelector = vi.fn<(selector: string) => { href: string } | null>(() => ({ href }));
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelector });
  expect(await reloadForLostChunk(GONE)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(querySelector).toHaveBeenCalledWith('#program');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/healthcheck', {
    signal: expect.any(AbortSignal),
  });
  expect(storage.getItem(`guiche.reloaded ${href}`)).not.toBeNull();

  querySelector.mockReturnValue(null);
  expect([await reloadForLostChunk(GONE), await reloadForLostChunk(GONE)]).toEqual([true, false]);
});
