import { newRequestId } from '../../contract/request-id.ts';
import { cookieStorage } from '../session/cookie-storage.ts';
import { createJsonStore } from '../session/json-store.ts';
import { newKey } from './new-key.ts';
import { createPurchases, type Purchases } from './purchase.ts';
import type { Session } from '../session/session.ts';

/** The purchases of this document, on what the browser offers. One per document, made once. */
export function browserPurchases(session: Session): Purchases {
  return createPurchases({
    // One charge at most, also where storage is full or forbidden and the page is loaded anew.
    storage: createJsonStore(
      () => localStorage,
      () => cookieStorage,
    ),
    session,
    // Missing on plain http, which the type does not say.
    locks: navigator.locks as LockManager | undefined,
    now: Date.now,
    newKey,
    newRequestId,
  });
}
