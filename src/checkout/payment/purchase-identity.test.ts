import { expect, test } from 'vitest';
import { fnv1a, purchaseHash, type PurchaseIdentity } from './purchase-identity.ts';

/** Test vectors of the FNV reference implementation. */
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the hash of %j is %s', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

const one: PurchaseIdentity = {
  productCode: 'COURSE',
  plan: 'annual',
  email: 'ana@mail.example',
  offer: 'main',
};

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
