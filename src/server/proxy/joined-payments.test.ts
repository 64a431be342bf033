import { afterEach, expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { FROM_PAGE, KEY, OBSERVERS, ORIGIN, settingsWith } from '../server-test-kit.ts';
import { createProxy } from './proxy.ts';
import type { Upstream } from './upstream.ts';

afterEach(() => vi.restoreAllMocks());

/** A payment and its repeats under one key, at an upstream that answers once it is let. */
function paymentUnderWay(answer: () => Response) {
  const { isOpen, open } = gate();
  const upstream = vi.fn<Upstream>(() => isOpen.then(answer));
  const proxy = createProxy(settingsWith(), upstream, OBSERVERS);
  const pay = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
    proxy(
      new Request(`${ORIGIN}/api/v2/payment`, {
        method: 'POST',
        body: '{"amount":1}',
        ...init,
        headers: { ...FROM_PAGE, 'idempotency-key': KEY, ...headers },
      }),
    );
  return { pay, open, upstream };
}

test('D-137: the repeat of a payment whose first asker has left hears of no refusal where the upstream breaks off', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { pay, open, upstream } = paymentUnderWay(() => {
    throw new Error('cut');
  });
  const asker = new AbortController();
  const first = pay({}, { signal: asker.signal });
  const repeat = pay();
  asker.abort();
  open();
  expect([(await first).status, (await repeat).status]).toEqual([502, 502]);
  expect((await repeat).headers.has('x-guiche-refused')).toBe(false);
  expect(upstream).toHaveBeenCalledTimes(1);
});

test.each<[string, Record<string, string>, number]>([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['from a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
  ['that a form of another site could send', { 'content-type': 'text/plain' }, 415],
])('who knows the key of a payment under way hears no answer %s', async (_, headers, status) => {
  const { pay, open } = paymentUnderWay(() => Response.json({ token: 'access' }));
  const own = pay();
  const other = pay(headers);
  open();
  const foreign = await other;
  expect([foreign.status, await foreign.text()]).toEqual([
    status,
    expect.not.stringContaining('access'),
  ]);
  expect(await (await own).json()).toEqual({ token: 'access' });
});
