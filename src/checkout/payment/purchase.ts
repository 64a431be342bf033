import type { PaymentsInDoubt } from '../../flow/outcome.ts';
import { newRequestId } from '../../contract/request-id.ts';
import { cookieStorage } from '../session/cookies.ts';
import { createJsonStore, type JsonStore } from '../session/json-store.ts';
import type { Session } from '../session/session.ts';
import { createAttemptStore } from './attempt-store.ts';
import { decideKey, type Pressed } from './decide-key.ts';
import { attemptsOf, disowned, doubtsBefore, isBought } from './payment-attempt.ts';
import { newKey } from './new-key.ts';
import type { OutcomeOf } from './payment-outcome.ts';
import {
  purchaseHash,
  subjectHash,
  type Purchase,
  type PurchaseIdentity,
  type SaleSubject,
} from './purchase-identity.ts';
import { sendAttempt, type SendingParts, type SendPayment, type Sent } from './send-attempt.ts';
import { isHeld, withLock, type Locks } from './with-lock.ts';

export type Attempt = Sent | OutcomeOf<'inDoubt' | 'busy' | 'elsewhere'>;

/** The purchases of one document: idle → sending → approved, pending, refused or unknown. */
export type Purchases = ReturnType<typeof createPurchases>;

interface PurchaseSettings extends Omit<SendingParts, 'store'> {
  storage: JsonStore;
  locks: Locks | undefined;
  newKey: () => string;
}

export function createPurchases(settings: PurchaseSettings) {
  const { storage, session, locks, now, newKey } = settings;
  const store = createAttemptStore(storage, session, now);
  let sending: string | undefined;
  const lockOf = (hash: string) => `guiche.purchase.${hash}`;
  const lockOfKey = (key: string) => `guiche.key.${key}`;

  const decide = (purchase: Purchase, pressed: Pressed) =>
    decideKey(store, purchase, pressed, () => ({ key: newKey(), at: now() }));

  async function pay(purchase: Purchase, send: SendPayment, pressed: Pressed): Promise<Attempt> {
    const decision = decide(purchase, pressed);
    if (decision.kind !== 'send') return decision;
    const { key } = decision.attempt;
    // Another tab may be sending under the same key, for another e-mail or plan.
    return withLock(locks, lockOfKey(key), async () => {
      const latest = decision.isRepeat ? decide(purchase, pressed) : decision;
      if (latest.kind !== 'send') return latest;
      if (latest.attempt.key !== key) return { kind: 'elsewhere' };
      return sendAttempt({ ...settings, store }, latest, purchase, send);
    });
  }

  return {
    /** Pays, at most once. Never rejects because of `send`. */
    async attempt(purchase: Purchase, send: SendPayment, pressed: Pressed = {}): Promise<Attempt> {
      if (sending !== undefined) return { kind: 'busy' };
      const hash = purchaseHash(purchase);
      sending = hash;
      try {
        store.dropOld();
        return await withLock(locks, lockOf(hash), () => pay(purchase, send, pressed));
      } finally {
        sending = undefined;
      }
    },
    inDoubt(sale: SaleSubject): PaymentsInDoubt | undefined {
      if (sending !== undefined) return undefined;
      return doubtsBefore(store.all(), subjectHash(sale));
    },
    bought: (purchase: PurchaseIdentity) => attemptsOf(store.all(), purchase).bought,
    /** The tab where a payment for this purchase is under way: another one, or this one, whose buyer has come back. */
    async underWay(purchase: PurchaseIdentity): Promise<'here' | 'elsewhere' | undefined> {
      const { hash, continued } = attemptsOf(store.all(), purchase);
      if (sending !== undefined) return sending === hash ? 'here' : undefined;
      const held = [lockOf(hash), ...continued.map(({ key }) => lockOfKey(key))];
      return (await isHeld(locks, held)) ? 'elsewhere' : undefined;
    },
    /** The buyer sees what was bought: what they buy from now on is another purchase. */
    seen(): void {
      store.dropOld();
      for (const one of store.all())
        if (one.isOwn && isBought(one)) store.writeInTab(disowned(one));
    },
  };
}

export const browserPurchases = (session: Session): Purchases =>
  createPurchases({
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
