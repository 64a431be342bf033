import { createJsonStore } from './json-store.ts';
import { newKey } from './new-key.ts';
import { createPurchases, type Purchases } from './purchase.ts';
import type { Session } from './session.ts';

/** The purchases of this document, on what the browser offers. One per document, made once. */
export function browserPurchases(session: Session): Purchases {
  return createPurchases({
    storage: createJsonStore(() => localStorage),
    session,
    // Missing on plain http, whatever the type says.
    locks: navigator.locks as LockManager | undefined,
    now: Date.now,
    newKey,
  });
}
