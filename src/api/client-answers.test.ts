import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverAhead } from '../contract/browser/server-clock.ts';
import type { ApiError } from './api-error.ts';
import { createClient, isPassing } from './client.ts';

/** The failure of a payment that is answered so; undefined for none. */
const paymentWith = (answer: Response): Promise<unknown> =>
  createClient({ fetch: async () => answer, appVersion: '1' })
    .call('payV2', { headers: { 'Idempotency-Key': 'k' }, body: {} as never })
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each([
  [400, 'key'],
  [429, 'rate'],
  [503, 'busy'],
])('a payment that our own server refuses with %i was not sent', async (code, reason) => {
  const headers = { 'x-guiche-refused': reason };
  const answer = new Response('{}', { status: code, headers });
  expect(await paymentWith(answer)).toMatchObject({ kind: 'notSent', status: undefined });
});

test.each([200, 402])('a payment whose answer of %i breaks off has none', async (code) => {
  const broken = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"token":"t"')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  const answer = new Response(broken, { status: code });
  expect(await paymentWith(answer)).toMatchObject({ kind: 'network', status: undefined });
});

test.each<[Pick<ApiError, 'kind' | 'status'>, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'status', status: 502 }, true],
  [{ kind: 'status', status: 500 }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'unreadable' }, false],
  [{ kind: 'notSent' }, false],
])('after %j the server may ask once more: %s', (failure, expected) => {
  expect(isPassing(failure)).toBe(expected);
});

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

const HOUR_AHEAD = 'Tue, 01 Jan 2030 13:00:00 GMT';

test.each([
  ['an hour ahead of the phone', [HOUR_AHEAD], 200, 3_600_000],
  ['a day behind the phone', ['Mon, 31 Dec 2029 12:00:00 GMT'], 200, -86_400_000],
  ['no more than its whole seconds off', ['Tue, 01 Jan 2030 11:59:57 GMT'], 200, 0],
  ['that refuses a call', ['Tue, 01 Jan 2030 12:00:20 GMT'], 422, 20_000],
  ['that says nothing the next time', [HOUR_AHEAD, undefined], 200, 3_600_000],
  ['that says something else the next time', [HOUR_AHEAD, 'yesterday'], 200, 3_600_000],
])('the clock of a server %s is known by the Date of answers', async (_, dates, code, ahead) => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1, 12), toFake: ['Date'] });
  for (const date of dates) {
    const headers: Record<string, string> = date ? { date } : {};
    await paymentWith(Response.json({}, { headers, status: code }));
  }
  expect(serverAhead()).toBe(ahead);
});
