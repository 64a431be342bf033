import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionOf, listen } from '../node/listen.ts';
import { FROM_PAGE, KEY, serverWith } from '../server-test-kit.ts';
import type { Settings } from '../settings/settings.ts';
import { createUpstream } from './upstream.ts';

/** The handler on a real port, before an upstream on another one: what is tested is what the wire carries. */

interface Seen {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const servers: Server[] = [];
const seen: Seen[] = [];
/** Headers that the upstream sends with its answers. */
let answered: Record<string, string> = {};
let apiUrl: URL;

beforeEach(async () => {
  seen.length = 0;
  answered = {};
  const upstream = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ url: request.url!, headers: request.headers, body });
    response
      .writeHead(200, { 'content-type': 'application/json', ...answered })
      .end('{"token":"t"}');
  });
  servers.push(upstream);
  apiUrl = new URL(`http://127.0.0.1:${await listen(upstream, 0, '127.0.0.1')}`);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Origin of a running checkout. */
async function running(settings: Partial<Settings> = {}): Promise<string> {
  const upstream = createUpstream({ apiUrl }, async () => []);
  const { handler } = serverWith({ settings, upstream });
  const server = createAdaptorServer({
    fetch: (request, env) => handler(request, connectionOf(env)),
    // The globals are those of all tests in this process.
    overrideGlobalObjects: false,
  }) as Server;
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

const keyOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A payment as a script sends it; `null` leaves out a header. */
function pay(
  origin: string,
  changes: Record<string, string | null> = {},
  path = '/api/v2/payment',
) {
  const all = { ...FROM_PAGE, 'idempotency-key': KEY, ...changes };
  const headers = Object.entries(all).filter(([, value]) => value !== null) as [string, string][];
  return fetch(origin + path, { method: 'POST', headers, body: '{"amount":1}' });
}

/** Status line and headers of the answer to a request that is written byte by byte. */
async function raw(origin: string, requestLine: string, headers: string[], body = '') {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const length = `Content-Length: ${body.length}`;
  const lines = [requestLine, 'Host: checkout', 'Connection: close', length, ...headers, '', body];
  socket.write(lines.join('\r\n'));
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  return answer;
}

test('a payment of a page arrives, with its body and as JSON', async () => {
  const response = await pay(await running());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ token: 't' });
  expect(seen).toHaveLength(1);
  expect(seen[0]!.body).toBe('{"amount":1}');
  expect(seen[0]!.headers['content-type']).toBe('application/json');
});

