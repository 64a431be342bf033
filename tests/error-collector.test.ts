import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startErrorCollector,
  type ErrorCollector,
} from './e2e/support/collectors/error-collector.ts';

let collector: ErrorCollector;
beforeAll(async () => {
  collector = await startErrorCollector();
});
beforeEach(() => {
  collector.envelopes.length = 0;
  collector.refused.length = 0;
});
afterAll(() => collector.close());

const event = { event_id: 'a'.repeat(32), level: 'error', extra: 'two\nlines' };
const pretty = JSON.stringify(event, null, 1);
const withLength = `{"event_id":"1"}\n{"type":"event","length":${Buffer.byteLength(pretty)}}\n${pretty}\n{"type":"session"}\n{"sid":"2"}\n`;
const withoutLength = `{}\n{"type":"event"}\n${JSON.stringify(event)}`;

function post(body: BodyInit, init: RequestInit = {}, path = '/api/7/envelope/') {
  const key = new URL(collector.dsn).username;
  return fetch(`${collector.origin}${path}?sentry_key=${key}`, { method: 'POST', body, ...init });
}

test.each([
  ['items with a length, and after them one without', withLength, {}, ['event', 'session']],
  ['an item that ends with the text', withoutLength, {}, ['event']],
  [
    'a compressed envelope',
    gzipSync(withLength),
    { headers: { 'content-encoding': 'gzip' } },
    ['event', 'session'],
  ],
])('reads %s', async (_, body, init, kinds) => {
  expect((await post(body, init)).status).toBe(200);
  expect(collector.events()).toEqual([event]);
  const items = collector.envelopes.flatMap((envelope) => envelope.items);
  expect(items.map(({ headers }) => headers.type)).toEqual(kinds);
});

test('refuses what the service would refuse', async () => {
  const header = { headers: { 'x-sentry-auth': 'Sentry sentry_key=wrong, sentry_version=7' } };
  const statuses = await Promise.all([
    post('not an envelope'),
    post(withLength.slice(0, 90)),
    post(withLength, {}, '/api/8/envelope/'),
    fetch(`${collector.origin}/api/7/envelope/`, { method: 'POST', body: withLength, ...header }),
    post(`{}\n{"type":"event"}\n"${'x'.repeat(1_000_001)}"`),
    fetch(`${collector.origin}/api/7/envelope/`),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([400, 400, 404, 403, 413, 405]);
  expect(collector.refused).toHaveLength(6);
  expect(collector.envelopes).toEqual([]);
});
