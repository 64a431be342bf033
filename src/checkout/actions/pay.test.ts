import { expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import type { Answers } from '../../../tests/fakes/client.ts';
import { ApiError } from '../../api/api-error.ts';
import type { FormValues } from '../form/form-values.ts';
import type { Action, ActionInput } from './action.ts';
import { pixOfSale } from '../offer/pix-of-sale.ts';
import { pay, payLivelo, payPix } from './pay.ts';

const TOKEN = { token: 'T', paymentProfileIds: ['p1'] };
const refusal = new ApiError('payV2', { kind: 'status', status: 402 });
const silence = new ApiError('payV2', { kind: 'timeout', timeoutMs: 60_000 });

const EVERYTHING: Answers = { createLead: { leadId: 'L2' }, updateLead: {}, payV2: TOKEN };

interface Situation {
  action?: Action;
  /** Of brand.json. */
  settings?: object;
  search?: string;
  answers?: Answers;
  values?: FormValues;
  /** The buyer came by the lead screen. */
  hasLead?: boolean;
  plan?: typeof A_PLAN;
}

function paying({ action = pay, settings, search, values, ...more }: Situation = {}) {
  const { hasLead = true, plan = A_PLAN } = more;
  const answers = { ...EVERYTHING, ...more.answers };
  const tab = aTab({ lead: hasLead ? LEAD : undefined });
  const checkout = aCheckout(brandWith({ brand: { ...settings } }), { ...tab, search, answers });
  const press = (changes: Partial<ActionInput> = {}) =>
    action({ checkout, values: { ...CARD, ...values }, plan: async () => plan, ...changes });
  const sent = (operationId: string) =>
    checkout.client.calls.filter((call) => call.operationId === operationId);
  return { checkout, press, sent };
}

test('[CALL-22] [ENTITY-01] one payment with the id of its lead, plan and card, under an Idempotency-Key', async () => {
  const { press, checkout } = paying();
  checkout.captcha = async () => 'token-1';
  expect(await press()).toMatchObject({ kind: 'approved' });
  const card = { number: '4111111111111111', cvv: '123' };
  const sold = { planId: 'alfa-anual', paymentMethods: [{ type: 'creditcard', card }] };
  const body = { email: LEAD.email, sfLeadId: 'L1', captchaToken: 'token-1', ...sold };
  const headers = { 'Idempotency-Key': 'key-1' };
  expect(checkout.client.calls).toMatchObject([{ operationId: 'payV2', headers, body }]);
  // Neither card number nor CVV gets into the storage.
  const { session } = checkout;
  const all = JSON.stringify(session.keys().map((key) => session.read(key as 'dataLead')));
  expect(all).toContain(LEAD.email);
  expect(all).not.toMatch(/411111|4111 1111|"123"/);
});

test('[CALL-22] a lead without an id is paid for without one: no PATCH, no second lead at the next press', async () => {
  const values = { ...LEAD, cpf: '529.982.247-25' };
  const answers = { createLead: undefined, payV2: refusal };
  const { press, sent, checkout } = paying({ hasLead: false, values, answers });
  await press();
  await press();
  expect(sent('createLead')).toHaveLength(1);
  expect(sent('updateLead')).toEqual([]);
  expect(sent('payV2').map(({ body }) => body!.sfLeadId)).toEqual([undefined, undefined]);
  const reported = vi.mocked(checkout.report).mock.calls.map(([, where]) => where);
  expect(reported).toEqual(['createLead', 'payV2', 'payV2']);
});

test('[ROUTE-40] [RULE-52] D-179: without a lead it is created first, with the consent and the answers of its own', async () => {
  const answers = { ...LEAD, cpf: '529.982.247-25', shirt: 'M' };
  const values = { ...answers, terms: true };
  const { press, sent, checkout } = paying({ hasLead: false, values });
  expect(await press({ answers })).toMatchObject({ kind: 'approved' });
  const order = checkout.client.calls.map(({ operationId }) => operationId);
  expect(order).toEqual(['createLead', 'updateLead', 'payV2']);
  expect(sent('createLead')[0]!.body).toMatchObject({ name: 'Ana Lima', shirt: 'M' });
  expect(sent('createLead')[0]!.body).not.toHaveProperty('cpf');
  expect(sent('updateLead')[0]!.body).toMatchObject({ document: '52998224725' });
  expect(sent('payV2')[0]!.body).toMatchObject({ sfLeadId: 'L2', email: LEAD.email });
  expect(JSON.stringify(sent('payV2'))).not.toContain('shirt');
  const consent = { terms: 'https://alfa.example.com/termos' };
  expect(checkout.session.read('guiche.consent')).toMatchObject(consent);
});

test('a lead that cannot be created costs nothing: no payment goes out', async () => {
  const answers = { createLead: new ApiError('createLead', { kind: 'network' }) };
  const { press, sent, checkout } = paying({ hasLead: false, values: LEAD, answers });
  expect(await press()).toMatchObject({ kind: 'failed' });
  expect(sent('payV2')).toEqual([]);
  expect(checkout.report).toHaveBeenCalledWith(expect.any(ApiError), 'createLead');
});

test('D-166: a payment that is continued asks for what its first request asked for, its voucher too', async () => {
  const { press, sent, checkout } = paying({ answers: { payV2: silence } });
  checkout.link = { ...checkout.link, voucher: 'V1' };
  const at = (installments: string, totalValue: number): Partial<ActionInput> => {
    const taxed = { id: '10x', count: 10, value: totalValue / 10, totalValue };
    const installmentsOf = [...A_PLAN.installments, taxed];
    const plan = async () => ({ ...A_PLAN, amount: totalValue, installments: installmentsOf });
    return { plan, values: { ...CARD, installments } };
  };
  expect(await press(at('10x', 600))).toMatchObject({ kind: 'unknown' });
  // Meanwhile the buyer corrects their address, takes another instalment, and price and link are others.
  checkout.visit.keepLead({ ...LEAD, email: 'ana.lima@mail.example' }, 'L2');
  checkout.link = { ...checkout.link, voucher: undefined };
  expect(await press(at('1', 700))).toMatchObject({ kind: 'inDoubt' });
  await press({ ...at('1', 700), doubt: { is: 'continue', key: 'key-1' } });
  const [first, repeat] = sent('payV2');
  const terms = { amount: 600, voucher: 'V1', paymentMethods: [{ installments: 10 }] };
  expect(first!.body).toMatchObject(terms);
  expect(repeat!.body).toEqual(first!.body);
  expect(repeat!.headers!['Idempotency-Key']).toBe(first!.headers!['Idempotency-Key']);
});

const PIX = { token: 'T', pix: { emv: PIX_CODE } };

test('[ENTITY-04] a code is kept as dataPix, with its amount', async () => {
  const { press, checkout } = paying({ action: payPix, answers: { payV2: PIX } });
  await press();
  const [at, purchase] = [expect.any(Number), expect.any(String)] as unknown[];
  const pix = { text: PIX_CODE, amount: 499, at, purchase, ahead: 0 };
  expect(checkout.session.read('dataPix')).toEqual(pix);
  expect(checkout.visit.state().pix).toMatchObject({ text: PIX_CODE });
});

test('a Pix that is continued is over the amount of its first request, and success says whose it is', async () => {
  const answers = [silence, PIX];
  const { press, checkout } = paying({ action: payPix, answers: { payV2: () => answers.shift() } });
  expect(await press()).toMatchObject({ kind: 'unknown' });
  const plan = async () => ({ ...A_PLAN, id: 'alfa-lote', amount: 99 });
  const pressed = await press({ plan, doubt: { is: 'continue', key: 'key-1' } });
  expect(pressed).toMatchObject({ kind: 'pending' });
  expect(checkout.visit.state().pix).toMatchObject({ text: PIX_CODE, amount: 499 });
});

test('a code whose answer was late is none of the next buyer', async () => {
  const { press, checkout } = paying({ action: payPix, answers: { payV2: late } });
  function late() {
    checkout.visit.keepLead({ ...LEAD, email: 'bia@mail.example' }, 'L2');
    return PIX;
  }
  expect(await press()).toEqual({ kind: 'shown' });
  expect(pixOfSale(checkout, checkout.visit.state())).toBeUndefined();
});

test.each([
  ['without a code, leads on: access comes by e-mail', { token: 'T' }, 'pending'],
  ['without a token is unknown, its code is not shown', { pix: PIX.pix }, 'unknown'],
])('a Pix that is answered %s', async (_, payV2, kind) => {
  const { press, checkout } = paying({ action: payPix, answers: { payV2 } });
  expect(await press()).toMatchObject({ kind });
  expect(checkout.session.read('dataPix')).toBeUndefined();
});

test('another code, by a key of its own, only once the last one cannot be paid', async () => {
  const { press, sent, checkout } = paying({ action: payPix, answers: { payV2: PIX } });
  await press();
  expect(await press()).toEqual({ kind: 'already', state: 'pending' });
  checkout.visit.keepPix({ ...checkout.visit.state().pix!, problem: 'expired' });
  expect(await press()).toEqual({ kind: 'shown' });
  expect(checkout.visit.state().pix).not.toHaveProperty('problem');
  const keys = sent('payV2').map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys).toEqual(['key-1', 'key-2']);
});

