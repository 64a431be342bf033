import { afterEach, expect, test, vi } from 'vitest';
import { plainBrand } from '../../tests/drawing/plain-brand.ts';
import { A_PLAN, PIX_CODE } from '../../tests/drawing/buyer.ts';
import { aCheckout } from '../../tests/drawing/checkout.ts';
import { ApiError } from '../api/api-error.ts';
import { chargeOnce } from '../checkout/payment/charge-once.ts';
import type { Requested } from '../checkout/payment/purchase-identity.ts';
import type { Sale } from '../checkout/checkout.ts';
import type { PageMonitoring } from '../contract/monitoring.ts';
import type { TemplateId } from '../flow/templates.ts';

const ANA = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };
const BIA = { name: 'Bia Melo', email: 'bia@mail.example', phone: '21 99876-5432' };
const UPSELL = { productCode: 'BETA', name: 'Curso Beta', business: 'other' };

/** What the documents of a test listen to; another document has its own window. */
const listen = vi.spyOn(window, 'addEventListener');
function closeDocument() {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockClear();
}

afterEach(() => {
  closeDocument();
  delete window.dataLayer;
  document.cookie = 'tracking=; path=/; max-age=0';
});

const layer = () => (window.dataLayer ?? []) as Record<string, never>[];
const names = () => layer().flatMap(({ event }) => event ?? []);
const textOfStorages = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

interface Opening {
  asks?: boolean;
  /** False in the document of a card. */
  isAllowedHere?: boolean;
  container?: string | undefined;
  monitoring?: PageMonitoring | undefined;
  search?: string;
}

/** Opens a document of this tab at a screen, as far as analytics see it. */
async function open(templateId: TemplateId, opening: Opening = {}) {
  const { asks = false, isAllowedHere = true, search = '?utm_source=meta' } = opening;
  vi.resetModules();
  closeDocument();
  delete window.dataLayer;
  const script = 'https://tags.example.com/gtm.js';
  const tagManager = {
    script,
    isAllowed: true,
    isAllowedHere,
    cardScreens: [],
    texts: {} as never,
  };
  const { container = 'GTM-ALFA1', monitoring = { tagManager } } = opening;
  const brand = plainBrand({ googleTagManagerId: container, tracking: { asksConsent: asks } });
  const checkout = aCheckout(brand, { search, page: { upsell: UPSELL, monitoring } });
  checkout.visit.load();
  const show = async (screen: TemplateId, sale: Partial<Sale> = {}) => {
    checkout.track({ kind: 'screen', templateId: screen, sale: { ...checkout, ...sale } });
    await vi.dynamicImportSettled();
  };
  await show(templateId);
  const { giveConsent } = await import('../monitoring/tags/consent.ts');
  return {
    checkout,
    show,
    answer: (consent: 'granted' | 'denied') =>
      giveConsent(consent, (name, value) => void (document.cookie = `${name}=${value}; path=/`)),
    /** Pays; the upstream answers with a token, or with an error. */
    pay: (terms: Partial<Requested> = {}, answer: object = { paymentProfileIds: ['sub-9'] }) => {
      const sold = {
        plan: A_PLAN.id,
        email: ANA.email,
        method: 'creditcard',
        order: A_PLAN,
      } as const;
      return chargeOnce({ checkout }, { ...sold, ...terms }, 'payV2', async () => {
        if (answer instanceof Error) throw answer;
        return { token: 'secret-token', ...answer };
      });
    },
  };
}

const purchases = () => layer().filter(({ event }) => event === 'purchase');

test('[ENTITY-09] after the lead the data layer knows id, e-mail, name and phone, on every document', async () => {
  const { checkout } = await open('lead');
  expect(names()).toEqual(['view_item']);
  checkout.visit.keepLead(ANA, 'lead-1');
  const identity = {
    event: 'identify',
    user_id: 'lead-1',
    email: 'ana@mail.example',
    name: 'Ana Lima',
    phone: '+5511987654321',
  };
  expect(layer()).toContainEqual(identity);
  for (const isAllowedHere of [false, true]) {
    const { checkout: next } = await open('payment', { isAllowedHere });
    next.visit.load();
    expect(layer().filter(({ event }) => event === 'identify')).toEqual([identity]);
  }
  expect(sessionStorage.getItem('guiche.waitingEvents') ?? '').not.toContain('Ana');
});

test('[ENTITY-09] the identity is gone when the visit is over, and the next buyer has their own', async () => {
  const { checkout } = await open('lead');
  checkout.visit.keepLead(ANA, 'lead-1');
  checkout.visit.forget();
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|ana@/);
  checkout.visit.keepLead(BIA, 'lead-2');
  expect(layer().at(-1)).toMatchObject({ user_id: 'lead-2', email: BIA.email });
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|ana@/);
});

