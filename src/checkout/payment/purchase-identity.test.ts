import { expect, test } from 'vitest';
import type { OrderPlan } from './amount.ts';
import { aPurchase } from '../../../tests/fakes/buyer-tabs.ts';
import { asksForTheSame, fnv1a, purchaseHash, subjectHash } from './purchase-identity.ts';
import type { Purchase, PurchaseIdentity } from './purchase-identity.ts';

/** Test vectors of the FNV reference implementation. */
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
  ['!0IC=VloaY', '0000000000000000'],
])('the hash of %j is %s', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

const one: PurchaseIdentity = aPurchase;

test.each([
  { productCode: 'COURSES' },
  { plan: 'annua' },
  { email: 'anna@mail.example' },
  { offer: 'upsell' as const },
  { productCode: 'COURSEa', plan: 'nnual' },
])('%j makes it another purchase', (change) => {
  expect(purchaseHash({ ...one, ...change })).not.toBe(purchaseHash(one));
});

test('case and blanks of the e-mail do not', () => {
  expect(purchaseHash({ ...one, email: ' Ana@MAIL.example ' })).toBe(purchaseHash(one));
});

test.each(['invoice', 'renewal'] as const)(
  'the debt of an %s is the same, whoever pays it and by whichever plan or product',
  (offer) => {
    const debt: PurchaseIdentity = { ...one, offer, resourceId: 'r-1' };
    const other = { ...debt, productCode: 'OTHER', plan: 'monthly', email: 'rui@mail.example' };
    expect(purchaseHash(other)).toBe(purchaseHash(debt));
    expect(subjectHash(other)).toBe(subjectHash(debt));
    expect(purchaseHash({ ...debt, resourceId: 'r-2' })).not.toBe(purchaseHash(debt));
  },
);

test.each<Partial<PurchaseIdentity>>([
  { offer: 'invoice' },
  { offer: 'upgrade', resourceId: 'r-1' },
  { offer: 'custom', resourceId: 'r-1' },
])('a sale %j that names no debt is another one for another plan, payer or product', (kind) => {
  const sale = { ...one, ...kind };
  for (const change of [{ plan: 'monthly' }, { email: 'rui@mail.example' }]) {
    expect(purchaseHash({ ...sale, ...change })).not.toBe(purchaseHash(sale));
  }
  expect(subjectHash({ ...sale, productCode: 'OTHER' })).not.toBe(subjectHash(sale));
});

const inTwo = { ...aPurchase, installments: '2', order: { amount: 597 } as OrderPlan };

test.each<[boolean, Partial<Purchase>]>([
  [true, { email: ' ANA@mail.example' }],
  [true, { leadId: 'lead-2', voucher: 'METADE', screen: 'pix' }],
  [false, { plan: 'monthly' }],
  [false, { email: 'rui@mail.example' }],
  [false, { method: 'pix' }],
  [false, { installments: '3' }],
  [false, { order: { ...inTwo.order, amount: 598 } }],
])('a request asks for the same (%s) with %j', (isSame, change) => {
  expect(asksForTheSame({ ...inTwo, ...change }, inTwo)).toBe(isSame);
});