test.each([
  ['/success', 'pending'],
  ['/pix', 'shown'],
  ['/unheard-of', 'shown'],
])('[CALL-23] the answer names the next screen, %s: %s', async (route, kind) => {
  const { press, checkout } = paying({ action: payPix, answers: { payV2: { ...PIX, route } } });
  expect(await press()).toMatchObject({ kind });
  expect(checkout.visit.state().pix).toMatchObject({ text: PIX_CODE });
});

test('[FLOW-17] points are sent as such, without a card', async () => {
  const plan: typeof A_PLAN = { ...A_PLAN, paymentMethods: ['livelo'], points: 38500 };
  const { press, checkout } = paying({ action: payLivelo, search: '?route=livelo', plan });
  expect(await press()).toMatchObject({ kind: 'approved' });
  const paymentMethods = [{ type: 'livelo', amount: 38500 }];
  const body = { type: 'livelo', amount: 499, paymentMethods };
  expect(checkout.client.calls[0]!.body).toMatchObject(body);
  expect(JSON.stringify(checkout.client.calls)).not.toContain('4111');
});

test('[QUERY-10] where points are earned, the card pays', async () => {
  const { press, sent } = paying({ action: payLivelo, search: '?route=livelo-accrual' });
  expect(await press()).toMatchObject({ kind: 'approved' });
  expect(sent('payV2')[0]!.body).toMatchObject({ paymentMethods: [{ type: 'creditcard' }] });
});

