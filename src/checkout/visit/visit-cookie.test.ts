import { beforeEach, expect, test, vi } from 'vitest';
import { createSession, type Session, type SessionKey } from '../session/session.ts';
import { cookieEntries, removeVisitCookie, sessionOf, takeVisit } from './visit-cookie.ts';

const LEAD = { name: 'Ana Lima', email: 'ana@example.com' };
const OTHER = { name: 'Eva Souza', email: 'eva@example.com' };
const ENTRIES = { dataLead: LEAD, 'guiche.leadId': 'L1', dataForm: { lead: { name: 'Ana Lima' } } };

let session: Session;
beforeEach(() => {
  session = createSession(() => {
    throw new Error('no storage');
  });
});

test('what says who pays goes first, and nothing of a payment or a code goes along', () => {
  const payer: SessionKey[] = ['dataLead', 'guiche.leadId', 'guiche.consent'];
  const choices: SessionKey[] = ['defaultSelectedPlan', 'guiche.selectedUnder', 'guiche.bump'];
  const carried: SessionKey[] = [...payer, ...choices, 'isPaymentInPerson', 'dataForm'];
  const others: SessionKey[] = ['dataPix', 'guiche.sms', 'guiche.sale'];
  const paid: SessionKey[] = ['guiche.result.ALFA.main', 'guiche.tabPayment.K'];
  expect(cookieEntries(session)).toEqual([]);
  for (const key of [...others, ...paid, ...carried.toReversed()]) session.set(key, key);
  expect(cookieEntries(session)).toEqual(carried.map((key) => [key, key]));
});

test('a session of entries holds those that travel alone', () => {
  const travelled = sessionOf({ ...ENTRIES, 'guiche.sale': 'seen' });
  expect([travelled.read('dataLead'), travelled.read('guiche.sale')]).toEqual([LEAD, undefined]);
});

test('a tab without a buyer takes the visit over; one with a buyer keeps that: the cookie is another tab’s', () => {
  expect(takeVisit(session, ENTRIES, false)).toBe(true);
  expect([session.read('dataLead'), session.read('guiche.leadId')]).toEqual([LEAD, 'L1']);
  session.set('dataLead', OTHER);
  expect(takeVisit(session, ENTRIES, false)).toBe(false);
  expect(session.read('dataLead')).toEqual(OTHER);
});

test('the answer to a form of this tab is newer than what the tab knew', () => {
  const typed = { payment: { cpf: '529.982.247-25' } };
  session.set('dataLead', OTHER);
  session.set('dataForm', typed);
  expect(takeVisit(session, ENTRIES, true)).toBe(true);
  expect(session.read('dataLead')).toEqual(LEAD);
  expect(session.read('dataForm')).toEqual({ ...typed, ...ENTRIES.dataForm });
});

test('[D-169] a lead that is sent after a sale begins a visit of its own', () => {
  session.set('guiche.sale', 'seen');
  session.set('dataLead', OTHER);
  session.set('guiche.result.ALFA.main', { state: 'approved' });
  session.set('dataForm', { payment: { cpf: '529.982.247-25' } });
  takeVisit(session, ENTRIES, true);
  expect(session.read('dataLead')).toEqual(LEAD);
  expect(session.read('guiche.result.ALFA.main')).toBeUndefined();
  expect(session.read('dataForm')).toEqual(ENTRIES.dataForm);
});

test('[D-169] answers without a lead end no sale: they are of the upsell after it', () => {
  session.set('guiche.sale', 'seen');
  session.set('guiche.result.ALFA.main', { state: 'approved' });
  takeVisit(session, { dataForm: { 'payment/upsell': { cardName: 'ANA' } } }, true);
  expect(session.read('guiche.sale')).toBe('seen');
  expect(session.read('guiche.result.ALFA.main')).toEqual({ state: 'approved' });
});

test('the server is asked to remove the cookie of a visit, also while the page goes away', () => {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<void>>(async () => {});
  vi.stubGlobal('fetch', fetch);
  removeVisitCookie();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/visit', { method: 'DELETE', keepalive: true });
});
