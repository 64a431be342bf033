import { expect, test, vi } from 'vitest';
import { ConnectionCut } from '../sandbox-answer.ts';
import type { Sandbox } from '../create-sandbox.ts';
import { makePayment, pay, sandboxOf, send } from '../sandbox-test-kit.ts';

const SELLER = 'GET /api/v1/seller/direto?seller=ana';
const lead = { name: 'Ana Lima', email: 'ana+7f3@example.com', phone: '+5511912345678' };
const sendLead = (sandbox: Sandbox) => send(sandbox, 'POST /api/v1/lead', { body: lead });

async function withFailure(fault: object): Promise<Sandbox> {
  const sandbox = sandboxOf();
  const { status } = await send(sandbox, 'POST /sandbox/faults', { body: fault });
  expect(status).toBe(201);
  return sandbox;
}

test('latency: waits, then goes on', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'latency', value: 5000 });
  vi.useFakeTimers();
  const sent = sendLead(sandbox);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sandbox.state.leads).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await sent).status).toBe(201);
});

test('timeout: no answer, cut after 70 seconds, nothing done', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'timeout' });
  vi.useFakeTimers();
  let end: unknown;
  void sendLead(sandbox).catch((error: unknown) => (end = error));
  await vi.advanceTimersByTimeAsync(69_999);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toBeInstanceOf(ConnectionCut);
  expect(sandbox.state.leads).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('timeout: a caller that gives up is not held', async () => {
  const sandbox = await withFailure({ call: 'getSeller', fault: 'timeout' });
  const headers = { accept: 'application/json', appVersion: '1' };
  const init = { headers, signal: AbortSignal.timeout(20) };
  const request = new Request('http://localhost/api/v1/seller/direto', init);
  await expect(sandbox.fetch(request)).rejects.toBeInstanceOf(ConnectionCut);
});

test('a failure with `times` ends after so many requests', async () => {
  const sandbox = await withFailure({ call: 'getSeller', fault: 'status', value: 500, times: 2 });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await send(sandbox, SELLER)).status);
  expect(statuses).toEqual([500, 500, 200]);
  expect(sandbox.state.faults).toEqual([]);
});

test.each([
  ['its address', 'seller=ana', {}],
  ['its address, as it reads decoded', 'ana lima@', {}],
  ['its Referer', 'visita=7f3', { referer: 'http://localhost/lead?visita=7f3' }],
])('match: a request is hit by %s', async (_, match, headers) => {
  const sandbox = await withFailure({ call: 'getSeller', fault: 'status', value: 500, match });
  const line = `${SELLER}&product=ALFA`;
  const address = match.includes('@') ? line.replace('ana', 'ana%20lima%40x') : line;
  expect((await send(sandbox, address, { headers })).status).toBe(500);
  expect((await send(sandbox, 'GET /api/v1/seller/outro')).status).toBe(200);
});

test('match: a payment is hit by its body, its replay too, and others are not', async () => {
  const sandbox = await withFailure({ call: 'payV2', fault: 'cutAfter', match: '+7f3@', times: 2 });
  const pressed = () => pay(sandbox, makePayment({ email: lead.email }));
  await expect(pressed()).rejects.toBeInstanceOf(ConnectionCut);
  expect((await pay(sandbox, makePayment(), 'key-of-other')).status).toBe(200);
  await expect(pressed()).rejects.toBeInstanceOf(ConnectionCut);
  expect((await pressed()).answer.token).toBe('sandbox-token-1');
  expect(sandbox.state.charges).toHaveLength(2);
});

test('a request that breaks the contract is refused, whichever failure waits for it', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'status', value: 503, times: 1 });
  const { status } = await send(sandbox, 'POST /api/v1/lead', { body: { ...lead, email: 7 } });
  expect(status).toBe(400);
  expect(sandbox.state.faults).toHaveLength(1);
});
