import { expect, test } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import type { Sale } from '../../checkout/checkout.ts';
import type { OrderPlan } from '../../checkout/payment/amount.ts';
import type { PurchaseResult } from '../../checkout/payment/purchase-result.ts';
import { purchaseEvent, saleEvent } from './sale-events.ts';

const brand = brandWith({ brand: { productCode: 'ALFA' } });
const saleWith = (search = '?seller=maria&voucher=VOLTA10', changes: Partial<Sale> = {}): Sale => ({
  ...aCheckout(brand, { search }),
  ...changes,
});
const sale = saleWith();
const ITEM = {
  item_id: 'ALFA',
  item_name: sale.productName,
  item_category: 'main',
  quantity: 1,
};
const terms = { plan: A_PLAN.id, email: 'ana@mail.example', method: 'creditcard' } as const;

test('a screen shows an item, by the plan that the link asks for', () => {
  const asked = saleWith('?seller=maria&voucher=VOLTA10&oferta=alfa-anual');
  const { event } = saleEvent({ kind: 'screen', templateId: 'lead', sale: asked }, brand)!;
  const items = [{ ...ITEM, item_variant: 'alfa-anual' }];
  const ecommerce = { currency: 'BRL', coupon: 'VOLTA10', affiliation: 'maria', items };
  expect(event).toEqual({ event: 'view_item', ecommerce });
});

test.each(['success', 'success/upsell', 'success-invoice', 'generic-error'] as const)(
  'the screen %s shows no item',
  (templateId) => {
    expect(saleEvent({ kind: 'screen', templateId, sale }, brand)).toBeUndefined();
  },
);

test('an upsell without a product is not shown; one with a product is another item', () => {
  const upsell = saleWith('', { offer: 'upsell', productCode: '' });
  const screen = { kind: 'screen', templateId: 'payment/upsell' } as const;
  expect(saleEvent({ ...screen, sale: upsell }, brand)).toBeUndefined();
  const found = saleEvent({ ...screen, sale: { ...upsell, productCode: 'BETA' } }, brand)!;
  const item = { item_id: 'BETA', item_category: 'upsell' };
  expect(found.event.ecommerce.items[0]).toMatchObject(item);
  expect(found.once).not.toBe(saleEvent({ ...screen, sale }, brand)!.once);
});

test('an offer on another screen is the same item as on its own, with its price', () => {
  const screen = saleEvent({ kind: 'screen', templateId: 'presentation', sale }, brand)!;
  const offer = saleEvent({ kind: 'offer', sale, plan: A_PLAN }, brand)!;
  expect(offer.once).toBe(screen.once);
  expect(offer.event).toMatchObject({ event: 'view_item', ecommerce: { value: 499 } });
});

test.each([
  [19.99, 'major', 19.99],
  [0.1 + 0.2, 'major', 0.3],
  [49_990, 'minor', 499.9],
] as const)(
  'a form that pays %d in %s units begins the checkout with %d, without what binary fractions leave',
  (amount, unit, value) => {
    const plan: OrderPlan = { ...A_PLAN, amount, unit, currency: 'MZN' };
    const { event } = saleEvent({ kind: 'paymentForm', sale, plan }, brand)!;
    const items = [{ item_variant: 'Plano anual', price: value }];
    const ecommerce = { currency: 'MZN', value, items };
    expect(event).toMatchObject({ event: 'begin_checkout', ecommerce });
  },
);

test.each([
  ['a form that pays', { kind: 'paymentForm', sale }, 'begin_checkout'],
  ['a screen', { kind: 'screen', templateId: 'payment', sale }, 'view_item'],
] as const)(
  'before the plan is known, %s has coupon, seller and the currency of the brand',
  (_, tracked, event) => {
    const product = { name: 'Alfa', businessName: 'Escola', currency: 'MZN' };
    const found = saleEvent(tracked, brandWith({ brand: { product } }))!.event;
    const ecommerce = { currency: 'MZN', coupon: 'VOLTA10', affiliation: 'maria', items: [ITEM] };
    expect(found).toEqual({ event, ecommerce });
  },
);

