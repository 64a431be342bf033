import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { adapter } from '../../docs/upstream/adapter.ts';
import { smallestBackend } from '../../docs/upstream/smallest-backend.ts';
import { callsPage } from '../../scripts/check-upstream/calls-page.ts';
import { SMALLEST_ANSWERS } from '../../scripts/check-upstream/smallest-answers.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { brandOf } from '../walk/brands.ts';
import { check } from './check-in-process.ts';
import { READERS } from './readers.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('the page of calls is generated from the OpenAPI document', () => {
  expect(read('docs/upstream/calls.md')).toBe(callsPage());
  for (const { method, path } of SMALLEST_ANSWERS)
    expect(callsPage()).toContain(`## ${method} ${path}\n`);
});

test.each(SMALLEST_ANSWERS.filter(({ smallest }) => smallest !== undefined))(
  'the smallest answer to $id can be read',
  ({ id, smallest }) => {
    expect(() => READERS[id as OperationId]!(smallest)).not.toThrow();
  },
);

test('all smallest answers together sell: every finding is a note', async () => {
  const app = new Hono();
  for (const { method, path, smallest } of SMALLEST_ANSWERS)
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => c.json(smallest as object));
  const { findings } = await check(async (request) => app.fetch(request), [plain]);
  expect(findings).toEqual([]);
});

/** The brand that the examples sell: one that asks nothing special. */
const plain = brandOf('MS');

const pay = (
  app: Hono,
  key: string,
  { amount = 576, planId = 'annual', type = 'creditcard' } = {},
) =>
  app.request('/api/v2/payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      email: 'ana@example.com',
      amount,
      planId,
      paymentMethods: [{ type, amount }],
    }),
  });

test('the smallest backend has under 100 lines and sells a brand', async () => {
  expect(read('docs/upstream/smallest-backend.ts').split('\n').length).toBeLessThan(100);
  const app = smallestBackend(async () => true);
  const { findings } = await check(async (request) => app.fetch(request), [plain]);
  expect(findings).toEqual([]);
});

test('the smallest backend charges a key once, also for two requests at the same time', async () => {
  let taken = 0;
  const app = smallestBackend(async () => {
    taken += 1;
    return true;
  });
  const answers = await Promise.all([pay(app, 'k-1'), pay(app, 'k-1')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await pay(app, 'k-1', { type: 'pix' })).status).toBe(422);
  expect((await pay(app, 'k-2', { amount: 1 })).status).toBe(422);
  expect(taken).toBe(1);
  expect(await (await app.request('/charges')).json()).toEqual([{ key: 'k-1' }]);
  const refusing = smallestBackend(async () => false);
  expect((await pay(refusing, 'k-3')).status).toBe(402);
});

/** The backend of the adapter's example. */
function otherBackend() {
  const orders = new Map<string, object>();
  const app = new Hono();
  const offer = { ref: 'MS.annual', label: 'Anual', cents: 57_600, parts: [1, 12] };
  app.get('/catalogue/:sku', (c) => c.json({ offers: [{ ...offer, payBy: ['CARD', 'PIX'] }] }));
  app.get('/agents/:code', (c) => c.json({ called: 'Loja' }));
  app.post('/people', (c) => c.json({ number: 7 }));
  app.post('/orders', async (c) => {
    const order = await c.req.json();
    if (order.cents !== offer.cents) return c.json({}, 410);
    orders.set(order.reference, order);
    return c.json({ receipt: `r-${order.reference}` });
  });
  return { orders, app };
}

test('the adapter sells through a backend that speaks otherwise', async () => {
  const { orders, app: backend } = otherBackend();
  const app = adapter('', async (url, init) => backend.request(url, init));
  const { findings } = await check(async (request) => app.fetch(request), [plain]);
  // This backend takes no boleto, which the brand offers.
  expect(findings.map(({ id, data }) => [id, data.method])).toEqual([['method-missing', 'boleto']]);
  const paid = await pay(app, 'k-1', { planId: 'MS.annual' });
  expect(await paid.json()).toEqual({ token: 'r-k-1' });
  expect(orders.get('k-1')).toMatchObject({ cents: 57_600, offer: 'MS.annual' });
  expect((await pay(app, 'k-2', { amount: 1 })).status).toBe(422);
  const lead = await app.request('/api/v1/lead', {
    method: 'POST',
    body: JSON.stringify({ name: 'Ana Lima' }),
  });
  expect(await lead.json()).toEqual({ leadId: '7' });
  const dead = adapter('', () => Promise.reject(new TypeError('fetch failed')));
  expect((await pay(dead, 'k-3')).status).toBe(502);
});
