import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startBalancer } from './balancer.ts';

const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));

/** A copy that answers with its name, or holds what it gets until it is killed. */
async function startCopy(name: string, { holds = false, isReady = true } = {}) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/readiness') return response.writeHead(isReady ? 200 : 503).end();
    seen.push(`${request.method} ${request.headers['x-forwarded-for']}`);
    if (!holds) response.end(name);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const kill = () => {
    server.close();
    server.closeAllConnections();
  };
  opened.push(kill);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, kill };
}

async function inFrontOf(...copies: { origin: string }[]) {
  const balancer = await startBalancer(...copies.map(({ origin }) => origin));
  opened.push(balancer.close);
  return balancer;
}

const ask = async (origin: string, init: RequestInit = {}) => (await fetch(origin, init)).text();
const WRITES = { method: 'POST', body: 'a' };

test('the copies take turns, request by request, and learn where each comes from', async () => {
  const [one, two] = [await startCopy('one'), await startCopy('two')];
  const { origin } = await inFrontOf(one, two);
  const answers = [await ask(origin), await ask(origin, WRITES), await ask(origin)];
  expect(answers).toEqual(['one', 'two', 'one']);
  expect(one.seen).toEqual(['GET 127.0.0.1', 'GET 127.0.0.1']);
});

test('a read under way at a copy that is killed goes to another one', async () => {
  const [one, two] = [await startCopy('one', { holds: true }), await startCopy('two')];
  const { origin } = await inFrontOf(one, two);
  const answer = ask(origin);
  await expect.poll(() => one.seen.length).toBe(1);
  one.kill();
  expect(await answer).toBe('two');
});

test('a call that writes is cut off with its copy, and no other copy sees it', async () => {
  const [one, two] = [await startCopy('one', { holds: true }), await startCopy('two')];
  const { origin } = await inFrontOf(one, two);
  const failure = ask(origin, WRITES).catch((error: Error) => error.message);
  await expect.poll(() => one.seen.length).toBe(1);
  one.kill();
  expect(await failure).toBe('fetch failed');
  expect(two.seen).toEqual([]);
});

test('a call that writes to a copy that takes no connection is 502, and the next one goes elsewhere', async () => {
  const [one, two] = [await startCopy('one'), await startCopy('two')];
  const { origin } = await inFrontOf(one, two);
  one.kill();
  const response = await fetch(origin, WRITES);
  expect(response.status).toBe(502);
  expect([await ask(origin, WRITES), await ask(origin)]).toEqual(['two', 'two']);
});

test('a copy that is not ready gets nothing once a probe has seen it', async () => {
  const [one, two] = [await startCopy('one', { isReady: false }), await startCopy('two')];
  const { origin } = await inFrontOf(one, two);
  await expect.poll(async () => [await ask(origin), await ask(origin)]).toEqual(['two', 'two']);
});
