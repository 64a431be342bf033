import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { expect, test } from 'vitest';
import { KEY } from '../server-test-kit.ts';
import { observedServer } from './observation-test-kit.ts';

const OWN_ID = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;
const sent: MiddlewareHandler = (c) => Promise.resolve(c.text('1'));
const token = () => Response.json({ token: 't' });
const cut = () => Promise.reject(new Error('cut'));

test('a payment leaves one line: what was called, how it ended, and a hash of its key', async () => {
  const { pay, requests } = observedServer({ paid: token });
  await pay({ 'x-request-id': '7K3M-9QXA-2BTC' }, '?email=ana@example.com');
  expect(requests()).toEqual([
    {
      level: 'info',
      msg: 'request',
      requestId: '7K3M-9QXA-2BTC',
      method: 'POST',
      template: '/api/v2/payment',
      operationId: 'payV2',
      status: 200,
      durationMs: expect.any(Number),
      keyHash: createHash('sha256').update(KEY).digest('hex').slice(0, 16),
      payment: 'accepted',
    },
  ]);
});

test('a page leaves one line with the template of its screen, and its calls carry its id', async () => {
  const { send, requests, calls } = observedServer();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const headers = { traceparent, tracestate: 'vendor=1', baggage: 'email=ana@example.com' };
  const response = await send('/payment/invoice-7?product=BETA', { headers });
  const [line, ...others] = requests();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ template: '/payment/[id]', status: 200 });
  expect(line!.requestId).toMatch(OWN_ID);
  expect(response.headers.get('x-request-id')).toBe(line!.requestId);
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call.headers.get('x-request-id')).toBe(line!.requestId);
    expect(call.headers.get('traceparent')).toBe(traceparent);
    expect(call.headers.get('tracestate')).toBe('vendor=1');
    expect(call.headers.has('baggage')).toBe(false);
  }
});

test.each([
  ['/', {}, 200],
  ['/lead?product=BETA', {}, 200],
  ['/nothing', {}, 307],
  ['/healthcheck', {}, 200],
  ['/metrics', {}, 404],
  ['/assets/app-1a2b3c4d.js', {}, 200],
  ['/lead', { method: 'PUT' }, 405],
  ['/api/v1/users', {}, 404],
  ['/api/v1/lead', { method: 'POST', body: '{}' }, 403],
] as const)('%s %o comes back with the id that came with it', async (path, init, status) => {
  const { pay, send } = observedServer({ paid: cut, files: [sent] });
  const headers = { 'x-request-id': 'proxy.id_0-1' };
  for (const response of [await send(path, { ...init, headers }), await pay(headers)]) {
    expect([status, 502]).toContain(response.status);
    expect(response.headers.get('x-request-id')).toBe('proxy.id_0-1');
  }
});

test.each([
  'short',
  'with space in it',
  'card-4111-1111-1111-1111',
  'cpf.529.982.247-25',
  'a'.repeat(65),
])('the id %j from outside is replaced, in log, answer and call', async (id) => {
  const { pay, requests, calls } = observedServer({ paid: token });
  const response = await pay({ 'x-request-id': id });
  const made = response.headers.get('x-request-id');
  expect(made).toMatch(OWN_ID);
  expect(requests()[0]!.requestId).toBe(made);
  expect(calls[0]!.headers.get('x-request-id')).toBe(made);
});

test('a page that cannot be drawn is an error line with its template', async () => {
  const { send, lines } = observedServer({
    renderPage: () => {
      throw new Error('no such buyer: ana@example.com');
    },
  });
  expect((await send('/lead?product=BETA')).status).toBe(307);
  const requestId: unknown = expect.stringMatching(OWN_ID);
  expect(lines[0]).toMatchObject({ level: 'error', template: '/lead', requestId });
  expect(lines[0]!.error).toMatch(/^Error: no such buyer/);
  expect(JSON.stringify(lines)).not.toContain('ana@');
});

test('a log that throws costs no buyer anything', async () => {
  const broken = () => {
    throw new Error('full disk');
  };
  const { send, pay } = observedServer({ log: broken, paid: token });
  expect((await send('/lead?product=BETA')).status).toBe(200);
  const paid = await pay();
  expect([paid.status, await paid.json()]).toEqual([200, { token: 't' }]);
});
