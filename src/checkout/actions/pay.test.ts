import { expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import type { Answers } from '../../../tests/fakes/client.ts';
import { ApiError } from '../../api/api-error.ts';
import type { FormValues } from '../form/form-values.ts';
import { pay } from './pay.ts';

const TOKEN = { token: 'T', paymentProfileIds: ['p1'] };
const refusal = new ApiError('payV2', { kind: 'status', status: 402 });
const silence = new ApiError('payV2', { kind: 'timeout', timeoutMs: 60_000 });

const EVERYTHING: Answers = { createLead: { leadId: 'L2' }, updateLead: {}, payV2: TOKEN };

interface Situation {
  /** Of brand.json. */
  settings?: object;
  answers?: Answers;
  values?: FormValues;
  /** The buyer came by the lead screen. */
  hasLead?: boolean;
  plan?: typeof A_PLAN | null;
}

function paying({ settings, answers, values, hasLead = true, plan = A_PLAN }: Situation = {}) {
  const tab = aTab();
  if (hasLead) tab.visit.keepLead(LEAD, 'L1');
  const brand = brandWith({ brand: { ...settings } });
  const checkout = aCheckout(brand, { ...tab, answers: { ...EVERYTHING, ...answers } });
  const press = (more: FormValues = {}, again = false) =>
    pay({
      checkout,
      values: { ...CARD, ...values, ...more },
      plan: async () => plan ?? undefined,
      again,
    });
  const sent = (operationId: string) =>
    checkout.client.calls.filter((call) => call.operationId === operationId);
  return { checkout, press, sent };
}

test('[CALL-22] [ENTITY-01] one payment with the id of its lead, plan and card, under an Idempotency-Key', async () => {
  const { press, checkout } = paying();
  checkout.captcha = vi.fn<() => Promise<string>>(async () => 'token-1');
  expect(await press()).toMatchObject({ kind: 'approved' });
  expect(checkout.client.calls).toHaveLength(1);
  expect(checkout.client.calls[0]).toMatchObject({
    operationId: 'payV2',
    headers: { 'Idempotency-Key': 'key-1' },
    body: {
      name: 'Ana Lima',
      email: 'ana@mail.example',
      phone: '+5511987654321',
      sfLeadId: 'L1',
      planId: 'alfa-anual',
      plan: 'AA',
      amount: 499,
      productCode: 'ALFA',
      captchaToken: 'token-1',
      paymentMethods: [{ type: 'creditcard', card: { number: '4111111111111111', cvv: '123' } }],
    },
  });
});

test('[CALL-22] a lead without an id is paid for without one: no PATCH, no second lead at the next press', async () => {
  const { press, sent, checkout } = paying({
    hasLead: false,
    values: { ...LEAD, cpf: '529.982.247-25' },
    answers: { createLead: undefined, payV2: refusal },
  });
  await press();
  await press();
  expect(sent('createLead')).toHaveLength(1);
  expect(sent('updateLead')).toEqual([]);
  expect(sent('payV2').map(({ body }) => body!.sfLeadId)).toEqual([undefined, undefined]);
  const reported = vi.mocked(checkout.report).mock.calls.map(([, where]) => where);
  expect(reported).toEqual(['createLead', 'payV2', 'payV2']);
});

test('[ENTITY-37] the chosen instalment decides count and amount', async () => {
  const taxed = { id: '10x', count: 10, value: 60, tax: 20, totalValue: 600 };
  const plan = { ...A_PLAN, installments: [...A_PLAN.installments, taxed] };
  const { press, sent } = paying({ plan, values: { installments: '10x' } });
  await press();
  expect(sent('payV2')[0]!.body).toMatchObject({
    amount: 600,
    paymentMethods: [{ amount: 600, installments: 10 }],
  });
});

test('[ROUTE-40] without a lead it is created first, and its id goes into the payment', async () => {
  const { press, checkout } = paying({ hasLead: false, values: LEAD });
  expect(await press()).toMatchObject({ kind: 'approved' });
  const [lead, payment] = checkout.client.calls;
  expect([lead!.operationId, payment!.operationId]).toEqual(['createLead', 'payV2']);
  expect(payment!.body).toMatchObject({ sfLeadId: 'L2', email: LEAD.email });
});

test('[RULE-52] the consent that is given with the card is kept with the lead', async () => {
  const { press, checkout } = paying({ hasLead: false, values: { ...LEAD, terms: true } });
  await press();
  expect(checkout.session.read('guiche.consent')).toMatchObject({
    terms: 'https://alfa.example.com/termos',
  });
});

test('a lead that cannot be created costs nothing: no payment goes out', async () => {
  const answers = { createLead: new ApiError('createLead', { kind: 'network' }) };
  const { press, sent, checkout } = paying({ hasLead: false, values: LEAD, answers });
  expect(await press()).toMatchObject({ kind: 'failed' });
  expect(sent('payV2')).toEqual([]);
  expect(checkout.report).toHaveBeenCalledWith(expect.any(ApiError), 'createLead');
});

test('[CALL-19] document and address enrich the lead before the payment', async () => {
  const address = { postalCode: '01 310-100', addressLine1: 'Rua A', city: '', country: 'Brasil' };
  const { press, checkout } = paying({ values: { cpf: '529.982.247-25', address } });
  await press();
  expect(checkout.client.calls[0]).toEqual({
    operationId: 'updateLead',
    path: { leadId: 'L1' },
    body: {
      document: '52998224725',
      address: { postalCode: '01310100', addressLine1: 'Rua A', country: 'Brasil' },
      business: 'other',
    },
  });
  expect(checkout.client.calls[1]!.operationId).toBe('payV2');
});

test('neither card number nor CVV gets into the storage', async () => {
  const { press, checkout } = paying({ answers: { payV2: refusal } });
  await press();
  const kept = ['dataLead', 'dataForm', 'dataPix', 'PURCHASED_PLAN'] as const;
  const all = JSON.stringify(kept.map((key) => checkout.session.read(key)));
  expect(all).toContain(LEAD.email);
  expect(all).not.toMatch(/4111|123"/);
});

test('D-179: the payment form that creates the lead sends its own answers with it, once', async () => {
  const { checkout, sent } = paying({ hasLead: false });
  const answers = { ...LEAD, cpf: '529.982.247-25', shirt: 'M' };
  const values = { ...CARD, ...answers };
  await pay({ checkout, values, answers, plan: async () => A_PLAN, again: false });
  expect(sent('createLead')[0]!.body).toMatchObject({ name: 'Ana Lima', shirt: 'M' });
  expect(sent('createLead')[0]!.body).not.toHaveProperty('cpf');
  expect(sent('updateLead')[0]!.body).toMatchObject({ document: '52998224725' });
  expect(JSON.stringify(sent('payV2'))).not.toContain('shirt');
});

test('a repeat goes out with the voucher of its first request (D-166)', async () => {
  const answers = [silence, TOKEN];
  const { press, sent, checkout } = paying({ answers: { payV2: () => answers.shift() } });
  checkout.link = { ...checkout.link, voucher: 'V1' };
  expect(await press()).toMatchObject({ kind: 'unknown' });
  checkout.link = { ...checkout.link, voucher: undefined };
  await press();
  expect(sent('payV2').map(({ body }) => body!.voucher)).toEqual(['V1', 'V1']);
});
