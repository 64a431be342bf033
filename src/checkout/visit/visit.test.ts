import { expect, test, vi } from 'vitest';
import { LEAD as lead } from '../../../tests/drawing/buyer.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { subjectHash } from '../payment/purchase-identity.ts';
import { keepResult } from '../payment/purchase-result.ts';
import { createSession, type SessionKey } from '../session/session.ts';
import { parseLink } from '../../flow/link.ts';
import { createVisit, type VisitState } from './visit.ts';

const pix = { text: '000201…6304ABCD', amount: 499, at: 0 };

/** A payment for the upsell that this tab has sent, and whose outcome it does not know. */
const sold = subjectHash({ productCode: 'BETA', offer: 'upsell' });
const unseen = { key: 'K', at: 1, state: 'unknown', sold, purchases: [], isOwn: true };

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

test.each([
  ['main', 'ALFA', 'purchase'],
  ['upsell', 'BETA', 'upsell'],
  ['invoice', 'ALFA', 'invoice'],
] as const)('what the last payment of the %s came to is read with the rest', (offer, code, as) => {
  const tab = visitOn();
  const purchase = { productCode: code, plan: 'p', email: lead.email, offer } as const;
  const result = { token: 'T', paymentProfileIds: [] };
  const paid = { key: 'key-1', state: 'approved', result } as const;
  keepResult(tab.session, { ...purchase, method: 'creditcard' }, paid);
  tab.visit.load();
  const { purchase: main, upsell, invoice } = tab.visit.state();
  const none = { purchase: undefined, upsell: undefined, invoice: undefined };
  const bought = expect.objectContaining({ state: 'approved', result });
  expect({ purchase: main, upsell, invoice }).toEqual({ ...none, [as]: bought });
});

test('where a shop sells no upsell, none is bought and none is in doubt', () => {
  const { session, cookie } = visitOn();
  const visit = createVisit(session, { main: 'ALFA' }, cookie);
  const bought = { state: 'approved', method: 'pix', result: { token: 'T' } };
  session.set('guiche.result.BETA.upsell', bought);
  session.set('guiche.tabPayment.K', unseen);
  visit.load();
  expect(visit.state()).toMatchObject({ upsell: undefined, isUpsellInDoubt: false });
});

test('what the server knew of the visit when it drew the page is known before the storage is read', () => {
  const { session, cookie } = visitOn();
  const { session: drawn } = visitOn();
  drawn.set('defaultSelectedPlan', 'p1');
  const visit = createVisit(session, { main: 'ALFA' }, cookie, drawn);
  expect(visit.state()).toMatchObject({ isLoaded: true, selectedPlan: 'p1' });
});

test.each<[SessionKey, unknown, Partial<VisitState>]>([
  ['dataLead', lead, { lead }],
  ['dataLead', { ...lead, phone: '' }, { lead: { ...lead, phone: undefined } }],
  ['dataLead', { ...lead, cpf: '1' }, { lead }],
  ['dataLead', { name: 'Ana' }, { lead: undefined }],
  ['dataLead', 'Ana', { lead: undefined }],
  ['guiche.leadId', 7, { leadId: undefined }],
  ['guiche.leadId', '', { leadId: undefined }],
  ['guiche.leadTyped', true, { isLeadTyped: true }],
  ['guiche.leadTyped', 'yes', { isLeadTyped: false }],
  ['dataPix', pix, { pix }],
  ['dataPix', { code: 'x' }, { pix: undefined }],
  ['defaultSelectedPlan', 'p1', { selectedPlan: 'p1' }],
  ['defaultSelectedPlan', ['p1'], { selectedPlan: undefined }],
  ['guiche.selectedUnder', 'p9', { selectedUnder: 'p9' }],
  ['guiche.upsellPlan', 'p2', { selectedUpsellPlan: 'p2' }],
  ['guiche.bump', 'b', { bump: 'b' }],
  ['guiche.tabPayment.K', unseen, { isUpsellInDoubt: true }],
  ['guiche.tabPayment.K', { ...unseen, isOwn: undefined }, { isUpsellInDoubt: false }],
  ['guiche.tabPayment.K', { ...unseen, sold: 'another' }, { isUpsellInDoubt: false }],
])('%s of %j is read as such, and a foreign one as none', (key, value, known) => {
  const { visit, session } = visitOn();
  session.set(key, value);
  visit.load();
  expect(visit.state()).toMatchObject(known);
});

test('what another tab has bought is kept apart for main product, upsell and invoice', () => {
  const tab = visitOn();
  const { visit } = tab;
  visit.keepBoughtElsewhere('pending', 'upsell');
  expect(visit.state().elsewhere).toEqual({ upsell: 'pending' });
  visit.keepBoughtElsewhere('approved', 'main');
  visit.keepBoughtElsewhere('approved', 'invoice');
  const elsewhere = { main: 'approved', invoice: 'approved', upsell: 'pending' };
  expect(reloaded(tab)).toMatchObject({ elsewhere });
});

test('a chosen plan is kept with the offer of its link, that of an upsell by itself', () => {
  const tab = visitOn();
  const link = parseLink('?oferta=p9');
  tab.visit.selectPlan('p1', { offer: 'main', link });
  tab.visit.selectPlan('p2', { offer: 'upsell', link: parseLink('?oferta=p7') });
  expect(tab.storage.getItem('defaultSelectedPlan')).toBe('"p1"');
  const chosen = { selectedPlan: 'p1', selectedUnder: 'p9', selectedUpsellPlan: 'p2' };
  expect(tab.visit.state()).toMatchObject(chosen);
  expect(reloaded(tab)).toMatchObject(chosen);
});

test('a chosen instalment is heard of once, and outlives what else is kept', () => {
  const { visit } = visitOn();
  visit.load();
  const listener = vi.fn<() => void>();
  visit.subscribe(listener);
  visit.showInstallment('12');
  visit.showInstallment('12');
  expect(listener).toHaveBeenCalledOnce();
  visit.keepBump('b');
  expect(visit.state()).toMatchObject({ isLoaded: true, installment: '12', bump: 'b' });
  visit.showInstallment(undefined);
  expect(visit.state().installment).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('[D-169] a visit that begins anew after a sale loses the cookie, any other one keeps it', () => {
  const { visit, session, cookie } = visitOn();
  visit.load();
  visit.begin('link');
  visit.keepLead(lead, undefined);
  expect(visit.state()).toMatchObject({ lead, leadId: undefined });
  expect(cookie.remove).not.toHaveBeenCalled();
  session.set('guiche.sale', 'seen');
  visit.begin('link');
  expect(cookie.remove).toHaveBeenCalledOnce();
  expect(visit.state().lead).toBeUndefined();
  // So does a sale in person.
  session.set('isPaymentInPerson', true);
  visit.keepLead(lead, 'L1');
  visit.endSale(false);
  expect(cookie.remove).toHaveBeenCalledTimes(2);
  expect(visit.state().lead).toBeUndefined();
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
  const { visit, cookie } = visitOn(tab.storage);
  visit.load();
  expect(tab.visit.isOver()).toBe(false);
  visit.forget();
  expect(visit.state()).toMatchObject({ lead: undefined, leadId: undefined });
  expect(cookie.remove).toHaveBeenCalledOnce();
  expect(visit.isOver()).toBe(false);
  expect(tab.visit.isOver()).toBe(true);
});
