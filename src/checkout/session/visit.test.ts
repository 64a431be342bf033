import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { keepResult } from '../payment/purchase-result.ts';
import { createSession } from './session.ts';
import { createVisit } from './visit.ts';

const lead = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };
const pix = { text: '000201…6304ABCD', amount: 499, at: 0 };

function visitOn(storage = fakeStorage()) {
  const session = createSession(() => storage);
  const cookie = { set: vi.fn<(email: string) => void>(), remove: vi.fn<() => void>() };
  const visit = createVisit(session, { main: 'ALFA', upsell: 'BETA' }, cookie);
  return { visit, session, storage, cookie };
}

/** The same tab after a reload. */
function reloaded({ storage }: { storage: Storage }) {
  const { visit } = visitOn(storage);
  visit.load();
  return visit.state();
}

test('before the storage is read nothing is known, as on the server', () => {
  const { visit, session } = visitOn();
  session.set('dataLead', lead);
  expect(visit.state()).toEqual({ isLoaded: false });
});

test('[ENTITY-02] a lead is kept as dataLead, with name, email and phone alone', () => {
  const tab = visitOn();
  tab.visit.keepLead(lead, 'L1');
  expect(JSON.parse(tab.storage.getItem('dataLead')!)).toEqual(lead);
  expect(reloaded(tab)).toMatchObject({ isLoaded: true, lead, leadId: 'L1' });
});

test('a lead without an id of the upstream is a lead all the same', () => {
  const tab = visitOn();
  tab.visit.keepLead(lead, 'L0');
  tab.visit.keepLead(lead, undefined);
  expect(reloaded(tab)).toMatchObject({ lead, leadId: undefined });
});

test('the e-mail is handed to the function that sets the cookie', () => {
  const { visit, cookie } = visitOn();
  visit.keepLead(lead, 'L1');
  expect(cookie.set).toHaveBeenCalledExactlyOnceWith(lead.email);
});

test('[ENTITY-04] a Pix code is kept as dataPix and is there after a reload', () => {
  const tab = visitOn();
  tab.visit.keepPix(pix);
  expect(JSON.parse(tab.storage.getItem('dataPix')!)).toEqual(pix);
  expect(reloaded(tab).pix).toEqual(pix);
  tab.visit.keepPix(undefined);
  expect(tab.storage.getItem('dataPix')).toBeNull();
});

test('what the last payment came to is read with the rest', () => {
  const tab = visitOn();
  const purchase = { productCode: 'ALFA', plan: 'p', email: lead.email, offer: 'main' } as const;
  const result = { token: 'T', paymentProfileIds: [] };
  const paid = { key: 'key-1', state: 'approved', result } as const;
  keepResult(tab.session, { ...purchase, method: 'creditcard' }, paid);
  tab.visit.load();
  expect(tab.visit.state().purchase).toMatchObject({ state: 'approved', result: { token: 'T' } });
});

test.each([
  ['dataLead', { name: 'Ana' }],
  ['dataLead', 'Ana'],
  ['guiche.leadId', 7],
  ['dataPix', { code: 'x' }],
  ['dataPix', null],
] as const)('a foreign %s (%o) counts as none', (key, value) => {
  const { visit, session } = visitOn();
  session.set(key, value);
  visit.load();
  const { lead: known, leadId, pix: code } = visit.state();
  expect([known, leadId, code]).toEqual([undefined, undefined, undefined]);
});

test('subscribers hear of what is kept, until they leave', () => {
  const { visit } = visitOn();
  const listener = vi.fn<() => void>();
  const leave = visit.subscribe(listener);
  visit.load();
  visit.keepPix(pix);
  leave();
  visit.keepPix(undefined);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what another tab has bought is kept apart for main product and upsell', () => {
  const { visit } = visitOn();
  visit.keepBoughtElsewhere('pending', 'upsell');
  expect(visit.state()).toMatchObject({ upsellElsewhere: 'pending', boughtElsewhere: undefined });
  visit.keepBoughtElsewhere('approved', 'main');
  expect(visit.state()).toMatchObject({ upsellElsewhere: 'pending', boughtElsewhere: 'approved' });
});

test('a visit that is forgotten is drawn again without its buyer, and loses the cookie', () => {
  const { visit, cookie } = visitOn();
  visit.load();
  visit.keepLead(lead, 'L1');
  const listener = vi.fn<() => void>();
  visit.subscribe(listener);
  visit.forget();
  expect(visit.state()).toMatchObject({ lead: undefined, leadId: undefined });
  expect(cookie.remove).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
});

test('success by itself keeps lead and cookie, for an upsell', () => {
  const { visit, session, cookie } = visitOn();
  visit.load();
  visit.keepLead(lead, 'L1');
  session.set('dataForm', { payment: { cardName: 'ANA' } });
  visit.endSale(false);
  expect(visit.state().lead).toEqual(lead);
  expect(cookie.remove).not.toHaveBeenCalled();
});

test('before hydration nothing is drawn again: the browser has to draw what the server drew', () => {
  const { visit, session } = visitOn();
  session.set('guiche.sale', 'seen');
  const listener = vi.fn<() => void>();
  visit.subscribe(listener);
  visit.begin('link');
  expect(listener).not.toHaveBeenCalled();
  expect(visit.state()).toEqual({ isLoaded: false });
});

test('a document knows that another one of its tab has forgotten the buyer', () => {
  const tab = visitOn();
  tab.visit.load();
  tab.visit.keepLead(lead, 'L1');
  const { visit } = visitOn(tab.storage);
  visit.load();
  expect(tab.visit.isOver()).toBe(false);
  visit.forget();
  expect(visit.isOver()).toBe(false);
  expect(tab.visit.isOver()).toBe(true);
});
