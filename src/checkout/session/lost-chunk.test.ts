import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { DeadlineError } from '../../api/deadline.ts';
import { reloadForLostChunk, type ReloadDeps } from './lost-chunk.ts';
import { countedWork } from './work-under-way.ts';

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
  vi.unstubAllGlobals();
});

test('a call that ends soon is waited for', async () => {
  const { deps, lose } = browser();
  const call = gate();
  const work = countedWork(() => call.isOpen);
  const reloading = lose();
  await Promise.resolve();
  expect(deps.reload).not.toHaveBeenCalled();
  call.open();
  await work;
  expect(await reloading).toBe(true);
  expect(deps.reload).toHaveBeenCalledOnce();
});

test.each(['getItem', 'setItem'] as const)(
  'without a storage that remembers it (%s), the page does not reload itself',
  async (method) => {
    const { deps, lose } = browser({ storage: () => fakeStorage([method]) });
    expect(await lose()).toBe(false);
    expect(deps.reload).not.toHaveBeenCalled();
  },
);
