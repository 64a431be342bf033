import type { PaymentsInDoubt } from '../../flow/outcome.ts';
import { maskEmail } from '../../rules/email/mask-email.ts';
import type { JsonStore } from '../session/json-store.ts';
import type { Session } from '../session/session.ts';
import { createDoubtfulKeys } from './doubtful-keys.ts';
import {
  isPaymentRefusal,
  paymentOutcome,
  type PaymentAnswer,
  type PaymentOutcome,
} from './payment-outcome.ts';
import {
  asksForTheSame,
  purchaseHash,
  type Purchase,
  type PurchaseIdentity,
  type Requested,
  type SaleSubject,
} from './purchase-identity.ts';
import { createPurchaseRecords, isBought } from './purchase-record.ts';
import { keepResult, type PurchaseResult } from './purchase-result.ts';
import { decideKey, type Already, type Asked, type Pressed, type Sending } from './decide-key.ts';
import type { PaymentResult } from './read-payment.ts';
import { createUnresolvedKeys } from './unresolved-key.ts';
import { isHeld, withLock, type Locks } from './with-lock.ts';

/** The result of pressing the button. */
export type Attempt =
  | Exclude<PaymentOutcome, { kind: 'unknown' }>
  /**
   * Money may have moved; or the repeat of a payment in doubt was refused as a payment, which stays in doubt
   * (D-164). `requestId` is that of the first request under the key.
   */
  | { kind: 'unknown' | 'refusedInDoubt'; error: unknown; requestId: string }
  | Already
  | Asked
  /** This tab is sending already. */
  | { kind: 'busy' }
  /** Another tab is sending the same purchase. */
  | { kind: 'elsewhere' };

/** A purchase that a record of the last 24 h says is bought, by the key of its last payment. */
export interface Bought extends Pick<Already, 'state'> {
  key: string;
}

/** The values that belong to one request. */
export interface PaymentRequest {
  idempotencyKey: string;
  /** Another one for each request, also under the same key. */
  requestId: string;
  /** The key is in doubt: a request under it went out before. */
  isRepeat: boolean;
  /** The terms of that request, where this tab sent it; the repeat has to ask for the same (D-166). */
  first?: Requested;
}

/** Sends the one request and reads its answer; throws what the client throws. */
export type SendPayment = (request: PaymentRequest) => Promise<PaymentResult>;

export interface Purchases {
  /**
   * Pays, at most once (D-130, D-137, D-144, D-164 to D-166). Never rejects because of `send`.
   */
  attempt(purchase: Purchase, send: SendPayment, pressed?: Pressed): Promise<Attempt>;
  /**
   * The payments in doubt that a screen which sells this has to speak of before anything is pressed (D-167):
   * that of this tab or, without one, those of the device.
   */
  inDoubt(sold: SaleSubject): PaymentsInDoubt | undefined;
  /** The result of this purchase, and of no other one, in any tab; asked before anything is pressed (D-144). */
  bought(purchase: PurchaseIdentity): Bought | undefined;
  /** The tab where a payment for this purchase is under way: in another tab, or in this one, whose buyer has come back. */
  underWay(purchase: PurchaseIdentity): Promise<'here' | 'elsewhere' | undefined>;
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
  newRequestId: () => string;
}

