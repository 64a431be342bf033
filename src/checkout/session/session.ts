import { createJsonStore, keeps, type JsonStore } from './json-store.ts';

export type SessionKey =
  | 'dataLead'
  | 'dataForm'
  | 'dataPix'
  | 'defaultSelectedPlan'
  | 'isPaymentInPerson'
  | 'PURCHASED_PROFILES_AMOUNT'
  | 'PURCHASED_PLAN'
  | `guiche.${string}`;

export type Session = JsonStore<SessionKey>;

/** Make one per document: where the storage fails it remembers in memory, which visits must not share. */
export const createSession = (open: () => Storage = () => sessionStorage): Session =>
  createJsonStore(open);

/** Whether the browser keeps a session for the next document; else it lives in memory. */
export const isSessionKept = (open: () => Storage = () => sessionStorage): boolean => keeps(open);
