import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, test, vi } from 'vitest';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { createSandbox } from './create-sandbox.ts';
import { CALLS } from './request-check.ts';
import {
  makeBrand,
  makeMozambicanBrand,
  makeInvoicePayment,
  makePayment,
  makeRenewalV1,
  makeRenewalV2,
  pay,
  payInvoice,
  renewV1,
  renewV2,
  sandboxOf,
  send,
} from './sandbox-test-kit.ts';
import { SLOW_MS } from './scenarios.ts';

const lead = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511912345678' };
const referer = 'http://localhost/lead?product=ALFA&lang=pt-MZ';
const both = () => sandboxOf(makeBrand(), makeMozambicanBrand());

afterEach(() => void vi.useRealTimers());

test("config answers the brand's own flows and looks", async () => {
  const brand = makeBrand({ googleTagManagerId: 'GTM-1' });
  const { status, answer } = await send(sandboxOf(brand), 'GET /api/v1/product/ALFA/config');
  expect(status).toBe(200);
  expect(answer).toEqual({
    checkoutFlow: { flows: brand.flows },
    gtm: 'GTM-1',
    title: 'Curso Alfa',
    designSystemId: 'ds-alfa$light',
  });
});

test('sandbox.json can change what config says', async () => {
  const { sandbox } = makeBrand();
  const changes = { title: 'Outro', designSystemId: 'BETA$dark', hasAddressForm: true };
  const brand = makeBrand({ sandbox: { ...sandbox, ...changes } });
  expect((await send(sandboxOf(brand), 'GET /api/v1/product/ALFA/config')).answer).toMatchObject(
    changes,
  );
});

test.each([
  ['nothing', '', {}, 'default'],
  ["the page's language", '', { referer }, 'moz'],
  ['a plan of the other area', '?planId=alfa-mz', {}, 'moz'],
  ['a plan before the language', '?planId=alfa-anual', { referer }, 'default'],
  ['a plan that nobody has', '?planId=p9', {}, 'default'],
])(
  'config of a product sold in two areas, distinguished by %s',
  async (_, query, headers, flow) => {
    const { answer } = await send(both(), `GET /api/v1/product/ALFA/config${query}`, { headers });
    expect(answer).toMatchObject({ checkoutFlow: { flows: [{ id: flow }] } });
  },
);

test('product v1 answers the plans of the area', async () => {
  const { answer } = await send(both(), 'GET /api/v1/product/ALFA?operation=MZ');
  expect(answer).toMatchObject({
    productName: 'Curso Alfa Moçambique',
    productCode: 'ALFA',
    availablePaymentMethods: ['creditcard'],
    plans: [{ id: 'alfa-mz', amount: 18720, currency: 'MZN' }],
  });
});

test.each([
  ['v1/product/ALFA?planType=yearly', 1],
  ['v1/product/ALFA?planType=recurrency', 0],
  ['v1/product/ALFA?plan=other', 0],
  ['v2/product/ALFA?planTypes=recurrency&planTypes=yearly', 1],
  ['v2/product/ALFA?plans=alfa-anual', 1],
  ['v2/product/ALFA?planId=other', 0],
])('%s finds %i plans', async (address, count) => {
  const { answer } = await send(sandboxOf(), `GET /api/${address}`);
  expect(answer.plans).toHaveLength(count);
});

test('a plan names its product', async () => {
  const found = await send(sandboxOf(), 'GET /api/v1/plan/alfa-anual/product');
  expect(found.answer).toEqual({ productCode: 'ALFA' });
  expect((await send(sandboxOf(), 'GET /api/v1/plan/p9/product')).status).toBe(404);
});

test.each([
  [
    'carlos?seller=performance&product=ALFA&operation=BR',
    { name: 'Carlos Souza', account: 'conta-1', isLiveEnabled: true },
  ],
  ['direto?seller=carlos', { name: 'Carlos Souza' }],
  ['direto?seller=zelia&product=ALFA', { name: 'zelia', account: 'sandbox', isLiveEnabled: false }],
  ['constructor?product=ALFA', { name: 'constructor' }],
])('seller %s', async (address, seller) => {
  expect((await send(sandboxOf(), `GET /api/v1/seller/${address}`)).answer).toMatchObject(seller);
});

