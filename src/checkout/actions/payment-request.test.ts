import { expect, test } from 'vitest';
import type { Plan } from '../../api/read-product.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { parseLink } from '../../flow/link.ts';
import { withBump } from '../offer/with-bump.ts';
import { paymentBody, sessionIdOf, renewV1Body, renewV2Body } from './payment-request.ts';
import type { PaymentFacts } from './payment-request.ts';
import { CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createSession } from '../session/session.ts';

const installments = [{ id: '12', count: 12, value: 50, totalValue: 600 }];
const plan: Plan = { id: 'p1', code: 'annual', type: 'yearly', amount: 576, installments };

const PAYMENT = { currentStep: 3, cardCompanies: [], planTypes: ['recurrency' as const] };

function facts(changes: Partial<PaymentFacts> = {}, documentToNFGeneration = true): PaymentFacts {
  const payment = { ...PAYMENT, sendBffPaymentRequest: { documentToNFGeneration } };
  return {
    method: 'creditcard',
    card: { ...CARD, cardName: ' Ana  Lima ', cardExpireDate: '08/2031', cardCVV: ' 123 ' },
    plan: { ...plan, points: 38500 },
    lead: LEAD,
    leadId: 'lead-1',
    link: parseLink('?seller=abc&source=x-1&voucher=V1'),
    flowId: 'default',
    offer: 'main',
    productCode: 'COURSE',
    business: 'exam-prep',
    settings: { area: 'BR', payment },
    document: '529.982.247-25',
    captchaToken: '',
    ...changes,
  };
}

test('[CALL-22] a card payment carries exactly the fields of the specification', () => {
  const card = {
    company: 'visa',
    holder: 'Ana Lima',
    number: '4111111111111111',
    expiration: '08/31',
    cvv: '123',
  };
  expect(paymentBody(facts({ installment: plan.installments[0] }))).toEqual({
    ...LEAD,
    phone: '+5511987654321',
    sfLeadId: 'lead-1',
    business: 'exam-prep',
    productCode: 'COURSE',
    plan: 'annual',
    planId: 'p1',
    planType: 'yearly',
    amount: 600,
    paymentMethods: [{ type: 'creditcard', amount: 600, installments: 12, card }],
    document: '52998224725',
    operation: 'BR',
    seller: 'abc',
    source: 'x-1',
    voucher: 'V1',
    captchaToken: '',
  });
});

test.each([
  ['pix', 576],
  ['boleto', 576],
  ['livelo', 38500],
] as const)('a payment by %s carries no card, and %d of its own unit', (method, part) => {
  const body = paymentBody(facts({ method }));
  expect(body).toMatchObject({ amount: 576, paymentMethods: [{ type: method, amount: part }] });
  expect(body.paymentMethods).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/4111|123"/);
});

test('points that nobody has said cannot be paid', () => {
  const unpriced = facts({ method: 'livelo', plan });
  expect(() => paymentBody(unpriced)).toThrow('needs its points');
});

test('[CALL-31] the document goes out for invoices and for a slip, and nowhere else', () => {
  const sent = (method: PaymentMethodKind, isForInvoices = false) =>
    paymentBody(facts({ method }, isForInvoices)).document;
  expect([sent('creditcard', true), sent('boleto')]).toEqual(['52998224725', '52998224725']);
  expect([sent('pix'), sent('creditcard')]).toEqual([undefined, undefined]);
});

const by = (route: string) => ({ flowId: 'livelo', link: parseLink(`?route=${route}`) });

test.each<[PaymentMethodKind, Partial<PaymentFacts>, string | undefined]>([
  ['creditcard', { flowId: 'default' }, undefined],
  ['creditcard', { flowId: 'extended' }, 'extended'],
  ['creditcard', by('livelo'), undefined],
  // It earns points.
  ['creditcard', by('livelo-accrual'), 'livelo'],
  ['pix', { flowId: 'default' }, 'pix'],
  ['boleto', { flowId: 'bankslip' }, 'bankslip'],
  ['livelo', { flowId: 'livelo' }, 'livelo'],
  ['creditcard', { offer: 'upgrade' }, 'upgrade'],
  ['pix', { offer: 'upgrade' }, 'upgrade'],
])('[CALL-22] [FLOW-17] a payment by %s with %o is of type %s', (method, changes, type) => {
  expect(paymentBody(facts({ method, ...changes })).type).toBe(type);
});

test('[CALL-22] an order bump goes out as the sum, the id of the main plan and both codes (D-173)', () => {
  const bump: Plan = { ...plan, id: 'b1', code: 'BUMP', amount: 47.5, installments: [] };
  const whole = withBump(plan, bump);
  const paymentMethods = [{ amount: 623.5 }];
  const sold = { amount: 623.5, planId: 'p1', plan: 'annual,BUMP', paymentMethods };
  expect(paymentBody(facts({ plan: whole }))).toMatchObject(sold);
  const inTwelve = paymentBody(facts({ plan: whole, installment: whole.installments[0] }));
  expect(inTwelve).toMatchObject({ amount: 647.5, planId: 'p1', plan: 'annual,BUMP' });
});

test('a price that was answered without the voucher is paid without it', () => {
  expect(paymentBody(facts({ plan: { ...plan, takesNoVoucher: true } })).voucher).toBeUndefined();
});

test("a plan without code and type goes by its id and the brand's first plan type", () => {
  const bare = { ...plan, code: undefined, type: 'special' };
  const named = { plan: 'p1', planId: 'p1', planType: 'recurrency' };
  expect(paymentBody(facts({ plan: bare }))).toMatchObject(named);
});

test('[CALL-25] [CALL-26] a renewal in instalments charges their total, not the amount of the plan', () => {
  const link = parseLink('?seller=%20&source=a-b&partner=p&email=x');
  const renewal = { ...facts({ link, installment: plan.installments[0] }), sessionId: 's1' };
  expect(renewV1Body(renewal).paymentMethod).toMatchObject({ amount: 600, installments: 12 });
  expect(renewV2Body(renewal)).toMatchObject({ amount: 600, paymentMethods: [{ amount: 600 }] });
  // Its metadata is what the link itself says of its seller, and nothing else.
  expect(renewV2Body(renewal).metadata).toEqual({ source: 'a-b', partner: 'p' });
});

test('the session id of renewals is a random UUID that outlives a reload, not the tab', () => {
  const storage = fakeStorage();
  const id = sessionIdOf(createSession(() => storage));
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(sessionIdOf(createSession(() => storage))).toBe(id);
  const other = fakeStorage();
  expect(sessionIdOf(createSession(() => other))).not.toBe(id);
});
