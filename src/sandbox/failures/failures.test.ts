import { afterEach, expect, test, vi } from 'vitest';
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

/** The answer to a lead as text; with that failure injected. */
async function rawLead(fault: string): Promise<{ status: number; text: string; sandbox: Sandbox }> {
  const sandbox = await withFailure({ call: 'createLead', fault });
  const headers = {
    accept: 'application/json',
    appVersion: '1',
    'content-type': 'application/json',
  };
  const init = { method: 'POST', headers, body: JSON.stringify(lead) };
  const response = await sandbox.fetch(new Request('http://localhost/api/v1/lead', init));
  return { status: response.status, text: await response.text(), sandbox };
}

afterEach(() => void vi.useRealTimers());

test('status: that status, and nothing is done', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'status', value: 503 });
  const { status, answer } = await sendLead(sandbox);
  expect([status, answer.message]).toEqual([503, expect.stringContaining('as it was asked to')]);
  expect(sandbox.state.leads).toEqual([]);
  expect(sandbox.state.requests).toMatchObject([{ status: 503, fault: 'status' }]);
});

test('status: also one that carries no body', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'status', value: 204 });
  expect((await sendLead(sandbox)).status).toBe(204);
});

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
  const request = new Request('http://localhost/api/v1/seller/direto', {
    headers,
    signal: AbortSignal.timeout(20),
  });
  await expect(sandbox.fetch(request)).rejects.toBeInstanceOf(ConnectionCut);
});

test.each([
  ['cutBefore', 0],
  ['cutAfter', 1],
])('%s: the connection breaks, leads stored: %i', async (fault, count) => {
  const sandbox = await withFailure({ call: 'createLead', fault });
  await expect(sendLead(sandbox)).rejects.toBeInstanceOf(ConnectionCut);
  expect(sandbox.state.leads).toHaveLength(count);
  expect(sandbox.state.requests[0]!.status).toBeUndefined();
});

test('brokenJson: done, and half of the answer', async () => {
  const { status, text, sandbox } = await rawLead('brokenJson');
  expect(status).toBe(201);
  expect(text).toMatch(/^\{"data":/);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(sandbox.state.leads).toHaveLength(1);
});

test('wrongShape: done, and a list where an object belongs', async () => {
  const { status, text, sandbox } = await rawLead('wrongShape');
  expect([status, JSON.parse(text)]).toEqual([201, [{ data: { leadId: 'lead-1', ...lead } }]]);
  expect(sandbox.state.leads).toHaveLength(1);
});

test('wrongShape: an object where a list belongs', async () => {
  const sandbox = await withFailure({ call: 'getTickets', fault: 'wrongShape' });
  const { answer } = await send(sandbox, 'GET /api/v1/product/ALFA/tickets');
  expect(answer).toEqual({ sandboxUnknown: [expect.objectContaining({ name: '2º lote' })] });
});

test('emptyAnswer: done, and 200 with nothing', async () => {
  const { status, text, sandbox } = await rawLead('emptyAnswer');
  expect([status, text]).toEqual([200, '']);
  expect(sandbox.state.leads).toHaveLength(1);
});

test('markup: in every text, beside unknown fields and choices', async () => {
  const sandbox = await withFailure({ call: 'getProductV1', fault: 'markup' });
  const { answer } = await send(sandbox, 'GET /api/v1/product/ALFA');
  const more = '<img src=x onerror=alert(1)><b>';
  expect(answer).toMatchObject({
    productName: `Curso Alfa${more}`,
    availablePaymentMethods: [`creditcard${more}`, `pix${more}`, `sandboxUnknown${more}`],
    plans: [{ amount: 576, sandboxUnknown: {} }],
    sandboxUnknown: {},
  });
});

test('huge: the right answer and 20 MB more', async () => {
  const { status, text } = await rawLead('huge');
  expect(status).toBe(201);
  expect(text.length).toBeGreaterThan(20_000_000);
  expect(JSON.parse(text)).toMatchObject({ data: { leadId: 'lead-1' } });
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

test('match: a request is hit by its body, others are not', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'cutAfter', match: '+7f3@' });
  await expect(sendLead(sandbox)).rejects.toBeInstanceOf(ConnectionCut);
  const body = { ...lead, email: 'rui@example.com' };
  expect((await send(sandbox, 'POST /api/v1/lead', { body })).status).toBe(201);
});

test('a payment’s replay gets its failure as well, and is not a second charge', async () => {
  const sandbox = await withFailure({ call: 'payV2', fault: 'cutAfter', times: 2 });
  await expect(pay(sandbox, makePayment())).rejects.toBeInstanceOf(ConnectionCut);
  await expect(pay(sandbox, makePayment())).rejects.toBeInstanceOf(ConnectionCut);
  expect((await pay(sandbox, makePayment())).answer.token).toBe('sandbox-token-1');
  expect(sandbox.state.charges).toHaveLength(1);
});

test('of several failures the oldest hits first', async () => {
  const sandbox = await withFailure({ call: 'getSeller', fault: 'status', value: 500, times: 1 });
  await send(sandbox, 'POST /sandbox/faults', { body: { call: 'getSeller', fault: 'cutBefore' } });
  expect((await send(sandbox, SELLER)).status).toBe(500);
  await expect(send(sandbox, SELLER)).rejects.toBeInstanceOf(ConnectionCut);
});

test('a request that breaks the contract is refused, whichever failure waits for it', async () => {
  const sandbox = await withFailure({ call: 'createLead', fault: 'status', value: 503, times: 1 });
  const { status } = await send(sandbox, 'POST /api/v1/lead', { body: { ...lead, email: 7 } });
  expect(status).toBe(400);
  expect(sandbox.state.faults).toHaveLength(1);
});
