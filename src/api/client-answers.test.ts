import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient, isPassing } from './client.ts';

/** A client whose every call gets this answer, and how many went out. */
function clientThatGets(answer: () => Response) {
  const fetch = vi.fn<() => Promise<Response>>(async () => answer());
  const client = createClient({ fetch, appVersion: '1' });
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('the call should have failed'),
      (error: ApiError) => error,
    );
  return {
    fetch,
    pay: () =>
      failureOf(client.call('payV2', { headers: { 'Idempotency-Key': 'k' }, body: {} as never })),
    read: () => failureOf(client.call('getSeller', { path: { source: 'x' } })),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [400, 'key'],
  [403, 'origin'],
  [404, 'path'],
  [413, 'size'],
  [415, 'type'],
  [429, 'rate'],
  [503, 'busy'],
])('D-183: a payment that our own server refuses with %i was not sent', async (status, reason) => {
  const headers = { 'x-guiche-refused': reason };
  const { pay } = clientThatGets(() => new Response('{}', { status, headers }));
  expect(await pay()).toMatchObject({ kind: 'notSent', status: undefined });
});

test.each([400, 401, 403, 404, 408, 409, 425, 429, 500, 501, 505])(
  '[CALL-39] a GET answered %i is not repeated: only 502, 503 and 504 are (D-130)',
  async (status) => {
    const { read, fetch } = clientThatGets(() => new Response(null, { status }));
    const failed = read();
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ kind: 'status', status });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test.each([200, 402])(
  'D-137: a payment whose answer of %i breaks off has no answer, whatever had come of it',
  async (status) => {
    const broken = () =>
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"token":"t"'));
        },
        pull: (stream) => stream.error(new TypeError('terminated')),
      });
    const { pay } = clientThatGets(() => new Response(broken(), { status }));
    expect(await pay()).toMatchObject({ kind: 'network', status: undefined });
  },
);

test.each<[Pick<ApiError, 'kind' | 'status'>, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'status', status: 502 }, true],
  [{ kind: 'status', status: 504 }, true],
  [{ kind: 'status', status: 500 }, false],
  [{ kind: 'status', status: 404 }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'unreadable' }, false],
  [{ kind: 'notSent' }, false],
])('D-130, D-185: after %j the server may ask once more: %s', (failure, expected) => {
  expect(isPassing(failure)).toBe(expected);
});
