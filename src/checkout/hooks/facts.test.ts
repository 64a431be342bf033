import { expect, test } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { saleAt } from '../offer/sale-at.ts';
import { factsOf } from './facts.ts';
import type { PayablePlan } from '../offer/methods.ts';
import type { VisitState } from '../visit/visit.ts';

const config = { flows: undefined };
const known: VisitState = { isLoaded: true };
const sale = { plan: 'p', reference: 'r', offer: 'main' } as const;
const lead = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };

interface Situation {
  /** Of brand.json. */
  settings?: object;
  page?: Partial<PageData>;
}

const facts = ({ settings = {}, page }: Situation = {}, visit: VisitState = known) =>
  factsOf(aCheckout(plainBrand(settings), { page }), visit);

test('a plain brand in Brazil, and a buyer of whom nothing is known', () => {
  expect(facts()).toEqual({
    hasLead: false,
    canVerifyPhone: false,
    hasAddressForm: false,
    isLiveEnabled: false,
    isTermsAndPoliticsAvailable: true,
    hasInstallments: true,
    isAccrual: false,
    hasContract: false,
    hasTickets: false,
    renewal: false,
    area: 'BR',
    outcome: undefined,
    paidWith: undefined,
    hasPaidInvoice: false,
    hasPix: false,
    pixFault: undefined,
    hasUpsellOffer: false,
    isUpsellInDoubt: false,
    boughtUpsell: false,
    successHeader: true,
    isBankslip: false,
    takesCard: true,
    takesPoints: true,
    documentToNFGeneration: true,
    hasPaymentProfile: false,
  });
});

test("that there is a lead: the server's word at first, then the tab's own", () => {
  const page = { hasLead: true };
  expect(facts({ page }, { isLoaded: false }).hasLead).toBe(true);
  expect(facts({ page }).hasLead).toBe(false);
  expect(facts({}, { ...known, lead }).hasLead).toBe(true);
});

test('a phone can be verified by the id of its lead, and nobody says no before the visit is known', () => {
  expect(facts({}, { isLoaded: false }).canVerifyPhone).toBe(true);
  expect(facts({}, { ...known, lead }).canVerifyPhone).toBe(false);
  expect(facts({}, { ...known, lead, leadId: 'L1' }).canVerifyPhone).toBe(true);
});

test('an address is asked for where brand or config say so', () => {
  expect(facts({ settings: { hasAddressForm: true } }).hasAddressForm).toBe(true);
  const page = { config: { ...config, hasAddressForm: true } };
  expect(facts({ page }).hasAddressForm).toBe(true);
  const no = { config: { ...config, hasAddressForm: false } };
  expect(facts({ page: no, settings: { hasAddressForm: true } }).hasAddressForm).toBe(true);
});

test('what the purchase came to, and how it was paid', () => {
  const result = { token: 'T', paymentProfileIds: [] };
  const purchase = { ...sale, state: 'pending', method: 'pix', result } as const;
  const pix = { text: 'code', amount: 1, at: 0 };
  expect(facts({}, { ...known, purchase, pix })).toMatchObject({
    outcome: 'pending',
    paidWith: 'pix',
    hasPix: true,
    hasPaymentProfile: false,
  });
  const profiled = { ...purchase, result: { ...result, paymentProfileIds: ['p1'] } };
  expect(facts({}, { ...known, purchase: profiled }).hasPaymentProfile).toBe(true);
});

test('[BRAND-89] the header of the success screen is the brand’s choice, apart for bank slips', () => {
  const success = { finalSuccess: { displayHeader: { bankslip: false, default: true } } };
  const paidBy = (method: 'boleto' | 'creditcard') =>
    ({
      ...known,
      purchase: { method, result: { paymentProfileIds: [] } },
    }) as unknown as VisitState;
  const shown = (method: 'boleto' | 'creditcard') =>
    facts({ settings: { success } }, paidBy(method)).successHeader;
  expect(shown('boleto')).toBe(false);
  expect(shown('creditcard')).toBe(true);
});

test('[FLOW-12] a bank slip is paid by in the flow of that name, unless the brand closes boleto', () => {
  const inFlow = (id: string, product: object = {}) => {
    const flows = [{ id, steps: [{ id: 'lead', templateId: 'lead' }] }];
    const brand = { ...plainBrand({ product }), flows } as CompiledBrand;
    return factsOf(aCheckout(brand, { search: `?flowId=${id}` }), known).isBankslip;
  };
  const closed = { paymentMethods: { boleto: { active: false } } };
  expect(inFlow('bankslip')).toBe(true);
  expect(inFlow('default')).toBe(false);
  expect(inFlow('bankslip', closed)).toBe(false);
});

test('no slip pays a renewal, or an upsell: its success shows the slip of the main purchase', () => {
  const flows = [{ id: 'bankslip', steps: [{ id: 'lead', templateId: 'lead' }] }];
  const brand = { ...plainBrand(), flows } as CompiledBrand;
  const checkout = aCheckout(brand, { search: '?flowId=bankslip' });
  const screens = [
    { templateId: 'renew/[id]', id: 'abc123' },
    { templateId: 'payment/upsell' },
  ] as const;
  for (const screen of screens) {
    expect(factsOf(saleAt(checkout, screen), known).isBankslip).toBe(false);
  }
});

test('who renews a subscription is known by it', () => {
  const checkout = aCheckout(plainBrand());
  const screen = { templateId: 'renew/[id]', id: 'abc123' } as const;
  expect(factsOf(saleAt(checkout, screen), known).hasLead).toBe(true);
});

test('an upsell that another tab has bought is bought, and the main product is not', () => {
  const elsewhere = facts({}, { ...known, elsewhere: { upsell: 'approved' } });
  expect(elsewhere).toMatchObject({ boughtUpsell: true, outcome: undefined });
  expect(facts({}, { ...known, elsewhere: { main: 'approved' } })).toMatchObject({
    boughtUpsell: false,
    outcome: 'approved',
  });
});

test('an upsell is in doubt until this tab learns what came of its payment', () => {
  expect(facts({}, { ...known, isUpsellInDoubt: true }).isUpsellInDoubt).toBe(true);
  const bought = { ...known, isUpsellInDoubt: true, elsewhere: { upsell: 'approved' } } as const;
  expect(facts({}, bought).isUpsellInDoubt).toBe(false);
});

test('[ENTITY-55] instalments and tickets are what brand.json says of them', () => {
  expect(facts({ settings: { product: { hasInstallments: false } } }).hasInstallments).toBe(false);
  expect(facts({ settings: { tickets: true } }).hasTickets).toBe(true);
});

test('an invoice is paid, in this tab or in another one', () => {
  const result = { token: 'T', paymentProfileIds: [] };
  const invoice = { ...sale, state: 'approved', method: 'creditcard', result } as const;
  expect(facts({}, { ...known, invoice }).hasPaidInvoice).toBe(true);
  expect(facts({}, { ...known, elsewhere: { invoice: 'approved' } }).hasPaidInvoice).toBe(true);
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
  '[BRAND-92] a success that offers an upsell has its own header where the brand %s',
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
