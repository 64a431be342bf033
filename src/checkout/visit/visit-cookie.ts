import { type VisitEntries, VISIT_PATH } from '../../contract/visit-cookie.ts';
import { isObject } from '../../contract/is-object.ts';
import { createJsonStore } from '../session/json-store.ts';
import type { Session, SessionKey } from '../session/session.ts';
import { forgetVisit } from './visit-end.ts';

/** The most important first. Nothing of a payment is among them. */
const CARRIED: readonly SessionKey[] = [
  'dataLead',
  'guiche.leadId',
  'guiche.consent',
  'defaultSelectedPlan',
  'guiche.selectedUnder',
  'guiche.bump',
  'isPaymentInPerson',
  'dataForm',
];

export const cookieEntries = (session: Session): [key: string, value: unknown][] =>
  CARRIED.map((key): [string, unknown] => [key, session.read(key)]).filter(
    ([, value]) => value !== undefined,
  );

export function sessionOf(entries: VisitEntries): Session {
  const session: Session = createJsonStore();
  for (const key of CARRIED) session.set(key, entries[key]);
  return session;
}

/** `isAnswer`: the page answers a form of this tab. Otherwise a tab that has a buyer keeps that buyer. */
export function takeVisit(session: Session, entries: VisitEntries, isAnswer: boolean): boolean {
  if (!isAnswer && session.read('dataLead') !== undefined) return false;
  const isOver = session.read('guiche.sale') !== undefined && entries.dataLead !== undefined;
  if (isOver) forgetVisit(session);
  for (const key of CARRIED) {
    const [own, value] = [session.read(key), entries[key]];
    const isBoth = key === 'dataForm' && isObject(own) && isObject(value);
    if (value !== undefined) session.set(key, isBoth ? { ...own, ...value } : value);
  }
  return true;
}

/** Scripts cannot see the cookie. Where this fails, the next document is handed the same visit again. */
export function removeVisitCookie(): void {
  void fetch(VISIT_PATH, { method: 'DELETE', keepalive: true }).catch(() => {});
}
