import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { connectionOf } from '../node/listen.ts';
import { adaptorOf, FROM_PAGE, KEY, openPort, serverWith } from '../server-test-kit.ts';
import { createUpstream } from './upstream.ts';

/** The handler on a real port, before an upstream on another one: what is tested is what the wire carries. */

/** Addresses of the calls that the upstream has got. */
const seen: string[] = [];

/** Origin of a running checkout. */
async function running(): Promise<string> {
  seen.length = 0;
  const above = createServer((request, response) => {
    seen.push(request.url!);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":"t"}');
  });
  const apiUrl = new URL(`http://127.0.0.1:${await openPort(above)}`);
  const { handler } = serverWith({ upstream: createUpstream({ apiUrl }, async () => []) });
  const server = adaptorOf((request, env) => handler(request, connectionOf(env)));
  return `http://127.0.0.1:${await openPort(server)}`;
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

const PAYING = Object.entries({ ...FROM_PAGE, 'idempotency-key': KEY }).map((pair) =>
  pair.join(': '),
);

test.each([
  ['GET', '/api/v1/product/..;/config'],
  ['GET', '/api/v1/product/x%0d%0aX-Evil:%201'],
  ['GET', '/api/v1/../../admin'],
  ['GET', '//api/v1/product/x'],
  ['GET', 'http://evil.example/api/v1/users'],
  ['POST', '/api/v2/subscription/..;/renew'],
])('%s %s reaches nothing', async (method, path) => {
  const answer = await raw(await running(), `${method} ${path} HTTP/1.1`, PAYING);
  expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
  expect(seen).toEqual([]);
});

test.each([
  ['both lengths', ['Transfer-Encoding: chunked']],
  ['a second length', ['Content-Length: 4']],
  ['a coding that is not known', ['Transfer-Encoding: xchunked']],
])('a request with %s ends at the door: 400, and nothing goes up (RFC 9112)', async (_, extra) => {
  const origin = await running();
  const headers = [...PAYING, ...extra];
  const answer = await raw(origin, 'POST /api/v2/payment HTTP/1.1', headers, '{"amount":1}');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s never gives back what was sent', async (method) => {
  const answer = await raw(await running(), `${method} /lead HTTP/1.1`, ['Cookie: email=canary']);
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('canary');
});