test.each([
  ['the server names no tag manager', { monitoring: {} }],
  ['there is no container', { container: undefined, monitoring: undefined }],
])('where %s nothing is pushed or stored', async (_, opening) => {
  const none = 'container' in opening ? { container: '' } : opening;
  const { checkout, pay, show } = await open('lead', none);
  checkout.visit.keepLead(ANA, 'lead-1');
  await pay();
  await show('success');
  expect(window.dataLayer).toBeUndefined();
  expect(textOfStorages()).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
});

test('a purchase by card: on the document of the card it waits, success hands it over once', async () => {
  const payment = await open('payment', { isAllowedHere: false });
  payment.checkout.track({ kind: 'paymentForm', sale: payment.checkout, plan: A_PLAN });
  await payment.pay();
  expect(names()).toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);

  await open('success');
  expect(names()).toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);
  expect(purchases()[0]).toMatchObject({
    ecommerce: { transaction_id: 'sub-9', value: 499, currency: 'BRL', payment_type: 'creditcard' },
    campaign: { utm_source: 'meta' },
  });
  expect(JSON.stringify(layer())).not.toContain('secret-token');

  for (const screen of ['success', 'lead', 'success'] as const) {
    await open(screen);
    expect(purchases()).toEqual([]);
  }
});

test('what happens before the program for it is loaded is reported in its order', async () => {
  const { checkout } = await open('lead');
  sessionStorage.clear();
  vi.resetModules();
  closeDocument();
  delete window.dataLayer;
  const late = aCheckout(checkout.brand, { page: checkout.page });
  late.visit.load();
  late.track({ kind: 'screen', templateId: 'payment', sale: late });
  late.track({ kind: 'paymentForm', sale: late, plan: A_PLAN });
  await chargeOnce(
    { checkout: late },
    { plan: A_PLAN.id, email: ANA.email, method: 'creditcard', order: A_PLAN },
    'payV2',
    async () => ({ token: 'T', paymentProfileIds: ['sub-9'] }),
  );
  expect(window.dataLayer).toBeUndefined();
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);
});

test('a purchase whose document went before it was reported is reported by success', async () => {
  const payment = await open('payment', { monitoring: {} });
  await payment.pay();
  await open('success');
  expect(purchases()).toHaveLength(1);
});

test('a copied tab reports no purchase again', async () => {
  const payment = await open('payment');
  const before = { ...sessionStorage };
  await payment.pay();
  const result = sessionStorage.getItem('guiche.result.ALFA.main')!;
  // The copy was made when the answer had come, and before anything was noted of it.
  sessionStorage.clear();
  for (const [key, value] of Object.entries(before)) sessionStorage.setItem(key, String(value));
  sessionStorage.setItem('guiche.result.ALFA.main', result);
  await open('success');
  expect(purchases()).toEqual([]);
});

test('a Pix code is a purchase once its buyer goes on, also in a tab that was discarded meanwhile', async () => {
  const pix = { pix: { emv: PIX_CODE }, paymentProfileIds: ['sub-9'] };
  const screen = await open('pix');
  await screen.pay({ method: 'pix' }, pix);
  expect(names()).toEqual(['view_item', 'add_payment_info']);
  await open('pix');
  expect(purchases()).toEqual([]);
  const again = await open('pix');
  await again.show('success');
  expect(purchases()).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({ ecommerce: { payment_type: 'pix', value: 499 } });
  await open('success');
  expect(purchases()).toEqual([]);
});

test('a second Pix code in one document waits for its buyer as the first one did', async () => {
  const pix = { pix: { emv: PIX_CODE }, paymentProfileIds: ['sub-9'] };
  const { show, pay, checkout } = await open('pix');
  await pay({ method: 'pix' }, pix);
  await show('success');
  expect(purchases()).toHaveLength(1);
  checkout.purchases.seen();
  checkout.visit.forget();
  await show('lead');
  await show('pix');
  await pay({ method: 'pix', email: BIA.email }, { ...pix, paymentProfileIds: ['sub-10'] });
  expect(purchases()).toHaveLength(1);
  await show('success');
  expect(purchases()).toHaveLength(2);
});

test('of a Pix code that was left for a card only the card is a purchase', async () => {
  const pix = await open('pix');
  await pix.pay({ method: 'pix' }, { pix: { emv: PIX_CODE } });
  const payment = await open('payment', { isAllowedHere: false });
  // The buyer's deliberate act: another purchase.
  await payment.checkout.purchases.attempt(
    { productCode: 'ALFA', plan: A_PLAN.id, email: ANA.email, offer: 'main', method: 'creditcard' },
    async () => ({ token: 'T', paymentProfileIds: ['sub-10'] }),
    { again: true },
  );
  payment.checkout.visit.load();
  await open('success');
  expect(purchases().map(({ ecommerce }) => ecommerce)).toMatchObject([
    { payment_type: 'creditcard', transaction_id: 'sub-10' },
  ]);
});

