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

test.each([
  '/api/v1/product/..;/config',
  '/api/v1/product/%2e%2e%3b/config',
  '/api/v1/product/x%0d%0aX-Evil:%201',
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

const burstOf = (origin: string, count: number, addressOf: (at: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      pay(origin, { 'idempotency-key': keyOf(at), 'x-forwarded-for': addressOf(at) }),
    ),
  );

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
