import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { DeadlineError } from '../../api/deadline.ts';
import { reloadForLostChunk } from './lost-chunk.ts';
import { countedWork } from './work-under-way.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module');

/** The browser of a page; `build` is the address of its program. */
function browser({
  storage = fakeStorage(),
  build = () => '/assets/entry-1.js' as string | null,
} = {}) {
  const reload = vi.fn<() => void>();
  const ask = vi.fn<(address: string, init: object) => Promise<unknown>>(async () => {});
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const querySelector = (selector: string) => {
    const href = build();
    return selector === '#program' && href !== null ? { href } : null;
  };
  vi.stubGlobal('document', { querySelector });
  return { reload, ask, storage, lose: (error: unknown = GONE) => reloadForLostChunk(error) };
}

test('a page that has lost a chunk is reloaded once, and after another deploy once more', async () => {
  let build = '/assets/entry-1.js';
  const { ask, reload, storage, lose } = browser({ build: () => build });
  expect(await lose()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  const signal = expect.any(AbortSignal) as unknown;
  expect(ask).toHaveBeenCalledExactlyOnceWith('/healthcheck', { cache: 'no-store', signal });
  expect(storage.getItem('guiche.reloaded /assets/entry-1.js')).not.toBeNull();
  expect(await lose()).toBe(false);
  build = '/assets/entry-2.js';
  expect(await lose()).toBe(true);
  expect(await lose()).toBe(false);
  build = '/assets/entry-1.js';
  expect(await lose()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a buyer who is offline keeps the page', async () => {
  const { ask, reload, lose } = browser();
  ask.mockRejectedValueOnce(new TypeError('offline'));
  expect(await lose()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await lose()).toBe(true);
});

test('a chunk that is only slow does not reload the page', async () => {
  const { ask, lose } = browser();
  expect(await lose(new DeadlineError('Not done within 60000 ms'))).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test('a page never reloads itself while a payment is under way, also one begun meanwhile', async () => {
  const { ask, reload, lose } = browser();
  const { isOpen, open } = gate();
  const payment = countedWork(() => isOpen, true);
  expect(await lose()).toBe(false);
  open();
  await payment;

  const answer = gate();
  ask.mockReturnValue(answer.isOpen);
  const next = gate();
  const reloading = lose();
  const later = countedWork(() => next.isOpen, true);
  answer.open();
  expect(await reloading).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  next.open();
  await later;
});

test.each(['getItem', 'setItem'] as const)(
  'without a storage that remembers it (%s), the page does not reload itself',
  async (method) => {
    const { reload, lose } = browser({ storage: fakeStorage([method]) });
    expect(await lose()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a call is waited for two seconds, and a payment not at all', async () => {
  vi.useFakeTimers();
  const { ask, lose } = browser();
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
  expect(ask).not.toHaveBeenCalled();
  call.open();
  payment.open();
  await Promise.all([work, paid]);
});
