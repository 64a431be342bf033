import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createSession, type Session, type SessionKey } from '../session/session.ts';
import {
  beginVisit,
  endSale,
  forgetLeftSale,
  forgetVisit,
  keepOneProduct,
  visitNumber,
} from './visit-end.ts';

const RESULT = 'guiche.result.ALFA.main';
const IN_DOUBT = 'guiche.tabPayment.K';

/** A tab whose buyer has typed everything and has paid. */
function tab(more: Partial<Record<SessionKey, unknown>> = {}): Session {
  const storage = fakeStorage();
  const session = createSession(() => storage);
  const entries: Partial<Record<SessionKey, unknown>> = {
    dataLead: { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' },
    dataForm: {
      lead: { name: 'Ana Lima', cpf: '529.982.247-25' },
      payment: { cardName: 'ANA LIMA', cardExpireDate: '12/30', address: { city: 'Recife' } },
      'payment/upsell': { cardName: 'ANA LIMA' },
    },
    dataPix: { text: '000201' },
    defaultSelectedPlan: 'anual',
    PURCHASED_PLAN: 'anual',
    'guiche.leadId': 'L1',
    'guiche.leadTyped': true,
    'guiche.sms': { leadId: 'L1', phone: '11 98765-4321', at: 1 },
    'guiche.bump': 'b',
    'guiche.referer': 'google',
    'guiche.elsewhere': { main: 'approved' },
    [RESULT]: { state: 'approved', result: { token: 'T' } },
    [IN_DOUBT]: { key: 'K', at: 1 },
    'guiche.product': 'BR ALFA',
    ...more,
  };
  for (const [key, value] of Object.entries(entries)) session.set(key as SessionKey, value);
  return session;
}

/** Everything that the session still holds, as text. */
const held = (session: Session) =>
  session
    .keys()
    .map((key) => `${key} ${JSON.stringify(session.read(key as SessionKey))}`)
    .join('\n');

const PERSONAL = /Ana|ANA|529|Recife|12\/30|98765|000201|L1/;

test('CPF, address, holder and expiry leave with success; lead, result and keys in doubt stay', () => {
  const session = tab();
  endSale(session, false);
  expect(session.read('dataForm')).toBeUndefined();
  expect(held(session)).not.toMatch(/529|Recife|12\/30|ANA LIMA/);
  expect(session.read('dataLead')).toBeDefined();
  expect(session.read(RESULT)).toBeDefined();
  expect(session.read(IN_DOUBT)).toEqual({ key: 'K', at: 1 });
});

test('answers of an upsell that is still on offer stay until it is over', () => {
  const session = tab();
  endSale(session, true);
  expect(session.read('dataForm')).toEqual({ 'payment/upsell': { cardName: 'ANA LIMA' } });
  endSale(session, false);
  expect(session.read('dataForm')).toBeUndefined();
});

test('a sale in person ends with nothing about its buyer, but for what success shows', () => {
  const session = tab({ isPaymentInPerson: true });
  // The lead stays while an upsell is on offer, which is paid by the same buyer.
  expect(endSale(session, true)).toBe(false);
  expect(session.read('dataLead')).toBeDefined();
  expect(endSale(session, false)).toBe(true);
  expect(held(session)).not.toMatch(PERSONAL);
  expect(session.read(RESULT)).toBeDefined();
  expect(session.read(IN_DOUBT)).toBeDefined();
});

test.each([
  ['a fresh link after success', {}, true, 'link', 'nothing'],
  ['Back to the first step after success', {}, true, 'history', 'success'],
  ['in person, Back to it', { isPaymentInPerson: true }, true, 'history', 'nothing'],
  ['in person, a fresh link without a sale', { isPaymentInPerson: true }, false, 'link', 'nothing'],
] as const)('%s starts anew', (_, more, isSold, by, left) => {
  const session = tab(more);
  if (isSold) endSale(session, true);
  expect(beginVisit(session, by)).toBe(true);
  expect(held(session)).not.toMatch(PERSONAL);
  expect(session.read('defaultSelectedPlan')).toBeUndefined();
  expect(session.read(RESULT) !== undefined).toBe(left === 'success');
  expect(session.read('guiche.elsewhere') !== undefined).toBe(left === 'success');
  // A payment in doubt is forgotten by none of this (D-164).
  expect(session.read(IN_DOUBT)).toEqual({ key: 'K', at: 1 });
});

test.each([
  ['without a sale a fresh link keeps what was typed', {}, 'link'],
  ['without a sale so does a reload', {}, 'history'],
  ['in person so does Back', { isPaymentInPerson: true }, 'history'],
] as const)('%s', (_, more, by) => {
  const session = tab(more);
  const before = held(session);
  expect(beginVisit(session, by)).toBe(false);
  expect(held(session)).toBe(before);
});

test('the next lead ends what the tab still shows of the sale before it', () => {
  const session = tab();
  endSale(session, false);
  // An upsell of this very sale may ask for the lead.
  forgetLeftSale(session);
  expect(session.read(RESULT)).toBeDefined();
  beginVisit(session, 'history');
  forgetLeftSale(session);
  expect(session.read(RESULT)).toBeUndefined();
  expect(session.read(IN_DOUBT)).toBeDefined();
});

test('"not you": everything of the buyer goes, and what is in doubt stays', () => {
  const session = tab();
  forgetVisit(session);
  expect(session.keys().sort()).toEqual(['guiche.product', IN_DOUBT, 'guiche.visit'].sort());
});

test('a document can see that its buyer was forgotten, and not when nothing was', () => {
  const session = tab();
  const first = visitNumber(session);
  beginVisit(session, 'history');
  expect(visitNumber(session)).toBe(first);
  endSale(session, false);
  const second = visitNumber(session);
  expect(second).not.toBe(first);
  endSale(session, false);
  expect(visitNumber(session)).toBe(second);
  beginVisit(session, 'link');
  expect(visitNumber(session)).not.toBe(second);
});

test('a link opened after Back begins anew for good, and the visit after the next lead is kept', () => {
  const session = tab();
  endSale(session, false);
  beginVisit(session, 'history');
  expect(beginVisit(session, 'link')).toBe(true);
  expect(session.read(RESULT)).toBeUndefined();
  expect(beginVisit(session, 'link')).toBe(false);

  endSale(session, false);
  beginVisit(session, 'history');
  forgetLeftSale(session);
  session.set('dataLead', { name: 'Eva Reis' });
  expect(beginVisit(session, 'link')).toBe(false);
  expect(session.read('dataLead')).toEqual({ name: 'Eva Reis' });
});

test('another product forgets what was typed and begun, not what was bought or is unresolved', () => {
  const session = tab({ 'guiche.product': undefined });
  keepOneProduct(session, 'BR ALFA');
  keepOneProduct(session, 'BR ALFA');
  expect(session.read('dataPix')).toEqual({ text: '000201' });
  keepOneProduct(session, 'BR BETA');
  expect(held(session)).not.toMatch(PERSONAL);
  expect(session.read(RESULT)).toBeDefined();
  expect(session.read(IN_DOUBT)).toEqual({ key: 'K', at: 1 });
});