test.each([
  ['a refusal', new ApiError('payV2', { kind: 'status', status: 402 })],
  ['an unknown outcome', new ApiError('payV2', { kind: 'status', status: 500 })],
])('%s is no purchase; paid at last it is one', async (_, error) => {
  const payment = await open('payment');
  await payment.pay({}, error);
  expect(names()).toEqual(['view_item', 'add_payment_info']);
  await payment.pay();
  await open('success');
  await open('success');
  expect(purchases()).toEqual([]);
  expect(localStorage.getItem('guiche.reportedPurchases')).toMatch(/^\{"[0-9a-f]{16}":\d+\}$/);
});

test('an upsell is a purchase of its own, of its own product', async () => {
  const payment = await open('payment');
  await payment.pay();
  const upsell = await open('payment/upsell', { isAllowedHere: false });
  const sale = { offer: 'upsell', productCode: 'BETA', productName: 'Curso Beta' } as const;
  await chargeOnce(
    { checkout: { ...upsell.checkout, ...sale } },
    { plan: 'beta', email: ANA.email, method: 'creditcard', order: { ...A_PLAN, amount: 97 } },
    'payV2',
    async () => ({ token: 'T2', paymentProfileIds: ['sub-9'] }),
  );
  await open('success/upsell');
  expect(purchases()).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({
    ecommerce: { value: 97, items: [{ item_id: 'BETA', item_name: 'Curso Beta' }] },
  });
  expect(purchases()[0]).not.toMatchObject({ ecommerce: { transaction_id: 'sub-9' } });
});

test('before the buyer has answered nothing is pushed or stored; accepting releases what happened here', async () => {
  const { checkout, answer } = await open('lead', { asks: true });
  checkout.visit.keepLead(ANA, 'lead-1');
  expect(window.dataLayer).toBeUndefined();
  expect(textOfStorages()).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
  answer('granted');
  expect(names()).toEqual(['identify', 'view_item']);
});

test('refusing drops it, and nothing follows', async () => {
  const { checkout, answer, pay, show } = await open('lead', { asks: true });
  answer('denied');
  checkout.visit.keepLead(ANA, 'lead-1');
  await pay();
  await show('success');
  expect(window.dataLayer).toBeUndefined();
  expect(textOfStorages()).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
});

test('who refuses after having been tracked is taken out of the data layer', async () => {
  const { checkout, answer } = await open('lead');
  checkout.visit.keepLead(ANA, 'lead-1');
  answer('denied');
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|ana@/);
  expect(textOfStorages()).not.toMatch(/seenEvents|waitingEvents/);
});

test('an answer that was given on another document counts when this one is shown again', async () => {
  await open('lead', { asks: true });
  document.cookie = 'tracking=granted; path=/';
  window.dispatchEvent(new Event('pageshow'));
  expect(names()).toEqual(['view_item']);
});

test('a document that is shown again does not know a buyer whom another one has forgotten', async () => {
  const { checkout } = await open('lead', { asks: true });
  checkout.visit.keepLead(ANA, 'lead-1');
  const another = aCheckout(checkout.brand);
  another.visit.load();
  another.visit.forget();
  document.cookie = 'tracking=granted; path=/';
  window.dispatchEvent(new Event('pageshow'));
  expect(names()).toEqual(['view_item']);
});

test('in a new visit of the tab everything is new again, and its purchase another one', async () => {
  const first = await open('payment');
  first.checkout.session.set('isPaymentInPerson', true);
  await first.pay();
  const success = await open('success');
  success.checkout.purchases.seen();
  success.checkout.visit.endSale(false);
  const next = await open('lead');
  next.checkout.visit.begin('link');
  const lead = await open('lead');
  expect(names()).toEqual(['view_item']);
  lead.checkout.visit.keepLead(BIA, 'lead-2');
  await lead.pay({ email: BIA.email }, { paymentProfileIds: ['sub-10'] });
  expect(names()).toEqual(['view_item', 'identify', 'add_payment_info', 'purchase']);
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|ana@|sub-9/);
});

test('a tag manager that throws harms no payment; its failure is reported', async () => {
  const payment = await open('payment');
  window.dataLayer = Object.assign([], {
    push: () => {
      throw new Error('broken tag');
    },
  });
  expect(await payment.pay()).toMatchObject({ kind: 'approved' });
  expect(payment.checkout.report).toHaveBeenCalledWith(new Error('broken tag'), 'analytics');
});