/** The purchases of one document: idle → sending → approved, pending, refused or unknown. */
export function createPurchases({
  storage,
  keys,
  session,
  locks,
  now,
  newKey,
  newRequestId,
}: PurchaseSettings): Purchases {
  const records = createPurchaseRecords(storage, now);
  const doubtful = createDoubtfulKeys(storage, now);
  const unresolved = createUnresolvedKeys(keys, session, now);
  const memory = { records, doubtful, unresolved };
  /** The hash of the purchase that this document is sending. */
  let sending: string | undefined;
  const lockOf = (hash: string) => `guiche.purchase.${hash}`;
  const lockOfKey = (key: string) => `guiche.key.${key}`;

  const decide = (purchase: Purchase, hash: string, pressed: Pressed) =>
    decideKey(memory, { purchase, hash, pressed, mint: () => ({ key: newKey(), at: now() }) });

  /** Sends under a key whose lock is held. Nothing may be awaited before the record is written. */
  async function sendUnder(
    { key, at, isRepeat, first, requestId: firstId }: Sending,
    { purchase, hash, send }: { purchase: Purchase; hash: string; send: SendPayment },
  ): Promise<Attempt> {
    const before = { record: records.read(hash), own: unresolved.read(purchase) };
    records.write(hash, { key, state: 'sending', at, ...(isRepeat && { isInDoubt: true }) });
    if (isRepeat) records.repeat(key, at, first === undefined);
    const id = newRequestId();
    // Support finds the repeats by the key of the first request: buyers go on reading one code.
    const requestId = firstId ?? id;
    const doubt = { key, at, requestId };
    doubtful.keep(purchase, doubt);
    if (!isRepeat && before.own) unresolved.resolve(purchase, before.own.key);
    unresolved.keep(purchase, { ...doubt, first: isRepeat ? first : requestOf(purchase) });

    const typedBefore = leadEmail(session);
    let answer: PaymentAnswer;
    try {
      answer = { result: await send({ idempotencyKey: key, requestId: id, isRepeat, first }) };
    } catch (error) {
      answer = { error };
    }
    const asked = { ...purchase, ...first };
    // The buyer may have gone back meanwhile, and named somebody else.
    const typedNow = leadEmail(session);
    const isRenamed = purchase.email !== '' && typedNow !== typedBefore;
    const latest = isRenamed ? { ...purchase, email: typedNow } : purchase;
    const outcome = paymentOutcome(answer, asked.method);
    // A tab that cannot see this one's lock may have repeated it meanwhile, and may have learnt more.
    const end = records.endOf(key);
    if (!('result' in outcome) && isBought(end)) return { kind: 'already', state: end };
    const mayDiffer = records.mayDiffer(key);
    const isInDoubt = isRepeat || records.isInDoubt(key);
    switch (outcome.kind) {
      case 'failed':
        if (isInDoubt && !isRepeat) return outcome;
        records.restore(hash, key, before.record);
        if (isRepeat) return outcome;
        doubtful.remove(purchase, key);
        unresolved.resolve(purchase, key);
        if (before.own) unresolved.keep(purchase, before.own);
        return outcome;
      case 'approved':
      case 'pending':
        // Which card a repeat was charged to, the one typed first or last, the upstream alone knows.
        keepResult(session, isRepeat ? { ...asked, card: undefined } : asked, {
          key,
          at,
          state: outcome.kind,
          result: outcome.result,
          earlier: mayDiffer ? 'unknown' : earlierOf(asked, latest),
        });
        records.settle(hash, key, outcome.kind);
        // This tab's own key stays until its buyer has seen what was bought: one who left before that and
        // returns with another e-mail reads that it is bought.
        doubtful.remove(purchase, key);
        return outcome;
      case 'refused':
        if (isInDoubt) {
          records.settle(hash, key, 'unknown');
          const { error } = outcome;
          const kind = isPaymentRefusal(error) ? 'refusedInDoubt' : 'unknown';
          return { kind, error, requestId };
        }
        records.settle(hash, key, 'refused');
        doubtful.remove(purchase, key);
        unresolved.resolve(purchase, key);
        return outcome;
      case 'unknown':
        records.settle(hash, key, 'unknown');
        return { ...outcome, requestId };
      default:
        throw new Error(`A payment came to ${JSON.stringify(outcome satisfies never)}.`);
    }
  }

  async function pay(
    purchase: Purchase,
    send: SendPayment,
    pressed: Pressed,
  ): Promise<Attempt | 'elsewhere'> {
    const hash = purchaseHash(purchase);
    const decision = decide(purchase, hash, pressed);
    if (decision.kind !== 'send') return decision;
    // Another tab may be sending under the same key, for another e-mail or plan.
    return withLock(locks, lockOfKey(decision.key), async () => {
      const latest = decision.isRepeat ? decide(purchase, hash, pressed) : decision;
      if (latest.kind !== 'send') return latest;
      return latest.key === decision.key
        ? sendUnder(latest, { purchase, hash, send })
        : 'elsewhere';
    });
  }

  return {
    async attempt(purchase, send, pressed = {}) {
      if (sending !== undefined) return { kind: 'busy' };
      const hash = purchaseHash(purchase);
      sending = hash;
      try {
        records.dropOld();
        doubtful.dropOld();
        const done = await withLock(locks, lockOf(hash), () => pay(purchase, send, pressed));
        return done === 'elsewhere' ? { kind: 'elsewhere' } : done;
      } finally {
        sending = undefined;
      }
    },
    inDoubt(sold) {
      if (sending !== undefined) return undefined;
      const own = unresolved.read(sold);
      if (own && records.endOf(own.key) === undefined) return [own];
      const isOpen = (key: string) =>
        records.endOf(key) === undefined && !unresolved.isDismissed(key);
      const [latest, ...more] = doubtful.of(sold).filter(({ key }) => isOpen(key));
      return latest && [latest, ...more];
    },
    bought(purchase) {
      const hash = purchaseHash(purchase);
      const ends = unresolved.continued(hash).map((key) => ({ key, state: records.endOf(key) }));
      const found = [records.read(hash), ...ends].find((one) => isBought(one?.state));
      return found && { key: found.key, state: found.state as Bought['state'] };
    },
    async underWay(purchase) {
      const hash = purchaseHash(purchase);
      if (sending !== undefined) return sending === hash ? 'here' : undefined;
      const held = [lockOf(hash), ...unresolved.continued(hash).map(lockOfKey)];
      return (await isHeld(locks, held)) ? 'elsewhere' : undefined;
    },
    seen: () => unresolved.forget((key) => isBought(records.endOf(key))),
  };
}

/** The terms that were charged, where they are not those that the buyer has typed last (D-166). */
function earlierOf(bought: Purchase, latest: Requested): PurchaseResult['earlier'] {
  if (asksForTheSame(bought, latest)) return undefined;
  return { ...requestOf(bought), email: maskEmail(bought.email) };
}

/** The e-mail of the lead that this tab remembers now; empty without one. */
function leadEmail(session: Session): string {
  const lead = session.read('dataLead') as { email?: unknown } | undefined;
  return typeof lead?.email === 'string' ? lead.email : '';
}

/** The terms that a repeat has to ask for again. */
function requestOf(purchase: Purchase): Requested {
  const { plan, email, method, order, installments, leadId, voucher, screen, query } = purchase;
  return { plan, email, method, order, installments, leadId, voucher, screen, query };
}
