import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { afterAll, expect, test } from 'vitest';
import { serveLocally } from '../../tests/e2e/support/collectors/local-server.ts';
import { checked, compiledBrands } from '../../tests/walk/brands.ts';
import { readSettings } from '../../src/server/settings/settings.ts';
import { createBudget } from './budget.ts';
import { checkUpstream, exitCodeOf } from './check.ts';
import { brandsOf } from './delivered-brands.ts';
import { reportOf } from './report.ts';

const TEN_MEGABYTES = Buffer.alloc(10_000_000, 'x');

let hasFailed = false;

/** Ways in which a server answers that is no upstream, by the first part of its path. */
const SERVERS: Record<string, (response: ServerResponse) => void> = {
  html: (response) => response.setHeader('content-type', 'text/html').end('<h1>Login</h1>'),
  nothing: (response) => void response.socket?.destroy(),
  silent: () => {},
  half: (response) => {
    response.setHeader('content-length', 4000).write('{"plans":[{"id":"p-1","am');
    setTimeout(() => response.socket?.destroy(), 5);
  },
  slow: (response) => {
    const end = () => response.setHeader('content-type', 'application/json').end('{}');
    setTimeout(end, 60);
  },
  passing: (response) => {
    response.writeHead(hasFailed ? 200 : 503).end('{}');
    hasFailed = true;
  },
  late: (response) => void setTimeout(() => response.end('{}'), 1_600),
  long: (response) => response.end(TEN_MEGABYTES),
  card: (response) => response.end('{"plans":{"of":"4111 1111 1111 1111, ana@example.com"}}'),
};

const { origin, close } = await serveLocally({
  fetch({ url }, { outgoing }) {
    const [, kind] = new URL(url).pathname.split('/');
    SERVERS[kind!]!(outgoing);
    return RESPONSE_ALREADY_SENT;
  },
});
afterAll(close);

const brands = brandsOf(checked);
const LIMITS = { calls: 600, ms: 60_000, callsPerSecond: 10_000 };

const check = (kind: string, { asked = 1, limits = LIMITS, callMs = 10_000 } = {}) =>
  checkUpstream({
    address: `${origin}/${kind}`,
    brands,
    asked: compiledBrands.slice(0, asked),
    budget: createBudget(limits),
    callMs,
  });

test.each([
  ['html', 'not-json', 1],
  ['half', 'broken-off', 1],
  ['slow', 'unreadable', 1],
  ['long', 'too-long', 1],
  ['nothing', 'no-answer', 2],
] as const)('a server that answers %s: each call is found once, by %s', async (kind, id, code) => {
  // Nobody is asked for long where nothing is answered.
  const asked = code === 2 ? 1 : 2;
  const result = await check(kind, { asked });
  const { findings } = result;
  const blocking = findings.filter(({ level }) => level === 'blocks');
  expect(new Set(blocking.map((one) => one.id))).toEqual(new Set([id]));
  expect(blocking.length).toBeLessThanOrEqual(3);
  expect(blocking.every((one) => one.brands.length === asked)).toBe(true);
  expect(exitCodeOf(result)).toBe(code);
  expect(reportOf(result, 'text', 'en').length).toBeLessThan(3000);
});

test('a reading call that fails once is repeated, as browsers do, and is a note', async () => {
  const { findings } = await check('passing');
  expect(findings.map(({ id }) => id)).not.toContain('status');
  const note = { id: 'repeated', level: 'note', data: { status: 503 } };
  expect(findings).toContainEqual(expect.objectContaining(note));
});

test('answers that pages do not wait for are a note, with their time', async () => {
  const { waitMs } = readSettings({}, { allowSandbox: true });
  const { findings } = await check('late', { callMs: 2 * waitMs });
  expect(findings).toContainEqual(
    expect.objectContaining({
      id: 'slow',
      level: 'note',
      // A busy machine makes them later.
      data: { seconds: expect.stringMatching(/^[1-9]\d*\.\d$/), wait: '1.5' },
    }),
  );
});

test('a server that keeps all calls waiting is left after a few of them', async () => {
  const result = await check('silent', { asked: 27, callMs: 40 });
  expect(result).toMatchObject({ stopped: 'silent', isAnswered: false });
  expect(result.calls).toBeLessThan(12);
  expect(exitCodeOf(result)).toBe(2);
  expect(reportOf(result, 'text', 'pt-BR')).toContain('O upstream não responde nada');
});

test('the budget of calls and of time ends a check, which says so', async () => {
  const few = await check('html', { asked: 27, limits: { ...LIMITS, calls: 4 } });
  expect(few).toMatchObject({ stopped: 'calls', calls: 4 });
  const short = await check('slow', { asked: 27, limits: { ...LIMITS, ms: 150 } });
  expect(short.stopped).toBe('time');
  expect(short.seconds).toBeLessThan(20);
});

test('the rate bounds the calls of a second', async () => {
  const began = performance.now();
  await check('html', { asked: 3, limits: { ...LIMITS, callsPerSecond: 20 } });
  expect(performance.now() - began).toBeGreaterThan(350);
});

test('cards and personal data of an answer are masked in every format', async () => {
  const result = await check('card');
  for (const format of ['text', 'json'] as const) {
    const report = reportOf(result, format, 'pt-BR');
    expect(report).toContain('plans');
    // An address of this machine may have 4111 in its port.
    expect(report).not.toMatch(/4111\W?1111|ana@/);
  }
});