test('in one visit each kind of event, sale, plan and bill has a name of its own', () => {
  const of = (changes: Partial<Sale>) => saleWith('', changes);
  const asked = { kind: 'payment', sale, terms } as const;
  const names = [
    saleEvent({ kind: 'offer', sale, plan: A_PLAN }, brand),
    saleEvent({ kind: 'paymentForm', sale }, brand),
    saleEvent({ kind: 'paymentForm', sale: of({ offer: 'upgrade' }) }, brand),
    saleEvent({ kind: 'paymentForm', sale: of({ productCode: 'BETA' }) }, brand),
    saleEvent({ kind: 'paymentForm', sale: of({ offer: 'invoice', resourceId: 'a' }) }, brand),
    saleEvent({ kind: 'paymentForm', sale: of({ offer: 'invoice', resourceId: 'b' }) }, brand),
    saleEvent(asked, brand),
    saleEvent({ ...asked, terms: { ...terms, plan: 'other' } }, brand),
  ].map((found) => found!.once);
  expect(new Set(names).size).toBe(names.length);
});

test('who asks to pay has chosen a method, and pays the total of the instalments', () => {
  const installments = [{ id: '12', count: 12, value: 50.5, totalValue: 606 }];
  const order = { ...A_PLAN, installments };
  const asked = { ...terms, order, installments: '12', voucher: 'V1' };
  const { event } = saleEvent({ kind: 'payment', sale, terms: asked }, brand)!;
  expect(event).toMatchObject({
    event: 'add_payment_info',
    ecommerce: { payment_type: 'creditcard', value: 606, coupon: 'V1' },
  });
  expect(JSON.stringify(event)).not.toContain('ana@');
});

const REFERENCE = 'a1b2c3d4e5f60718';
const KEY = 'ab12cd34-0000-4000-8000-000000000000';
const paid = (changes: Partial<PurchaseResult> = {}, ids = ['sub-9']): PurchaseResult => ({
  state: 'approved',
  method: 'creditcard',
  plan: 'alfa-anual',
  result: { token: 'secret-token', paymentProfileIds: ids },
  receipt: {
    number: ids[0] ?? KEY.slice(0, 8).toUpperCase(),
    plan: 'Plano anual',
    amount: { value: 606, currency: 'BRL', unit: 'major' },
    installments: { count: 12, value: 50.5 },
  },
  reference: REFERENCE,
  offer: 'main',
  voucher: 'V1',
  ...changes,
});
const purchaseOf = (bought: PurchaseResult, of: Partial<Sale> = {}) =>
  purchaseEvent(bought, saleWith('?seller=maria', of), brand)!;

test('a purchase has number, price, method, voucher and what was bought', () => {
  const { once, event } = purchaseOf(paid());
  expect([once, event.event]).toEqual([REFERENCE, 'purchase']);
  expect(event.ecommerce).toEqual({
    transaction_id: 'sub-9',
    currency: 'BRL',
    value: 606,
    coupon: 'V1',
    affiliation: 'maria',
    payment_type: 'creditcard',
    items: [{ ...ITEM, item_variant: 'Plano anual', price: 606 }],
  });
});

const idOf = (bought: PurchaseResult, of?: Partial<Sale>) => {
  const { event } = purchaseOf(bought, of);
  return event.event === 'purchase' ? event.ecommerce.transaction_id : undefined;
};

test('without a number of the upstream a purchase is named by a hash, never by token or key; an invoice by its id', () => {
  expect(idOf(paid({}, []))).toBe(REFERENCE);
  expect(JSON.stringify(purchaseOf(paid({}, [])))).not.toMatch(/secret-token|ab12cd34/i);
  const receipt = { number: 'inv-7' };
  expect(idOf(paid({ offer: 'invoice', receipt, plan: '' }))).toBe('inv-7');
});

test.each(['upsell', 'upgrade', 'custom', 'renewal'] as const)(
  'the %s of a subscription is another transaction than its purchase, and each time another one',
  (offer) => {
    const again = paid({ offer, reference: '00ff00ff00ff00ff' });
    const ids = [idOf(paid()), idOf(paid({ offer })), idOf(again)];
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id?.startsWith('sub-9'))).toBe(true);
  },
);

test('where another tab paid, nobody here knows plan and price', () => {
  const { event } = purchaseOf(paid({ earlier: 'unknown', receipt: { number: 'sub-9' } }));
  expect(event.ecommerce.value).toBeUndefined();
  expect(event.ecommerce.items[0].item_variant).toBeUndefined();
});
