import type { PaymentResult } from './read-payment.ts';
import { withLock, type Locks } from './with-lock.ts';
import type { JsonStore } from '../session/json-store.ts';
import { paymentOutcome, type PaymentAnswer, type PaymentOutcome } from './payment-outcome.ts';
import { purchaseHash, type Purchase } from './purchase-identity.ts';
import { createPurchaseRecords, isBought } from './purchase-record.ts';
import { keepResult } from './purchase-result.ts';
import type { Session } from '../session/session.ts';
import { createUnresolvedKeys } from './unresolved-key.ts';

/** Bought within the last 24 h; nothing was sent. */
type Already = { kind: 'already'; state: 'approved' | 'pending' };

/** The result of pressing the button. */
export type Attempt =
  | PaymentOutcome
  | Already
  /** This tab is sending already. */
  | { kind: 'busy' }
  /** Another tab is sending the same purchase. */
  | { kind: 'elsewhere' };

/** Sends the one request and reads its answer; throws what the client throws. */
export type SendPayment = (idempotencyKey: string) => Promise<PaymentResult>;

export interface Purchases {
  /**
   * Pays, at most once (specification: D-130, D-137, D-144). Never rejects because of `send`.
   * `again` is the buyer's deliberate act to buy once more what is bought already.
   */
  attempt(purchase: Purchase, send: SendPayment, options?: { again?: boolean }): Promise<Attempt>;
  /** The buyer sees what was bought: what they buy from now on is another purchase. */
  seen(): void;
}

export interface PurchaseSettings {
  /** On local storage: tabs must see it. */
  storage: JsonStore;
  /** On session storage: keys whose outcome this tab has not learnt. */
  keys: JsonStore;
  session: Session;
  /** `navigator.locks`; undefined on plain http. */
  locks: Locks | undefined;
  now: () => number;
  newKey: () => string;
}

/** The purchases of one document: idle → sending → approved, pending, refused or unknown. */
export function createPurchases({
  storage,
  keys,
  session,
  locks,
  now,
  newKey,
}: PurchaseSettings): Purchases {
  const records = createPurchaseRecords(storage, now);
  const unresolved = createUnresolvedKeys(keys, now);
  let isSending = false;

  /** The key to send with: the same one for as long as what it came to is not known. */
  function keyFor(purchase: Purchase, hash: string, again: boolean): string | Already {
    const record = records.read(hash);
    // 'sending' means unknown here: its writer is gone, or would hold the lock.
    if (record?.state === 'sending' || record?.state === 'unknown') return record.key;
    const own = unresolved.read(purchase);
    const ownEnd = own === undefined ? undefined : records.endOf(own);
    const state = [record?.state, ownEnd].find(isBought);
    if (state && !again) return { kind: 'already', state };
    if (own === undefined) return newKey();
    if (ownEnd === undefined) return own;
    unresolved.resolve(purchase, own);
    return newKey();
  }

  /** Nothing may be awaited before the record is written: another tab would not see it. */
  async function pay(purchase: Purchase, send: SendPayment, again: boolean): Promise<Attempt> {
    const hash = purchaseHash(purchase);
    const key = keyFor(purchase, hash, again);
    if (typeof key !== 'string') return key;
    records.write(hash, key, 'sending');
    unresolved.keep(purchase, key);

    let answer: PaymentAnswer;
    try {
      answer = { result: await send(key) };
    } catch (error) {
      answer = { error };
    }
    const outcome = paymentOutcome(answer, purchase.method);
    if ('result' in outcome) keepResult(session, purchase, outcome.kind, outcome.result);
    records.settle(hash, key, outcome.kind);
    // An accepted purchase is settled for this tab once its buyer has seen it: a buyer who left before
    // that and returns with another e-mail reads that it is bought.
    if (outcome.kind === 'refused') unresolved.resolve(purchase, key);
    return outcome;
  }

  return {
    async attempt(purchase, send, { again = false } = {}) {
      if (isSending) return { kind: 'busy' };
      isSending = true;
      try {
        records.dropOld();
        const lock = `guiche.purchase.${purchaseHash(purchase)}`;
        const done = await withLock(locks, lock, () => pay(purchase, send, again));
        return done === 'elsewhere' ? { kind: 'elsewhere' } : done;
      } finally {
        isSending = false;
      }
    },
    seen: () => unresolved.forget((key) => isBought(records.endOf(key))),
  };
}
