import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { ORIGIN, payment, proxyTo, mutedErrors } from '../server-test-kit.ts';
import type { Settings } from '../settings/settings.ts';
import type { Upstream } from './upstream.ts';

/** An upstream that answers once it is let. */
function slowUpstream(settings?: Partial<Settings>, answer = () => Response.json({ token: 't' })) {
  const { isOpen, open } = gate();
  const upstream = vi.fn<Upstream>(() => isOpen.then(answer));
  const proxy = proxyTo(upstream, settings);
  const pay = (headers: Record<string, string> = {}, init: RequestInit = {}, path?: string) =>
    proxy(payment({ headers, ...init }, path), '203.0.113.9');
  return { pay, open, upstream, proxy };
}

test('a payment that the browser sends again while it is under way is never refused for its number', async () => {
  const { pay, open, upstream } = slowUpstream({ trustedProxies: 0 });
  const answers = Array.from({ length: 30 }, () => pay());
  open();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 200));
  expect(upstream).toHaveBeenCalledTimes(1);
});

test('another key or another path is another payment, and so is the same one later', async () => {
  const { pay, open, upstream } = slowUpstream();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const sent = [pay(), pay(key), pay({}, {}, '/api/v1/payment')];
  open();
  await Promise.all(sent);
  await pay();
  const versions = upstream.mock.calls.map(([{ url }]) => url.slice(`${ORIGIN}/api/`.length));
  expect(versions).toEqual(['v2/payment', 'v2/payment', 'v1/payment', 'v2/payment']);
});

test('D-137: the repeat of a payment whose first asker has left hears of no refusal where the upstream breaks off', async () => {
  mutedErrors();
  const { pay, open, upstream } = slowUpstream({}, () => {
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
  const { pay, open } = slowUpstream({}, () => Response.json({ token: 'access' }));
  const own = pay();
  const other = pay(headers);
  open();
  const foreign = await other;
  expect(foreign.status).toBe(status);
  expect(await foreign.text()).not.toContain('access');
  expect(await (await own).json()).toEqual({ token: 'access' });
});

test('of four connections reads take three and payments all; what finds none is refused unsent', async () => {
  const { pay, proxy, open, upstream } = slowUpstream({ upstreamCalls: 4 });
  const read = () => proxy(new Request(`${ORIGIN}/api/v1/seller/direto`));
  const payOnce = () => pay({ 'idempotency-key': crypto.randomUUID() });
  const reads = Array.from({ length: 4 }, read);
  const refused = await reads[3]!;
  expect(refused.status).toBe(503);
  expect(refused.headers.get('x-guiche-refused')).toBe('busy');
  expect(refused.headers.get('retry-after')).toBe('1');
  const paid = payOnce();
  expect((await payOnce()).headers.get('x-guiche-refused')).toBe('busy');
  expect(upstream).toHaveBeenCalledTimes(4);
  open();
  expect((await paid).status).toBe(200);
  await Promise.all(reads);
  expect((await read()).status).toBe(200);
});

test('a call that fails gives its connection back', async () => {
  mutedErrors();
  const proxy = proxyTo(() => Promise.reject(new Error('cut')), { upstreamCalls: 1 });
  expect((await proxy(payment())).status).toBe(502);
  expect((await proxy(payment())).status).toBe(502);
});
