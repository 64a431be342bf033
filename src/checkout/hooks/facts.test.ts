import { expect, test } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import { saleAt } from '../offer/sale-at.ts';
import { factsOf } from './facts.ts';
import type { PayablePlan } from '../offer/methods.ts';
import type { VisitState } from '../visit/visit.ts';

const known: VisitState = { isLoaded: true };
const sale = { plan: 'p', reference: 'r', offer: 'main' } as const;
const lead = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };

interface Situation {
  /** Of brand.json. */
  settings?: object;
  page?: Partial<PageData>;
}

/** A config that asks for an address, or does not. */
const configOf = (hasAddressForm: boolean): Situation => ({
  page: { config: { flows: undefined, hasAddressForm } },
});

const facts = ({ settings = {}, page }: Situation = {}, visit: VisitState = known) =>
  factsOf(aCheckout(plainBrand(settings), { page }), visit);

test('a plain brand in Brazil, and a buyer of whom nothing is known', () => {
  const told = Object.entries(facts()).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  expect(Object.fromEntries(told)).toEqual({
    isTermsAndPoliticsAvailable: true,
    hasInstallments: true,
    area: 'BR',
    successHeader: true,
    takesCard: true,
    takesPoints: true,
    documentToNFGeneration: true,
  });
});

const [UNREAD, KNOWN_LEAD] = [{ isLoaded: false }, { lead }];
const LEAD_SENT = { page: { hasLead: true } };
const ASKS_ADDRESS = { settings: { hasAddressForm: true } };
const result = { token: 'T', paymentProfileIds: [] };
const BY_PIX = { ...sale, state: 'pending', method: 'pix', result } as const;
const PROFILED = { ...BY_PIX, result: { ...result, paymentProfileIds: ['p1'] } };
const PIX = { text: 'code', amount: 1, at: 0 };
const ANOTHER = { ...PIX, purchase: 'another', problem: 'expired' } as const;
const AT_ONCE = { product: { hasInstallments: false } };
const UPSELL_THERE = { elsewhere: { upsell: 'approved' } } as const;
const MAIN_THERE = { elsewhere: { main: 'approved' } } as const;
const INVOICE = { ...sale, state: 'approved', method: 'creditcard', result } as const;

test.each<[string, Situation, Partial<VisitState>, Partial<ReturnType<typeof facts>>]>([
  ['a lead, by the word of the server at first', LEAD_SENT, UNREAD, { hasLead: true }],
  ['none, by that of the tab', LEAD_SENT, {}, { hasLead: false }],
  ['one, by that of the tab', {}, KNOWN_LEAD, { hasLead: true }],
  ['a phone, for nobody says no before the visit is known', {}, UNREAD, { canVerifyPhone: true }],
  ['no phone without the id of its lead', {}, KNOWN_LEAD, { canVerifyPhone: false }],
  ['one with it', {}, { lead, leadId: 'L1' }, { canVerifyPhone: true }],
  ['an address, as the brand says', ASKS_ADDRESS, {}, { hasAddressForm: true }],
  ['an address, as config says', configOf(true), {}, { hasAddressForm: true }],
  ['both', { ...configOf(false), ...ASKS_ADDRESS }, {}, { hasAddressForm: true }],
  ['what was bought', {}, { purchase: BY_PIX }, { outcome: 'pending', paidWith: 'pix' }],
  ['its code', {}, { purchase: BY_PIX, pix: PIX }, { hasPix: true, hasPaymentProfile: false }],
  ['none of another buyer', {}, { pix: ANOTHER }, { hasPix: false, pixFault: undefined }],
  ['its subscription', {}, { purchase: PROFILED }, { hasPaymentProfile: true }],
  ['an upsell of another tab', {}, UPSELL_THERE, { boughtUpsell: true, outcome: undefined }],
  ['a purchase there', {}, MAIN_THERE, { boughtUpsell: false, outcome: 'approved' }],
  ['an upsell in doubt', {}, { isUpsellInDoubt: true }, { isUpsellInDoubt: true }],
  [
    'one that is bought',
    {},
    { isUpsellInDoubt: true, ...UPSELL_THERE },
    { isUpsellInDoubt: false },
  ],
  ['an invoice that is paid', {}, { invoice: INVOICE }, { hasPaidInvoice: true }],
  ['one in another tab', {}, { elsewhere: { invoice: 'approved' } }, { hasPaidInvoice: true }],
  ['[ENTITY-55] no instalments', { settings: AT_ONCE }, {}, { hasInstallments: false }],
  ['[ENTITY-55] tickets', { settings: { tickets: true } }, {}, { hasTickets: true }],
])('conditions know %s', (_, situation, visit, expected) => {
  expect(facts(situation, { ...known, ...visit })).toMatchObject(expected);
});

