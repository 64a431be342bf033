import { expect, test } from 'vitest';
import { aPurchase } from '../../../tests/fakes/buyer-tabs.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { A_PLAN, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { keepResult, readResult } from './purchase-result.ts';
import type { Purchase } from './purchase-identity.ts';
import { createSession } from '../session/session.ts';

const purchase = { ...aPurchase, method: 'pix' } as const;
const aSession = (storage = fakeStorage()) => createSession(() => storage);
const KEY = 'ab12cd34-0000-4000-8000-000000000000';
const result = { token: 'T', paymentProfileIds: ['p1'], pix: { text: '000201' } };

test('[ENTITY-12] what a payment came to is read after a reload, product by product', () => {
  const storage = fakeStorage();
  keepResult(aSession(storage), purchase, { key: KEY, state: 'pending', result });
  const session = aSession(storage);
  const { plan, method, offer } = purchase;
  const receipt = { number: 'p1', email: 'ana@mail.example' };
  const reference: unknown = expect.stringMatching(/^[0-9a-f]{16}$/);
  const kept = { state: 'pending', plan, method, result, receipt, reference, offer };
  expect(readResult(session, purchase)).toEqual(kept);
  expect(readResult(session, { ...purchase, productCode: 'OTHER' })).toBeUndefined();
  expect(readResult(session, { ...purchase, offer: 'upsell' })).toBeUndefined();
});

test.each(['{}', '"x"', '{"state":"approved","method":"pix","result":{}}', '{'])(
  '%s in the storage is not a result',
  (text) => {
    const storage = fakeStorage();
    storage.setItem('guiche.result.COURSE.main', text);
    expect(readResult(aSession(storage), purchase)).toBeUndefined();
  },
);

test('[ENTITY-12] the result of an upgrade is that of the product; an invoice has its own', () => {
  const session = aSession();
  keepResult(session, { ...purchase, offer: 'upgrade' }, { key: KEY, state: 'approved', result });
  expect(readResult(session, purchase)).toMatchObject({ state: 'approved' });
  const other = aSession();
  keepResult(other, { ...purchase, offer: 'invoice' }, { key: KEY, state: 'approved', result });
  expect(readResult(other, purchase)).toBeUndefined();
  expect(readResult(other, { ...purchase, offer: 'invoice' })).toMatchObject({ method: 'pix' });
});

test('a purchase is named by a hash of its key: the same for the same key, another one for another', () => {
  const referenceOf = (key: string) => {
    const session = aSession();
    keepResult(session, purchase, { key, state: 'approved', result });
    return readResult(session, purchase)?.reference;
  };
  expect(referenceOf(KEY)).toBe(referenceOf(KEY));
  expect(referenceOf(KEY)).not.toBe(referenceOf(KEY.replace('ab', 'cd')));
  expect(KEY.replaceAll('-', '')).not.toContain(referenceOf(KEY));
});

const installments = [{ id: '12', count: 12, value: 50, totalValue: 600 }];
const order = { ...A_PLAN, amount: 525.26, standardAmount: undefined, installments };

/** The receipt that a success screen reads. */
function receiptOf(changes: object, answer: object = {}, earlier?: 'unknown') {
  const session = aSession();
  const sold = { ...purchase, method: 'creditcard', order, ...changes } as object as Purchase;
  const paid = { token: 'secret-token', paymentProfileIds: [], ...answer };
  keepResult(session, sold, { key: KEY, at: 5, state: 'approved', result: paid, earlier });
  return readResult(session, sold)?.receipt;
}

test('a receipt names plan, amount and instalments as they were charged', () => {
  expect(receiptOf({ installments: '12' })).toEqual({
    number: 'AB12CD34',
    plan: 'Plano anual',
    amount: { value: 600, currency: 'BRL', unit: 'major' },
    lines: [
      { kind: 'plan', name: 'Plano anual', value: 525.26 },
      { kind: 'interest', value: 74.74 },
    ],
    installments: { count: 12, value: 50 },
    email: 'ana@mail.example',
    at: 5,
  });
});

test.each([
  ['the first payment profile', {}, { paymentProfileIds: ['sub-9', 'sub-10'] }, 'sub-9'],
  ['the invoice', { offer: 'invoice', resourceId: 'inv-7' }, { paymentProfileIds: ['x'] }, 'inv-7'],
  ['the beginning of the key', { leadId: 'lead-1' }, {}, 'AB12CD34'],
])('its number is %s, never token, lead or whole key', (_, changes, answer, number) => {
  const receipt = receiptOf(changes, answer);
  expect(receipt?.number).toBe(number);
  expect(JSON.stringify(receipt)).not.toMatch(/secret-token|lead-1|0000-4000/);
});

test('[SCREEN-30] the amount of a Pix payment is that of its code', () => {
  const receipt = receiptOf({ method: 'pix' }, { pix: { text: PIX_CODE } });
  expect(receipt?.amount?.value).toBe(499);
});

test('a receipt has the points that were paid, and none for a plan that was paid in money', () => {
  const priced = { ...order, points: 38_500 };
  expect(receiptOf({ method: 'livelo', order: priced })?.points).toBe(38_500);
  expect(receiptOf({ method: 'creditcard', order: priced })?.points).toBeUndefined();
});

test('a tab that does not know which request was charged knows neither plan nor amount', () => {
  const receipt = receiptOf({}, { paymentProfileIds: ['sub-9'] }, 'unknown');
  expect(receipt).toEqual({ number: 'sub-9', at: 5 });
});
