import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { FROM_PAGE, KEY, mutedErrors, ORIGIN } from '../server-test-kit.ts';
import { payment, proxyTo, upstreamWith } from '../server-test-kit.ts';
import type { Upstream } from './upstream.ts';

test.each([
  ['GET', '/api/v1/product/BETA/config?planId=p1'],
  ['GET', '/api/v1/seller/direto?seller=performance'],
  ['POST', '/api/v1/lead'],
  ['PATCH', '/api/v1/lead/l1'],
])('%s %s goes to the upstream with its query', async (method, path) => {
  const { calls, upstream } = upstreamWith({ '/api/': () => Response.json({ ok: true }) });
  const writing = { method, body: '{}', headers: FROM_PAGE };
  const init: RequestInit = method === 'GET' ? { method } : writing;
  const response = await proxyTo(upstream)(new Request(ORIGIN + path, init));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(calls.map((call) => [call.method, call.url])).toEqual([[method, ORIGIN + path]]);
  expect(await calls[0]!.text()).toBe(method === 'GET' ? '' : '{}');
});

/** The upstream may decide by these. */
const OF_BROWSER = {
  accept: 'application/json',
  'accept-language': 'pt-MZ,pt;q=0.9',
  referer: 'https://checkout.example/payment?product=ALFA',
  'user-agent': 'Mozilla/5.0',
};

test('body, appVersion and Idempotency-Key go up, always as JSON; cookies and connection headers do not', async () => {
  const { calls, upstream } = upstreamWith({ '/payment': () => Response.json({ token: 't' }) });
  const headers = {
    ...OF_BROWSER,
    'content-type': 'application/json; charset=utf-16',
    appVersion: '1.2.3',
    cookie: 'email=ana@example.com',
    authorization: 'Basic x',
    'x-forwarded-for': '203.0.113.9',
    te: 'trailers',
    baggage: 'email=ana@example.com',
    'x-request-id': 'request-1',
  };
  await proxyTo(upstream, { trustedProxies: 1 })(payment({ headers }));
  const [call] = calls;
  expect(await call!.text()).toBe('{"amount":1}');
  expect(Object.fromEntries(call!.headers)).toEqual({
    ...OF_BROWSER,
    appversion: '1.2.3',
    'content-type': 'application/json',
    'idempotency-key': KEY,
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'request-1',
  });
});

test('a forwarded call without TRUSTED_PROXIES is said once, and is not limited', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { upstream } = upstreamWith({ '/payment': () => Response.json({}) });
  const proxy = proxyTo(upstream);
  const pay = (headers?: Record<string, string>) => proxy(payment({ headers }), '::1');
  for (let count = 0; count < 30; count++) {
    expect((await pay({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES is not set')]]);
  const keys = Array.from({ length: 30 }, () => crypto.randomUUID());
  const direct = await Promise.all(keys.map((key) => pay({ 'idempotency-key': key })));
  expect(direct.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('the answer comes back with its status and body, without cookies and without a header of ours', async () => {
  const ours = { 'x-guiche-refused': 'rate', 'retry-after': '3' };
  const init = { status: 422, headers: { 'set-cookie': 'a=b', server: 'x', ...ours } };
  const answer = () => Response.json({ message: 'refused' }, init);
  const { upstream } = upstreamWith({ '/payment': answer });
  const response = await proxyTo(upstream)(payment());
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: 'refused' });
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
    'retry-after': '3',
  });
});

test.each([
  ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
  ['application/problem+json', 'application/problem+json'],
  ['text/html', 'text/plain; charset=utf-8'],
  ['application/jsonx', 'text/plain; charset=utf-8'],
])('an answer of type %s comes back as %s', async (type, expected) => {
  const { upstream } = upstreamWith({
    '/payment': () => new Response('x', { headers: { 'content-type': type } }),
  });
  const response = await proxyTo(upstream)(payment());
  expect(response.headers.get('content-type')).toBe(expected);
});

/** An answer without end. */
const endless = () =>
  new ReadableStream({ pull: (answer) => answer.enqueue(new Uint8Array(100_000)) });

test.each<[string, () => Response | Promise<Response>]>([
  ['redirects', () => new Response(null, { status: 307, headers: { location: '/elsewhere' } })],
  ['answers 700', () => Object.defineProperty(new Response('x'), 'status', { value: 700 })],
  ['answers without end', () => new Response(endless())],
  ['breaks off', () => Promise.reject(new Error('lost while sending {"amount":1}'))],
])('an upstream that %s: 502, no repeat, and nothing of the body in the log', async (_, answer) => {
  const log = mutedErrors();
  const { calls, upstream } = upstreamWith({ '/payment': answer });
  const response = await proxyTo(upstream)(payment());
  expect(response.status).toBe(502);
  expect(response.headers.has('x-guiche-refused')).toBe(false);
  expect(await response.json()).toHaveProperty('message');
  expect(calls).toHaveLength(1);
  const said = log.mock.calls.flat().join();
  expect(said).toContain('payV2');
  expect(said).not.toContain('amount');
});

test('a body without end is cut off: 413, and the upstream hears nothing', async () => {
  const { calls, upstream } = upstreamWith();
  const response = await proxyTo(upstream)(payment({ body: 'x'.repeat(1_000_001) }));
  expect(response.status).toBe(413);
  expect(response.headers.get('x-guiche-refused')).toBe('size');
  expect(calls).toEqual([]);
});

test.each([
  ['POST', '/api/v2/payment', 200],
  ['POST', '/api/v1/lead', 200],
  ['PATCH', '/api/v1/lead/l1', 200],
  ['GET', '/api/v1/seller/x', 499],
])('%s %s whose asker has gone is answered by %i: what writes is seen through', async (...call) => {
  const [method, path, status] = call;
  const { isOpen, open } = gate();
  const upstream = vi.fn<Upstream>(({ signal }) =>
    Promise.race([
      isOpen.then(() => Response.json({ token: 't' })),
      new Promise<never>((_, cut) => signal.addEventListener('abort', () => cut(signal.reason))),
    ]),
  );
  const asker = new AbortController();
  const headers = { ...FROM_PAGE, 'idempotency-key': KEY };
  const init = method === 'GET' ? { headers } : { method, headers, body: '{}' };
  const answer = proxyTo(upstream)(new Request(ORIGIN + path, { ...init, signal: asker.signal }));
  await vi.waitFor(() => expect(upstream).toHaveBeenCalled());
  asker.abort();
  await new Promise((resolve) => setTimeout(resolve));
  open();
  expect((await answer).status).toBe(status);
});