const CONTRACT = { contract: true };

test.each([
  ['card', pay, TOKEN],
  ['a code that waits to be paid', payPix, PIX],
])('[CALL-16] an accepted payment by %s has its contract made', async (_, action, payV2) => {
  const answers = { payV2, generateContract: {} };
  const { press, sent } = paying({ action, settings: CONTRACT, answers });
  await press();
  const body = { leadId: 'L1', planId: 'alfa-anual', email: LEAD.email, token: 'T' };
  expect(sent('generateContract')).toMatchObject([{ body }]);
});

test('[CALL-16] a refused payment has no contract made, also after one that was accepted', async () => {
  const payments = [refusal, { token: 'MAIN' }, refusal];
  const answers = { generateContract: {}, payV2: () => payments.shift() };
  const { checkout, press, sent } = paying({ settings: CONTRACT, answers });
  expect(await press()).toMatchObject({ kind: 'refused' });
  expect(sent('generateContract')).toEqual([]);
  await press();
  checkout.offer = 'upsell';
  checkout.productCode = 'BETA';
  expect(await press()).toMatchObject({ kind: 'refused' });
  expect(sent('generateContract')).toMatchObject([{ body: { token: 'MAIN' } }]);
});

test('[CALL-16] a contract that fails is reported, and one that takes long is not waited for', async () => {
  const error = new ApiError('generateContract', { kind: 'network' });
  const failing = paying({ settings: CONTRACT, answers: { generateContract: error } });
  expect(await failing.press()).toMatchObject({ kind: 'approved' });
  expect(failing.checkout.report).toHaveBeenCalledExactlyOnceWith(error, 'generateContract');

  vi.useFakeTimers();
  const slow = { generateContract: () => new Promise(() => {}) };
  const settled = vi.fn<() => void>();
  void paying({ settings: CONTRACT, answers: slow }).press().then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});
