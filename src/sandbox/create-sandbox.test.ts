import { expect, test } from 'vitest';
import {
  makeBrand,
  makeMozambicanBrand,
  makePayment,
  makeSeller,
  pay,
  sandboxOf,
  send,
} from './sandbox-test-kit.ts';

const lead = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511912345678' };
const referer = 'http://localhost/lead?product=ALFA&lang=pt-MZ';

test.each([
  ['nothing', '', {}, 'default'],
  ["the page's language", '', { referer }, 'moz'],
  ['a plan of the other area', '?planId=alfa-mz', {}, 'moz'],
  ['a plan before the language', '?planId=alfa-anual', { referer }, 'default'],
  ['a plan that nobody has', '?planId=p9', {}, 'default'],
])('config of a product of two areas, distinguished by %s', async (_, query, headers, flow) => {
  const both = sandboxOf(makeBrand(), makeMozambicanBrand());
  const { answer } = await send(both, `GET /api/v1/product/ALFA/config${query}`, { headers });
  expect(answer).toMatchObject({ checkoutFlow: { flows: [{ id: flow }] } });
});

test.each([
  ['v1/product/ALFA?planType=yearly', 1],
  ['v1/product/ALFA?planType=recurrency', 0],
  ['v1/product/ALFA?plan=other', 0],
  ['v2/product/ALFA?planTypes=recurrency&planTypes=yearly', 1],
  ['v2/product/ALFA?plans=alfa-anual', 1],
  ['v2/product/ALFA?planId=other', 0],
  ['v1/product/ALFA?plan=on-request', 1],
])('%s finds %i plans', async (address, count) => {
  const { sandbox } = makeBrand();
  const { type: _, ...hidden } = { ...sandbox.plans[0]!, id: 'on-request', isOnRequest: true };
  const brand = makeSeller({ plans: [...sandbox.plans, hidden] });
  const { answer } = await send(sandboxOf(brand), `GET /api/${address}`);
  expect(answer.plans).toHaveLength(count);
});

test.each([
  ['carlos?seller=performance&product=ALFA&operation=BR', { name: 'Carlos Souza' }],
  ['direto?seller=carlos', { name: 'Carlos Souza', account: 'conta-1', isLiveEnabled: true }],
  ['direto?seller=zelia&product=ALFA', { name: 'zelia', account: 'sandbox', isLiveEnabled: false }],
  ['constructor?product=ALFA', { name: 'constructor' }],
])('seller %s', async (address, seller) => {
  expect((await send(sandboxOf(), `GET /api/v1/seller/${address}`)).answer).toMatchObject(seller);
});

test('[CALL-18] a lead is remembered and can be completed', async () => {
  const sandbox = sandboxOf();
  const { status, answer } = await send(sandbox, 'POST /api/v1/lead', { body: lead });
  expect([status, answer.data]).toEqual([201, { leadId: 'lead-1', ...lead }]);
  const body = { document: '52998224725', address: { city: 'Maputo' } };
  expect((await send(sandbox, 'PATCH /api/v1/lead/lead-1', { body })).status).toBe(204);
  expect(sandbox.state.leads).toEqual([{ leadId: 'lead-1', ...lead, ...body }]);
  expect((await send(sandbox, 'PATCH /api/v1/lead/lead-2', { body })).status).toBe(404);
});

test.each([
  ['GET /api/v1/product/ALFA/config?planId=config-500', undefined],
  ['GET /api/v1/product/ALFA?voucher=preco-500', undefined],
  ['GET /api/v1/seller/quebrado', undefined],
  ['POST /api/v1/lead', { ...lead, email: 'erro500@example.com' }],
  ['POST /api/v1/lead', { ...lead, email: 'Erro500+7@example.com' }],
])('%s fails with 500 as asked (%o)', async (line, body) => {
  const sandbox = sandboxOf();
  expect((await send(sandbox, line, { body })).status).toBe(500);
  expect(sandbox.state.leads).toEqual([]);
});

test('what arrived is kept with the headers of the contract and the id of the request', async () => {
  const sandbox = sandboxOf();
  await pay(sandbox, makePayment());
  const headers = { 'x-request-id': '7K3M-9QXA-2BTC' };
  await send(sandbox, 'GET /api/v1/unknown', { headers });
  expect(sandbox.state.requests).toMatchObject([
    {
      method: 'POST',
      address: '/api/v2/payment',
      operationId: 'payV2',
      status: 200,
      headers: { appversion: '0.1.0', 'idempotency-key': 'key-00001', accept: 'application/json' },
    },
    {
      address: '/api/v1/unknown',
      status: 404,
      headers,
      message: 'GET /api/v1/unknown is not a call of this sandbox.',
    },
  ]);
});

test('reset forgets everything, purchases as well', async () => {
  const sandbox = sandboxOf();
  await pay(sandbox, makePayment());
  expect((await send(sandbox, 'POST /sandbox/reset')).status).toBe(204);
  expect(Object.values(sandbox.state).flat()).toEqual([]);
  await pay(sandbox, makePayment());
  expect(sandbox.state.payments).toMatchObject([{ result: 'pending' }]);
});
