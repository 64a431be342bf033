import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient, type Client } from './client.ts';

type Sent = { url: string; init: RequestInit };

/** A client whose upstream gives these answers in turn, the last one for ever. */
function clientWith(...answers: (Response | Error | 'silence')[]): {
  client: Client;
  sent: Sent[];
} {
  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    if (init.signal?.aborted) return Promise.reject(init.signal.reason);
    const answer = answers[Math.min(sent.length, answers.length - 1)]!;
    sent.push({ url, init });
    if (answer === 'silence') return new Promise(() => {});
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  };
  return { client: createClient({ fetch, appVersion: '1.2.3' }), sent };
}

const ok = (body: unknown = {}) => Response.json(body);
const status = (code: number) => new Response(null, { status: code });
const cut = () => new TypeError('fetch failed');
const headersOf = ({ init }: Sent) => new Headers(init.headers);
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: ApiError) => error,
  );

const lead = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511912345678' };
const payment = {
  ...lead,
  amount: 576,
  captchaToken: '',
  productCode: 'WUP',
  paymentMethods: [{ type: 'pix' as const, amount: 576 }],
};
const payHeaders = { 'Idempotency-Key': 'key-00001' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CALL-01] [CALL-02] [CALL-05] [CALL-18] a call goes to the page itself, as JSON, with appVersion', async () => {
  const { client, sent } = clientWith(ok({ leadId: 'L1' }));
  expect(await client.call('createLead', { body: lead })).toEqual({ leadId: 'L1' });
  await client.call('payV2', { headers: payHeaders, body: payment });
  const [first, second] = sent;
  expect(first).toMatchObject({ url: '/api/v1/lead', init: { method: 'POST' } });
  expect(JSON.parse(first!.init.body as string)).toEqual(lead);
  const json = 'application/json';
  const headers = { 'content-type': json, accept: json, appVersion: '1.2.3' };
  expect(first!.init.headers).toMatchObject(headers);
  expect(second!.init.headers).toMatchObject({ ...headers, ...payHeaders });
});

test('[CALL-02] a call goes to an origin that is given', async () => {
  const urls: string[] = [];
  const fetch = async (url: string) => (urls.push(url), ok());
  const server = createClient({ baseUrl: 'http://localhost:3000', fetch, appVersion: '1' });
  await server.call('getProductConfig', { path: { code: 'WUP' } });
  expect(urls).toEqual(['http://localhost:3000/api/v1/product/WUP/config']);
});

test('every call that writes carries an id, another one each time, and its failure names it', async () => {
  const { client, sent } = clientWith(ok(), ok(), status(500));
  await client.call('getProductConfig', { path: { code: 'WUP' } });
  await client.call('updateLead', { path: { leadId: 'L1' }, body: { business: 'x' } });
  const error = await failureOf(client.call('createLead', { body: lead }));
  const [read, update, create] = sent.map((one) => headersOf(one).get('x-request-id'));
  expect(read).toBeNull();
  expect(update).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(create).not.toBe(update);
  expect(error.requestId).toBe(create);
});

test.each([
  ['cut', cut()],
  ['late', 'silence' as const],
])('a payment keeps the id that it was given, also when its answer is %s', async (_, answer) => {
  const { client, sent } = clientWith(answer);
  const headers = { ...payHeaders, 'x-request-id': '7K3M-9QXA-2BTC' };
  const failed = failureOf(client.call('payV2', { headers, body: payment }));
  await vi.runAllTimersAsync();
  expect((await failed).requestId).toBe('7K3M-9QXA-2BTC');
  expect(headersOf(sent[0]!).get('x-request-id')).toBe('7K3M-9QXA-2BTC');
});

test.each([200, 201, 204])('[CALL-04] %i is success', async (code) => {
  const { client } = clientWith(new Response(code === 204 ? null : '{"a":1}', { status: code }));
  expect(await client.call('createLead', { body: lead })).toEqual(
    code === 204 ? undefined : { a: 1 },
  );
});

test('[CALL-04] a redirect is not followed, also where the browser hides it', async () => {
  const hidden = Object.defineProperty(status(200), 'type', { value: 'opaqueredirect' });
  hidden.clone = () => hidden;
  const { client, sent } = clientWith(hidden);
  const error = await failureOf(client.call('getPlanProduct', { path: { id: 'p9' } }));
  expect(error).toMatchObject({ kind: 'status', status: 302 });
  expect(sent[0]!.init.redirect).toBe('manual');
});

