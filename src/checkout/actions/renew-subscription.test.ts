import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { saleAt } from '../offer/sale-at.ts';
import type { FormValues } from '../form/form-values.ts';
import type { Pressed } from '../payment/decide-key.ts';
import { pay } from './pay.ts';
import { recover, renew } from './renew-subscription.ts';

const TOKEN = { token: 'T', paymentProfileIds: ['p1'] };

const ACTIONS = { 'recovery/[id]': recover, 'renew/[id]': renew } as const;

interface Situation {
  screen?: keyof typeof ACTIONS;
  answer?: unknown;
  renewApi?: 'v1' | 'v2';
}

function renewing({ screen = 'renew/[id]', answer = TOKEN, renewApi }: Situation = {}) {
  const tab = aTab();
  const whole = aCheckout(brandWith(), {
    ...tab,
    search: '?seller=abc&partner=p1',
    answers: { renewV1: answer, renewV2: answer, payV2: TOKEN },
  });
  const step = renewApi && { id: 's', templateId: screen, props: { renewApi } };
  const checkout = saleAt(whole, { templateId: screen, id: 'abc123' }, step);
  const input = { checkout, values: { ...CARD }, plan: async () => A_PLAN };
  const press = (values: FormValues = {}) =>
    ACTIONS[screen]({ ...input, values: { ...CARD, ...values } });
  return { tab, whole, press, input, calls: whole.client.calls };
}

const card = {
  company: 'visa',
  holder: 'ANA LIMA',
  number: '4111111111111111',
  expiration: '12/30',
  cvv: '123',
};
const SHARED = {
  business: 'other',
  captchaToken: '',
  document: '52998224725',
  planId: 'alfa-anual',
  productCode: 'ALFA',
  seller: 'abc',
  source: 'direto',
  sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  metadata: { seller: 'abc', partner: 'p1' },
};
const METHOD = { type: 'creditcard', amount: 499, installments: 12, card };
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
    const { press, calls } = renewing({ screen, renewApi });
    const typed = { installments: '12', cpf: '529.982.247-25' };
    expect(await press(typed)).toMatchObject({ kind: 'approved' });
    const headers = { 'Idempotency-Key': 'key-1', 'x-request-id': 'request-1' };
    expect(calls).toEqual([{ operationId, path: { id: 'abc123' }, headers, body }]);
  },
);

test('an earlier purchase is not a renewal, and a renewal is made once', async () => {
  const { press, whole, input, tab, calls } = renewing();
  tab.visit.keepLead(LEAD, 'L1');
  await pay({ ...input, checkout: whole });
  expect(await press()).toMatchObject({ kind: 'approved' });
  expect(await press()).toEqual({ kind: 'already', state: 'approved' });
  expect(calls.map(({ operationId }) => operationId)).toEqual(['payV2', 'renewV2']);
});

test('D-166: a renewal that is continued asks for the instalments of its first request', async () => {
  const silence = new ApiError('renewV2', { kind: 'timeout', timeoutMs: 60_000 });
  const { input, calls } = renewing({ answer: silence });
  const taxed = { id: '10x', count: 10, value: 60, totalValue: 600 };
  const plan = async () => ({ ...A_PLAN, installments: [...A_PLAN.installments, taxed] });
  const press = (installments: string, doubt?: Pressed['doubt']) =>
    renew({ ...input, plan, values: { ...CARD, installments }, doubt });
  expect(await press('10x')).toMatchObject({ kind: 'unknown' });
  expect(await press('1')).toMatchObject({ kind: 'inDoubt' });
  await press('1', { is: 'continue', key: 'key-1' });
  expect(calls[0]!.body).toMatchObject({ amount: 600, paymentMethods: [{ installments: 10 }] });
  expect(calls.map(({ body }) => body)).toEqual([calls[0]!.body, calls[0]!.body]);
});

test('without a price, or without a subscription, nothing goes out', async () => {
  const { input, whole, calls } = renewing();
  expect(await renew({ ...input, plan: async () => undefined })).toEqual({ kind: 'failed' });
  expect(await renew({ ...input, checkout: whole })).toEqual({ kind: 'failed' });
  expect(calls).toEqual([]);
});
