import { EventEmitter } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaptorOf, ANSWERS, FROM_PAGE, KEY, openPort, serverWith } from '../server-test-kit.ts';
import { createGracefulStop } from './graceful-stop.ts';

/** Lets the upstream answer; until then it holds every payment and every seller back. */
let release: () => void;
let held: Promise<void>;

beforeEach(() => {
  // The connections are real, the clock is the test's.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  held = new Promise((resolve) => (release = resolve));
});
afterEach(() => release());

/** The product's handler on a real port; its process is a fake that only remembers how it ended. */
async function running({ drainMs = 0, writeMs = 70_000 } = {}) {
  const host = Object.assign(new EventEmitter(), { exit: vi.fn<(code: number) => void>() });
  const stop = createGracefulStop({ drainMs, writeMs }, () => {}, host);
  const { handler, calls } = serverWith({
    isReady: stop.isReady,
    answers: {
      '/config': ANSWERS['/config']!,
      '/payment': () => held.then(() => Response.json({ data: { token: 'T' } })),
      '/seller/held': () => held.then(() => Response.json({ name: 'Ana' })),
      '/seller/': ANSWERS['/seller/']!,
    },
  });
  const tracked = stop.track(handler);
  const server = adaptorOf((request) => tracked(request));
  const origin = `http://localhost:${await openPort(server)}`;
  stop.stopOnSignal(server);
  const paying = { ...FROM_PAGE, 'idempotency-key': KEY };
  const pay = () =>
    fetch(`${origin}/api/v2/payment`, { method: 'POST', headers: paying, body: '{}' });
  const arrived = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
  const ended = (code: number) =>
    vi.waitFor(() => expect(host.exit).toHaveBeenCalledExactlyOnceWith(code));
  const closed = () => vi.waitFor(() => expect(fetch(`${origin}/healthcheck`)).rejects.toThrow());
  return { host, server, origin, pay, arrived, ended, closed };
}

test('readiness fails first, and requests are taken while the server drains', async () => {
  const { host, origin, pay, closed, ended } = await running({ drainMs: 5_000 });
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect(await statusOf('/readiness')).toBe(200);
  host.emit('SIGTERM');
  vi.advanceTimersByTime(4_900);
  expect(await statusOf('/readiness')).toBe(503);
  expect(await statusOf('/healthcheck')).toBe(200);
  const page = await fetch(`${origin}/lead?product=BETA`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  release();
  expect((await pay()).status).toBe(200);
  vi.advanceTimersByTime(200);
  await closed();
  await ended(0);
});

test('a payment is waited for as long as the setting says, and a cut one makes the exit code 1', async () => {
  const { host, pay, arrived } = await running({ writeMs: 70_000 });
  const payment = pay().catch(() => undefined);
  await arrived(1);
  host.emit('SIGTERM');
  vi.advanceTimersByTime(69_900);
  expect(host.exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(host.exit).toHaveBeenCalledWith(1);
  release();
  await payment;
});

test.each(['POST', 'PATCH', 'DELETE'])(
  'a stop waits for %s, whatever it writes, longer than for reads',
  async (method) => {
    const host = Object.assign(new EventEmitter(), { exit: vi.fn<(code: number) => void>() });
    const stop = createGracefulStop({ drainMs: 0, writeMs: 70_000 }, () => {}, host);
    const server = Object.assign(new EventEmitter(), { close() {}, closeAllConnections() {} });
    stop.stopOnSignal(server as never);
    const call = stop.track(() => held.then(() => new Response()))(
      new Request('http://localhost/api/v1/lead/l1', { method }),
    );
    host.emit('SIGTERM');
    vi.advanceTimersByTime(30_000);
    expect(host.exit).not.toHaveBeenCalled();
    release();
    await call;
    vi.advanceTimersByTime(1_000);
    expect(host.exit).toHaveBeenCalledWith(0);
  },
);

test('a read that does not end is cut off after 10 s', async () => {
  const { host, origin, arrived, ended } = await running();
  const read = fetch(`${origin}/api/v1/seller/held`).catch(() => 'cut');
  await arrived(1);
  host.emit('SIGTERM');
  vi.advanceTimersByTime(9_900);
  expect(host.exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  await ended(0);
  expect(await read).toBe('cut');
});

test('a stop with nothing under way ends at once, also with idle and unused connections', async () => {
  const { host, origin, server, ended } = await running();
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve) => {
    httpRequest(`${origin}/healthcheck`, { agent }, (response) =>
      response.resume().on('end', resolve),
    ).end();
  });
  const unused = connect(Number(new URL(origin).port), 'localhost');
  await vi.waitFor(async () => {
    const count = await new Promise((resolve) => server.getConnections((_, open) => resolve(open)));
    expect(count).toBe(2);
  });
  host.emit('SIGINT');
  vi.advanceTimersByTime(500);
  await ended(0);
  agent.destroy();
  unused.destroy();
});

test('a second signal ends at once, but the same Ctrl-C handed on twice is one', async () => {
  const { host, pay, arrived } = await running();
  const payment = pay().catch(() => undefined);
  await arrived(1);
  host.emit('SIGINT');
  host.emit('SIGINT');
  vi.advanceTimersByTime(1_000);
  expect(host.exit).not.toHaveBeenCalled();
  host.emit('SIGTERM');
  expect(host.exit).toHaveBeenCalledExactlyOnceWith(1);
  release();
  await payment;
});