test('[ERROR-11] a failure never repeats what the upstream wrote', async () => {
  for (const body of ['', '<h1>secret</h1>', '{"message":"secret"}']) {
    const { client } = clientWith(new Response(body, { status: 400 }));
    const error = await failureOf(client.call('createLead', { body: lead }));
    expect(error).toMatchObject({ kind: 'status', status: 400, path: '/api/v1/lead' });
    expect(JSON.stringify(error) + error.message).not.toContain('secret');
  }
  const { client } = clientWith(new Response('<h1>secret</h1>'));
  const error = await failureOf(client.call('createLead', { body: lead }));
  expect(error).toMatchObject({ kind: 'unreadable', operationId: 'createLead', method: 'POST' });
  expect(error.message).not.toContain('secret');
});

test.each([
  ['without an answer', ['silence' as const], 1],
  ['its retries included', [status(503), 'silence' as const], 2],
])(
  '[CALL-03] [CONST-01] a call fails after 60000 ms, %s, and not before',
  async (_, answers, count) => {
    const { client, sent } = clientWith(...answers);
    let error: ApiError | undefined;
    void client.call('getSeller', { path: { source: 'direto' } }).catch((e) => (error = e));
    await vi.advanceTimersByTimeAsync(59_999);
    expect([sent.length, error]).toEqual([count, undefined]);
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ kind: 'timeout', operationId: 'getSeller' });
  },
);

test('a caller may have less time, never more', async () => {
  const { client, sent } = clientWith('silence');
  const errors: ApiError[] = [];
  const path = { source: 'direto' };
  for (const timeoutMs of [500, 90_000, 0]) {
    void client.call('getSeller', { path, timeoutMs }).catch((e: ApiError) => errors.push(e));
  }
  await vi.advanceTimersByTimeAsync(500);
  // A call without time left sends nothing.
  expect([sent.length, errors.length]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(59_500);
  expect(errors.map(({ kind }) => kind)).toEqual(['notSent', 'timeout', 'timeout']);
});

test('[CALL-03] an answer whose body never ends is a timeout as well', async () => {
  const endless = new Response(new ReadableStream({}));
  const client = createClient({ fetch: async () => endless, appVersion: '1' });
  const error = failureOf(client.call('createLead', { body: lead }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await error).toMatchObject({ kind: 'timeout' });
});

test('[CARD-09] [CALL-39] a GET that failed on the network succeeds on the next try', async () => {
  const { client, sent } = clientWith(cut(), ok({ name: 'Ana' }));
  const answer = client.call('getSeller', { path: { source: 'direto' } });
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ name: 'Ana' });
  expect(sent).toHaveLength(2);
});

const FINAL = [302, 304, 400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 501, 505];

test.each([502, 503, 504, ...FINAL])('[CALL-04] [CALL-39] GET fails with %i', async (code) => {
  const { client, sent } = clientWith(status(code));
  const error = failureOf(client.call('getProductConfig', { path: { code: 'WUP' } }));
  await vi.runAllTimersAsync();
  expect(await error).toMatchObject({ kind: 'status', status: code });
  // A gateway may have the answer a moment later.
  expect(sent).toHaveLength(FINAL.includes(code) ? 1 : 3);
});

test.each([
  ['a cut connection', cut()],
  ['503', status(503)],
])('[CARD-09] [CALL-39] POST and PATCH go out once, whatever comes (%s)', async (_, answer) => {
  const { client, sent } = clientWith(answer);
  const calls = [
    client.call('payV2', { headers: payHeaders, body: payment }),
    client.call('updateLead', { path: { leadId: 'L1' }, body: {} }),
  ].map(failureOf);
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect(sent.map(({ init }) => init.method)).toEqual(['POST', 'PATCH']);
});

test('a caller that aborts gets its own reason, at once and without a retry', async () => {
  const { client, sent } = clientWith(cut());
  const controller = new AbortController();
  const call = client.call('getPlanProduct', { path: { id: 'p9' }, signal: controller.signal });
  const outcome = failureOf(call);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new Error('left the page'));
  expect(await outcome).toMatchObject({ message: 'left the page' });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});