test('[BRAND-89] the header of the success screen is the brand’s choice, apart for bank slips', () => {
  const success = { finalSuccess: { displayHeader: { bankslip: false, default: true } } };
  const shown = (method: 'boleto' | 'creditcard') =>
    facts({ settings: { success } }, { ...known, purchase: { ...INVOICE, method } }).successHeader;
  expect(shown('boleto')).toBe(false);
  expect(shown('creditcard')).toBe(true);
});

/** A checkout in a flow of that name. */
function inFlowOf(id: string, product: object = {}) {
  const flows = [{ id, steps: [{ id: 'lead', templateId: 'lead' }] }];
  const brand = { ...plainBrand({ product }), flows } as CompiledBrand;
  return aCheckout(brand, { search: `?flowId=${id}` });
}

test('[FLOW-12] a bank slip is paid by in the flow of that name, unless the brand closes boleto', () => {
  const inFlow = (id: string, product?: object) => factsOf(inFlowOf(id, product), known).isBankslip;
  const closed = { paymentMethods: { boleto: { active: false } } };
  expect(inFlow('bankslip')).toBe(true);
  expect(inFlow('default')).toBe(false);
  expect(inFlow('bankslip', closed)).toBe(false);
});

test('no slip pays an upsell, nor a renewal, whose buyer is known by their subscription', () => {
  const at = (screen: ScreenAddress) => factsOf(saleAt(inFlowOf('bankslip'), screen), known);
  const renewal = at({ templateId: 'renew/[id]', id: 'abc123' });
  expect(renewal).toMatchObject({ isBankslip: false, hasLead: true });
  expect(at({ templateId: 'payment/upsell' }).isBankslip).toBe(false);
});

const OFFERED: Partial<PageData> = { upsell: { productCode: 'BETA', name: 'Curso Beta' } as never };
const STEPS = [
  { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
  { id: 'success', templateId: 'success', defaultNextStepId: 'more' },
  { id: 'more', templateId: 'payment/upsell' },
] as const;

/** The facts of a step of a flow that offers an upsell after its success. */
function factsAt(stepId: string, { settings = {}, page = OFFERED, visit = {} } = {}) {
  const flow = { id: 'default', steps: [...STEPS] };
  const step = STEPS.find(({ id }) => id === stepId);
  const checkout = aCheckout(plainBrand(settings), { page, flow, step });
  return factsOf(checkout, { ...known, ...visit });
}

test('[SCREEN-33] an upsell is offered where the flow leads to it, the page knows it, and nobody has bought it', () => {
  expect(factsAt('success').hasUpsellOffer).toBe(true);
  expect(factsAt('payment').hasUpsellOffer).toBe(false);
  expect(factsAt('elsewhere').hasUpsellOffer).toBe(false);
  expect(factsAt('success', { page: {} }).hasUpsellOffer).toBe(false);
  const upsell = { state: 'approved', method: 'creditcard', plan: 'p' };
  const bought = factsAt('success', { visit: { upsell } });
  expect([bought.hasUpsellOffer, bought.boughtUpsell]).toEqual([false, true]);
});

test.each([
  ['says so', { upsellOffer: { displayHeader: true } }, true],
  ['says nothing', { upsellOffer: null }, true],
  ['does not want it', { upsellOffer: { displayHeader: false } }, false],
])(
  '[BRAND-92] a success with an upsell has its own header where the brand %s',
  (_, success, isShown) => {
    const displayHeader = { bankslip: !isShown, default: !isShown };
    const settings = { success: { ...success, finalSuccess: { displayHeader } } };
    expect(factsAt('success', { settings }).successHeader).toBe(isShown);
    expect(factsAt('payment', { settings }).successHeader).toBe(!isShown);
  },
);

test.each<[string, PayablePlan, boolean]>([
  ['a slip alone', { paymentMethods: ['boleto'] }, true],
  ['a slip or a card', { paymentMethods: ['boleto', 'creditcard'] }, false],
  ['a slip or Pix, which has a screen', { paymentMethods: ['boleto', 'pix'] }, false],
  [
    'a slip or points, which only a flow leads to',
    { paymentMethods: ['boleto', 'livelo'], points: 900 },
    true,
  ],
])('without a word of the link, the payment screen sells %s by slip or not', (_, plan, isSlip) => {
  expect(factsOf(aCheckout(plainBrand()), known, plan).isBankslip).toBe(isSlip);
});

test('conditions read the answers of all screens, once the visit is known', () => {
  const brand = { ...plainBrand(), asksAnswers: true as const };
  const checkout = aCheckout(brand);
  expect(factsOf(checkout, known).answers).toEqual({});
  checkout.session.set('dataForm', { lead: { course: 'a' }, presentation: { size: 2 } });
  expect(factsOf(checkout, known).answers).toEqual({ course: 'a', size: 2 });
  expect(factsOf({ ...checkout, session: undefined }, known).answers).toEqual({});
  expect(factsOf(checkout, { isLoaded: false }).answers).toBeUndefined();
});