test.each([
  'GET /api/v1/product/X/config',
  'GET /api/v1/product/X',
  'GET /api/v2/product/X',
  'GET /api/v1/seller/direto?product=X',
])('%s: unknown product', async (line) => {
  const { status, answer } = await send(sandboxOf(), line);
  expect(status).toBe(404);
  expect(answer.message).toMatch(/No brand sells "X"/);
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
  ['GET /api/v2/product/ALFA?voucher=preco-500', undefined],
  ['GET /api/v1/seller/quebrado', undefined],
  ['POST /api/v1/lead', { ...lead, email: 'erro500@example.com' }],
  ['POST /api/v1/lead', { ...lead, email: 'Erro500+7@example.com' }],
])('%s fails with 500 as asked (%o)', async (line, body) => {
  const sandbox = sandboxOf();
  expect((await send(sandbox, line, { body })).status).toBe(500);
  expect(sandbox.state.leads).toEqual([]);
});

test.each([
  ['GET /api/v1/product/ALFA/config?planId=config-lento', undefined],
  ['GET /api/v1/product/ALFA?voucher=preco-lento', undefined],
  ['GET /api/v1/seller/lento', undefined],
  ['POST /api/v1/lead', { ...lead, email: 'lento@example.com' }],
])('%s is slow as asked (%o)', async (line, body) => {
  vi.useFakeTimers();
  let status = 0;
  void send(sandboxOf(), line, { body }).then((result) => (status = result.status));
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(status).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toBeGreaterThan(0);
});

test('every call takes the delay that was set', async () => {
  vi.useFakeTimers();
  let answered = false;
  const sandbox = createSandbox({ brands: [makeBrand()], delayMs: 300 });
  void send(sandbox, 'GET /api/v1/seller/direto').then(() => (answered = true));
  await vi.advanceTimersByTimeAsync(299);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toBe(true);
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
  expect(sandbox.state).toEqual({
    requests: [],
    leads: [],
    sms: [],
    payments: [],
    charges: [],
    contracts: [],
    referers: [],
    faults: [],
    keyModes: [],
  });
  await pay(sandbox, makePayment());
  expect(sandbox.state.payments).toMatchObject([{ result: 'pending' }]);
});

test('what the sandbox answers honours the OpenAPI document', async () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(openapi, 'openapi.json');
  const sandbox = sandboxOf();
  const franchises = '/api/v1/franchises';
  const answers: Record<string, unknown> = {
    getProductConfig: (await send(sandbox, 'GET /api/v1/product/ALFA/config')).answer,
    getProductV1: (await send(sandbox, 'GET /api/v1/product/ALFA')).answer,
    getProductV2: (await send(sandbox, 'GET /api/v2/product/ALFA')).answer,
    getContract: (await send(sandbox, 'GET /api/v1/product/ALFA/contract')).answer,
    getTickets: (await send(sandbox, 'GET /api/v1/product/ALFA/tickets')).answer,
    getPlanProduct: (await send(sandbox, 'GET /api/v1/plan/alfa-anual/product')).answer,
    getSeller: (await send(sandbox, 'GET /api/v1/seller/carlos')).answer,
    getFranchiseCities: (await send(sandbox, `GET ${franchises}/cities?brand=ALFA`)).answer,
    getFranchiseRegions: (await send(sandbox, `GET ${franchises}/regions?brand=ALFA`)).answer,
    getFranchiseUnits: (await send(sandbox, `GET ${franchises}/units?brand=ALFA`)).answer,
    createLead: (await send(sandbox, 'POST /api/v1/lead', { body: lead })).answer,
    payV2: (await pay(sandbox, makePayment())).answer,
    payV1: (await payInvoice(sandbox, makeInvoicePayment())).answer,
    renewV1: (await renewV1(sandbox, makeRenewalV1())).answer,
    renewV2: (await renewV2(sandbox, makeRenewalV2())).answer,
  };
  for (const { id, answer } of CALLS.filter((call) => call.answer)) {
    const validate = ajv.compile({ $ref: `openapi.json#/components/schemas/${answer}` });
    expect([id, validate(answers[id]), validate.errors]).toEqual([id, true, null]);
  }
});
