import { isUpsellPage } from '../../flow/sold-at.ts';
import type { Session, SessionKey } from '../session/session.ts';

const OF_THE_BUYER: readonly SessionKey[] = [
  'dataLead',
  'dataForm',
  'dataPix',
  'guiche.leadId',
  'guiche.leadTyped',
  'guiche.sms',
];

const OF_OTHER_TABS: SessionKey = 'guiche.elsewhere';

const OF_ONE_VISIT: readonly SessionKey[] = [
  ...OF_THE_BUYER,
  'defaultSelectedPlan',
  'guiche.selectedUnder',
  'isPaymentInPerson',
  'PURCHASED_PROFILES_AMOUNT',
  'PURCHASED_PLAN',
  'guiche.upsellPlan',
  'guiche.bump',
  'guiche.consent',
  'guiche.referer',
  'guiche.sale',
  'guiche.seenEvents',
];

const RESULTS = 'guiche.result.';

/** State of a finished sale: its buyer has seen it, and has left it for the first step. */
type SeenSale = 'seen' | 'left';

/** 'history': by Back, by a reload, or from another screen of the checkout. */
export type Arrival = 'link' | 'history';

/** A document shown again from the back-forward cache is of another number and no longer true. */
export const visitNumber = (session: Session): number =>
  Number(session.read('guiche.visit') ?? 0) || 0;

function forget(session: Session, keys: readonly SessionKey[]): void {
  keys.forEach((key) => session.remove(key));
  session.set('guiche.visit', visitNumber(session) + 1);
}

function forgetPurchases(session: Session): void {
  const results = session.keys().filter((key) => key.startsWith(RESULTS)) as SessionKey[];
  for (const key of [...results, OF_OTHER_TABS]) session.remove(key);
}

/** Keys of payments whose outcome is not known stay, and so do the records that all tabs share. */
export function forgetVisit(session: Session): void {
  forget(session, OF_ONE_VISIT);
  forgetPurchases(session);
}

/** The answers on screens that sell an upsell: the sale before it is done, they are not. */
function answersOfUpsell(session: Session): object | undefined {
  const kept = Object.entries((session.read('dataForm') ?? {}) as object);
  const own = kept.filter(([screen]) => isUpsellPage(screen));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** `hasMore`: an upsell, which needs the lead, is still on offer. Returns whether the buyer was forgotten. */
export function endSale(session: Session, hasMore: boolean): boolean {
  const isInPerson = session.read('isPaymentInPerson') === true;
  const answers = hasMore ? answersOfUpsell(session) : undefined;
  const isForgotten = isInPerson && !hasMore;
  const over: readonly SessionKey[] = isForgotten ? OF_THE_BUYER : ['dataForm'];
  if (over.some((key) => session.read(key) !== undefined)) forget(session, over);
  session.set('dataForm', answers);
  session.set('guiche.sale', 'seen' satisfies SeenSale);
  return isForgotten;
}

/** Returns whether the buyer before was forgotten. By Back they keep the success until the next lead. */
export function beginVisit(session: Session, by: Arrival): boolean {
  const sale = session.read('guiche.sale') as SeenSale | undefined;
  const isInPerson = session.read('isPaymentInPerson') === true;
  if (by === 'link' ? sale === undefined && !isInPerson : sale !== 'seen') return false;
  if (by === 'link' || isInPerson) {
    forgetVisit(session);
  } else {
    forget(session, OF_ONE_VISIT);
    session.set('guiche.sale', 'left' satisfies SeenSale);
  }
  return true;
}

/** A lead is sent: the buyer that it names may not see the purchases that the tab has left. */
export function forgetLeftSale(session: Session): void {
  if (session.read('guiche.sale') !== ('left' satisfies SeenSale)) return;
  session.remove('guiche.sale');
  forgetPurchases(session);
}

/** Purchases, and keys of payments whose outcome is not known, stay: they carry their product's code. */
export function keepOneProduct(session: Session, product: string): void {
  const before = session.read('guiche.product');
  if (before === product) return;
  if (before !== undefined) forget(session, [...OF_ONE_VISIT, OF_OTHER_TABS]);
  session.set('guiche.product', product);
}