test.each<[string, number, string, Record<string, string | null>]>([
  [
    'a form of another site',
    403,
    'origin',
    {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
      'content-type': 'text/plain',
    },
  ],
  ['a script of another site', 403, 'origin', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', 403, 'origin', { 'sec-fetch-site': 'same-site' }],
  [
    'another site in an older browser',
    403,
    'origin',
    { 'sec-fetch-site': null, origin: 'https://evil.example' },
  ],
  ['a sandboxed frame', 403, 'origin', { 'sec-fetch-site': null, origin: 'null' }],
  ['nobody', 403, 'origin', { 'sec-fetch-site': null }],
  ['a page of ours as text', 415, 'type', { 'content-type': 'text/plain' }],
  [
    'a page of ours as a form',
    415,
    'type',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['a page of ours as XML', 415, 'type', { 'content-type': 'application/xml' }],
  ['a page of ours without a key', 400, 'key', { 'idempotency-key': null }],
  ['a page of ours with a key of another shape', 400, 'key', { 'idempotency-key': 'again' }],
])('a payment sent by %s is %d, and nothing of it goes up', async (_, status, reason, changes) => {
  const response = await pay(await running(), changes);
  expect(response.status).toBe(status);
  expect(response.headers.get('x-guiche-refused')).toBe(reason);
  expect(seen).toEqual([]);
});

test('where browsers do not say the site, the own origin or that of PUBLIC_ORIGIN is enough', async () => {
  const origin = await running({ publicOrigin: 'https://buy.example' });
  for (const own of [origin, 'https://buy.example']) {
    const response = await pay(origin, { 'sec-fetch-site': null, origin: own });
    expect(response.status, own).toBe(200);
  }
});

test.each([
  '/api/v1/product/..;/config',
  '/api/v1/product/x;y=1/config',
  '/api/v1/product/%2e%2e%3b/config',
  '/api/v1/product/%252e%252e%252fadmin',
  '/api/v1/product/..%2fadmin',
  '/api/v1/product/..%5cadmin',
  '/api/v1/product/x%00',
  '/api/v1/product/x%3Fadmin=1',
  '/api/v1/product/x%23y',
  '/api/v1/product/x%0d%0aX-Evil:%201',
  '/api/v1/product/x%0A',
  '/api/v1/product/%c0%ae%c0%ae',
  '/api/v1/../../admin',
  '/api/v1/product/x/../../../admin',
  '//api/v1/product/x',
  '/api//v1/product/x',
  'http://evil.example/api/v1/users',
])('the path %s reaches nothing', async (path) => {
  const answer = await raw(await running(), `GET ${path} HTTP/1.1`, []);
  expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
  expect(seen).toEqual([]);
});

test('a path trick with a payment behind it reaches nothing either, and says that it was not sent', async () => {
  const headers = Object.entries({ ...FROM_PAGE, 'idempotency-key': KEY });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const path = '/api/v2/subscription/..;/renew';
  const answer = await raw(await running(), `POST ${path} HTTP/1.1`, lines, '{}');
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
  expect(answer.toLowerCase()).toContain('x-guiche-refused: path');
  expect(seen).toEqual([]);
});

const SECONDS_PER_TOKEN = 3;

/** Twenty payments go up, and one more for each three seconds that the test takes. */
function expectLimited(startedAt: number): void {
  const tokens = (performance.now() - startedAt) / 1000 / SECONDS_PER_TOKEN;
  expect(seen.length).toBeGreaterThanOrEqual(20);
  expect(seen.length).toBeLessThanOrEqual(20 + Math.floor(tokens));
}

test('of a burst of 200 payments 20 go up; the others hear when to come back', async () => {
  const origin = await running();
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => pay(origin, { 'idempotency-key': keyOf(at) })),
  );
  expectLimited(startedAt);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(200 - seen.length);
  for (const { headers } of refused) {
    expect(headers.get('x-guiche-refused')).toBe('rate');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
});

const burstOf = (origin: string, count: number, addressOf: (at: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      pay(origin, { 'idempotency-key': keyOf(at), 'x-forwarded-for': addressOf(at) }),
    ),
  );

test('with TRUSTED_PROXIES=0 another X-Forwarded-For with each payment does not help', async () => {
  const origin = await running({ trustedProxies: 0 });
  const startedAt = performance.now();
  await burstOf(origin, 60, (at) => `6.6.6.${at}`);
  expectLimited(startedAt);
  for (const { headers } of seen) expect(headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('behind one proxy what the client wrote is dropped, and each buyer has a limit', async () => {
  const origin = await running({ trustedProxies: 1 });
  const startedAt = performance.now();
  await burstOf(origin, 60, (at) => `6.6.6.${at}, 203.0.113.9`);
  expectLimited(startedAt);
  for (const { headers } of seen) {
    expect(headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
  }
  expect((await pay(origin, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
});

test('without TRUSTED_PROXIES forwarded payments are not limited, and the log says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const origin = await running();
  await burstOf(origin, 60, () => '203.0.113.9');
  expect(seen).toHaveLength(60);
  expect(seen[0]!.headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES')]]);
});

test('an upstream cannot say that a call was not sent', async () => {
  answered = { 'x-guiche-refused': 'rate', 'set-cookie': 'a=b', 'content-security-policy': 'x' };
  const response = await pay(await running());
  expect(response.status).toBe(200);
  expect(seen).toHaveLength(1);
  expect(response.headers.has('x-guiche-refused')).toBe(false);
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a payment of more than a megabyte is 413, and nothing of it goes up', async () => {
  const origin = await running();
  const headers = { ...FROM_PAGE, 'idempotency-key': KEY };
  const body = JSON.stringify({ name: 'x'.repeat(1_000_000) });
  const response = await fetch(`${origin}/api/v2/payment`, { method: 'POST', headers, body });
  expect(response.status).toBe(413);
  expect(response.headers.get('x-guiche-refused')).toBe('size');
  expect(seen).toEqual([]);
});

test('a call that only reads is answered whoever asks', async () => {
  const origin = await running();
  const response = await fetch(`${origin}/api/v1/seller/direto`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(200);
  expect(seen[0]!.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test.each([
  ['both lengths', ['Transfer-Encoding: chunked']],
  ['a second length', ['Content-Length: 4']],
  ['a coding that is not known', ['Transfer-Encoding: xchunked']],
])('a request with %s ends at the door: 400, and nothing goes up (RFC 9112)', async (_, extra) => {
  const origin = await running();
  const headers = [
    ...Object.entries({ ...FROM_PAGE, 'idempotency-key': KEY }).map((pair) => pair.join(': ')),
    ...extra,
  ];
  const answer = await raw(origin, 'POST /api/v2/payment HTTP/1.1', headers, '{"amount":1}');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s never gives back what was sent', async (method) => {
  const answer = await raw(await running(), `${method} /lead HTTP/1.1`, ['Cookie: email=canary']);
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('canary');
});
