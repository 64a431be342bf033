import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import type { PageData } from '../../contract/page-data.ts';
import { saleAt } from '../session/sale-at.ts';
import { factsOf } from './facts.ts';
import type { VisitState } from '../session/visit.ts';

const config = { flows: undefined };
const known: VisitState = { isLoaded: true };
const lead = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };

interface Situation {
  /** Of brand.json. */
  settings?: object;
  page?: Partial<PageData>;
}

const facts = ({ settings = {}, page }: Situation = {}, visit: VisitState = known) =>
  factsOf(aCheckout(brandWith({ brand: settings }), { page }), visit);

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

test('the seller lookup decides whether live is enabled', () => {
  const page = { seller: { isLiveEnabled: true } };
  expect(facts({ page }).isLiveEnabled).toBe(true);
});

test('what the purchase came to, and how it was paid', () => {
  const result = { token: 'T', paymentProfileIds: [] };
  const purchase = { state: 'pending', method: 'pix', plan: 'p', result } as const;
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

test('a Pix code with a problem cannot be paid', () => {
  const pix = { text: 'code', amount: 1, at: 0, problem: 'expired' } as const;
  expect(facts({}, { ...known, pix })).toMatchObject({ hasPix: false, pixFault: 'expired' });
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
    const own = { name: 'Curso Alfa', businessName: 'Alfa', ...product };
    const brand = brandWith({ brand: { product: own }, flows: { flows } });
    return factsOf(aCheckout(brand, { search: `?flowId=${id}` }), known).isBankslip;
  };
  const closed = { paymentMethods: { boleto: { active: false } } };
  expect(inFlow('bankslip')).toBe(true);
  expect(inFlow('default')).toBe(false);
  expect(inFlow('bankslip', closed)).toBe(false);
});

test('no slip pays a renewal, or an upsell: its success shows the slip of the main purchase', () => {
  const flows = [{ id: 'bankslip', steps: [{ id: 'lead', templateId: 'lead' }] }];
  const checkout = aCheckout(brandWith({ flows: { flows } }), { search: '?flowId=bankslip' });
  const screens = [
    { templateId: 'renew/[id]', id: 'abc123' },
    { templateId: 'payment/upsell' },
  ] as const;
  for (const screen of screens) {
    expect(factsOf(saleAt(checkout, screen), known).isBankslip).toBe(false);
  }
});

test('who renews a subscription is known by it', () => {
  const checkout = aCheckout(brandWith());
  const screen = { templateId: 'renew/[id]', id: 'abc123' } as const;
  expect(factsOf(saleAt(checkout, screen), known).hasLead).toBe(true);
});

test('an upsell that another tab has bought is bought, and the main product is not', () => {
  const elsewhere = facts({}, { ...known, upsellElsewhere: 'approved' });
  expect(elsewhere).toMatchObject({ boughtUpsell: true, outcome: undefined });
  expect(facts({}, { ...known, boughtElsewhere: 'approved' })).toMatchObject({
    boughtUpsell: false,
    outcome: 'approved',
  });
});

test('an upsell is in doubt until this tab learns what came of its payment', () => {
  expect(facts({}, { ...known, isUpsellInDoubt: true }).isUpsellInDoubt).toBe(true);
  const bought = { ...known, isUpsellInDoubt: true, upsellElsewhere: 'approved' } as const;
  expect(facts({}, bought).isUpsellInDoubt).toBe(false);
});
