import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { FormValues } from '../form/form-values.ts';
import { saleAt } from '../offer/sale-at.ts';
import type { ActionInput } from './action.ts';
import { pay, payCustomOffer, payInvoice, recover, renew } from './pay.ts';

const TOKEN = { token: 'T', paymentProfileIds: ['p1', 'p2'] };
const silence = new ApiError('payV1', { kind: 'timeout', timeoutMs: 60_000 });
const SENT_CARD = {
  company: 'visa',
  holder: 'ANA LIMA',
  number: '4111111111111111',
  expiration: '12/30',
  cvv: '123',
};
const FIRST_KEY = { 'Idempotency-Key': 'key-1', 'x-request-id': 'request-1' };
const CPF = { cpf: '529.982.247-25' };

const ACTIONS = {
  'payment/[id]': payInvoice,
  'recovery/[id]': recover,
  'renew/[id]': renew,
  'custom-offer': payCustomOffer,
} as const;

interface Situation {
  answer?: unknown;
  verifyCard?: unknown;
  renewApi?: 'v1' | 'v2';
}

/** A buyer on one of these screens; `press` takes what they type besides, and how they press. */
function paying(
  templateId: keyof typeof ACTIONS,
  { answer = TOKEN, verifyCard, renewApi }: Situation = {},
) {
  const tab = aTab();
  const answers = { payV1: answer, renewV1: answer, renewV2: answer, payV2: TOKEN, verifyCard };
  const search = '?seller=abc&source=loja&partner=p1';
  const whole = aCheckout(brandWith(), { ...tab, search, answers });
  const step = renewApi && { id: 's', templateId, props: { renewApi } };
  const input = { values: CARD, plan: async () => A_PLAN };
  const press = (typed: FormValues = {}, changes: Partial<ActionInput> = {}, id = 'abc123') => {
    const checkout = saleAt(whole, { templateId, id }, step);
    const values = { ...(templateId === 'payment/[id]' && LEAD), ...CARD, ...typed };
    return ACTIONS[templateId]({ ...input, checkout, values, ...changes });
  };
  /** The main purchase of this visit. */
  const buy = () => {
    tab.visit.keepLead(LEAD, 'L1');
    return pay({ ...input, checkout: whole });
  };
  return { whole, press, buy, calls: whole.client.calls };
}

test('[CALL-24] [SELLER-09] [RULE-52] an invoice: one call with invoice, payer and card; no amount, no lead', async () => {
  const { press, whole, calls } = paying('payment/[id]');
  expect(await press({ ...CPF, terms: true })).toMatchObject({ kind: 'approved' });
  const body = {
    invoiceId: 'abc123',
    ...LEAD,
    phone: '+5511987654321',
    document: '52998224725',
    business: 'other',
    productCode: 'ALFA',
    seller: 'abc',
    source: 'loja',
    operation: 'BR',
    captchaToken: '',
    paymentMethods: [{ type: 'creditcard', card: SENT_CARD }],
  };
  expect(calls).toEqual([{ operationId: 'payV1', headers: FIRST_KEY, body }]);
  // The consent of a payer who came without a lead is kept.
  const consent = { terms: 'https://alfa.example.com/termos' };
  expect(whole.session.read('guiche.consent')).toMatchObject(consent);
});

test('D-166: an invoice whose payment is continued goes out with the payer of its first request', async () => {
  const { press, calls } = paying('payment/[id]', { answer: silence });
  expect(await press()).toMatchObject({ kind: 'unknown' });
  const other = { email: 'bia@mail.example' };
  expect(await press(other)).toMatchObject({ kind: 'inDoubt' });
  await press(other, { doubt: { is: 'continue', key: 'key-1' } });
  const [first, repeat] = calls;
  expect(first!.body).toMatchObject({ email: 'ana@mail.example' });
  expect(repeat).toMatchObject({ body: first!.body, headers: { 'Idempotency-Key': 'key-1' } });
});

const SHARED = {
  business: 'other',
  captchaToken: '',
  document: '52998224725',
  planId: 'alfa-anual',
  productCode: 'ALFA',
  seller: 'abc',
  source: 'loja',
  sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  metadata: { seller: 'abc', source: 'loja', partner: 'p1' },
};
const METHOD = { type: 'creditcard', amount: 499, installments: 12, card: SENT_CARD };
const V1 = { ...SHARED, numberInstallments: 12, paymentMethod: METHOD };
const V2 = { ...SHARED, amount: 499, type: undefined, paymentMethods: [METHOD] };

test.each([
  ['[CALL-25]', 'recovery/[id]', undefined, 'renewV1', V1],
  ['[CALL-26]', 'renew/[id]', undefined, 'renewV2', V2],
  ['', 'recovery/[id]', 'v2', 'renewV2', V2],
  ['', 'renew/[id]', 'v1', 'renewV1', V1],
] as const)(
  '%s [SELLER-09] %s, step option %s: one %s with exactly its fields',
  async (_, screen, renewApi, operationId, body) => {
    const { press, calls } = paying(screen, { renewApi });
    expect(await press({ ...CPF, installments: '12' })).toMatchObject({ kind: 'approved' });
    expect(calls).toEqual([{ operationId, path: { id: 'abc123' }, headers: FIRST_KEY, body }]);
  },
);

test.each<[keyof typeof ACTIONS, string, Partial<ActionInput>?]>([
  ['payment/[id]', ''],
  ['renew/[id]', ''],
  ['renew/[id]', 'abc123', { plan: async () => undefined }],
  ['custom-offer', ''],
])('on %s without what is to be paid nothing goes out', async (screen, id, changes) => {
  const { press, calls } = paying(screen);
  expect(await press({}, changes, id)).toEqual({ kind: 'failed' });
  expect(calls).toEqual([]);
});

test('[CALL-27] a custom offer: the card is verified for the first payment profile, then it is paid', async () => {
  const { press, buy, calls } = paying('custom-offer');
  await buy();
  // Without a price no card is verified.
  expect(await press({}, { plan: async () => undefined })).toEqual({ kind: 'failed' });
  expect(await press()).toMatchObject({ kind: 'approved' });
  const [, check, payment, ...more] = calls;
  expect(more).toEqual([]);
  expect(check).toEqual({ operationId: 'verifyCard', path: { id: 'p1' }, body: SENT_CARD });
  expect(payment).toMatchObject({ operationId: 'payV2', headers: { 'Idempotency-Key': 'key-2' } });
});

const answered = (status: number) => new ApiError('verifyCard', { kind: 'status', status });

test.each([
  ['[ERROR-06] a refused card', answered(422), { kind: 'refused', fields: [] }],
  ['without a verdict (500)', answered(500), { kind: 'failed' }],
  ['without an answer', new ApiError('verifyCard', { kind: 'network' }), { kind: 'failed' }],
])('%s: a custom offer charges nothing, the report has no card', async (_, error, outcome) => {
  const { press, buy, calls, whole } = paying('custom-offer', { verifyCard: error });
  await buy();
  expect(await press()).toEqual(outcome);
  const made: OperationId[] = calls.map(({ operationId }) => operationId);
  expect(made).toEqual(['payV2', 'verifyCard']);
  expect(whole.report).toHaveBeenCalledExactlyOnceWith(error, 'verifyCard');
  expect(JSON.stringify(whole.report.mock.calls)).not.toContain('4111');
});
