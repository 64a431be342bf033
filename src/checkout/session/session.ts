import { createJsonStore, type JsonStore } from './json-store.ts';

/** The entries that the specification names, and those of this program. */
export type SessionKey =
  | 'dataLead'
  | 'dataForm'
  | 'dataPix'
  | 'defaultSelectedPlan'
  | 'isPaymentInPerson'
  | 'PURCHASED_PROFILES_AMOUNT'
  | 'PURCHASED_PLAN'
  | `guiche.${string}`;

/** A JSON value in session storage under a key: it outlives a reload, not the tab. */
export interface Session {
  /** Undefined when there is none, or when it is not JSON. */
  read(key: SessionKey): unknown;
  /** Setting undefined removes. */
  set(key: SessionKey, value: unknown): void;
  remove(key: SessionKey): void;
  keys(): string[];
}

/**
 * The session of one visit. Make one per document, never one for a server: where the storage fails,
 * it remembers in memory, and visits must not share that.
 */
export function createSession(open: () => Storage = () => sessionStorage): Session {
  const store: JsonStore = createJsonStore(open);
  return store;
}

const PROBE = 'guiche.try';

/** Whether the browser keeps a session for the next document, found by trying; else it lives in memory. */
export function isSessionKept(open: () => Storage = () => sessionStorage): boolean {
  try {
    open().setItem(PROBE, '1');
    open().removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
