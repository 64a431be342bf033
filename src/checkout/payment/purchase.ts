import {
  OUTCOMES,
  type FirstRequest,
  type Paid,
  type PaymentsInDoubt,
} from '../../flow/outcome.ts';
import { maskEmail } from '../../rules/email/mask-email.ts';
import { newRequestId } from '../../contract/request-id.ts';
import { cookieStorage } from '../session/cookies.ts';
import { createJsonStore, type JsonStore } from '../session/json-store.ts';
import type { Session } from '../session/session.ts';
import { createAttemptStore } from './attempt-store.ts';
import { decideKey, type Pressed, type Sending } from './decide-key.ts';
import {
  attemptsOf,
  disowned,
  doubtsOf,
  isBought,
  isInDoubt,
  ownAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
import { newKey } from './new-key.ts';
import {
  paymentOutcome,
  type OutcomeOf,
  type PaymentAnswer,
  type PaymentOutcome,
} from './payment-outcome.ts';
import {
  asksForTheSame,
  purchaseHash,
  requestOf,
  subjectHash,
  type Purchase,
  type PurchaseIdentity,
  type Requested,
  type SaleSubject,
} from './purchase-identity.ts';
import { keepResult, type PurchaseResult } from './purchase-result.ts';
import type { PaymentResult } from './read-payment.ts';
import { isHeld, withLock, type Locks } from './with-lock.ts';

/** The outcome of pressing the button: that of its request, or the reason why there was none. */
export type Attempt =
  (PaymentOutcome & FirstRequest) | OutcomeOf<'already' | 'inDoubt' | 'busy' | 'elsewhere'>;

/** A purchase that is bought, by the key of its payment. */
export interface Bought {
  key: string;
  state: Paid;
}

/** The values that belong to one request. */
export interface PaymentRequest {
  idempotencyKey: string;
  /** Another one for each request, also under the same key. */
  requestId: string;
  /** The key is in doubt: a request under it went out before. */
  isRepeat: boolean;
  /** The terms of that request, where this tab sent it; the repeat has to ask for the same. */
  first?: Requested;
}

/** Sends the one request and reads its answer; throws what the client throws. */
export type SendPayment = (request: PaymentRequest) => Promise<PaymentResult>;

/** The purchases of one document: idle → sending → approved, pending, refused or unknown. */
export type Purchases = ReturnType<typeof createPurchases>;

export interface PurchaseSettings {
  /** On local storage: tabs must see it. */
  storage: JsonStore;
  session: Session;
  /** `navigator.locks`; undefined on plain http. */
  locks: Locks | undefined;
  now: () => number;
  newKey: () => string;
  newRequestId: () => string;
}

export function createPurchases(settings: PurchaseSettings) {
  const { storage, session, locks, now, newKey, newRequestId } = settings;
  const store = createAttemptStore(storage, session, now);
  /** The hash of the purchase that this document is sending. */
  let sending: string | undefined;
  const lockOf = (hash: string) => `guiche.purchase.${hash}`;
  const lockOfKey = (key: string) => `guiche.key.${key}`;

  const decide = (purchase: Purchase, pressed: Pressed) =>
    decideKey(store, purchase, pressed, () => ({ key: newKey(), at: now() }));

  /** Sends an attempt whose lock is held. Nothing may be awaited before it is written. */
  async function sendUnder(
    { attempt, isRepeat }: Sending,
    purchase: Purchase,
    send: SendPayment,
  ): Promise<Attempt> {
    const { key, at, sold } = attempt;
    const first = isRepeat ? attempt.first : undefined;
    const own = ownAttempt(store.all(), sold);
    const id = newRequestId();
    // Support finds the repeats by the key of the first request: buyers go on reading one code.
    const { requestId = id } = attempt;
    const begun = { ...attempt, requestId };
    store.write(isRepeat ? repeated(begun, purchaseHash(purchase), own) : begun);
    if (!isRepeat && own) store.writeInTab(disowned(own));

    const typedBefore = leadEmail(session);
    const asked = { ...purchase, ...first };
    let answer: PaymentAnswer;
    try {
      answer = { result: await send({ idempotencyKey: key, requestId: id, isRepeat, first }) };
    } catch (error) {
      answer = { error };
    }
    // The buyer may have gone back meanwhile, and named another buyer.
    const typedNow = leadEmail(session);
    const isRenamed = purchase.email !== '' && typedNow !== typedBefore;
    const typed = isRenamed ? { ...purchase, email: typedNow } : purchase;
    // A tab that cannot see this one's lock may have repeated it meanwhile, and may have learnt more.
    const latest = store.read(key) ?? begun;
    const wasInDoubt = isRepeat || (latest.state !== 'sending' && isInDoubt(latest));
    const outcome = paymentOutcome(answer, asked.method, wasInDoubt);
    if (!('result' in outcome) && isBought(latest)) return { kind: 'already', state: latest.state };
    // Which card a repeat was charged to, the one typed first or last, the upstream alone knows.
    if ('result' in outcome)
      keepResult(session, isRepeat ? { ...asked, card: undefined } : asked, {
        key,
        at,
        state: outcome.kind,
        result: outcome.result,
        earlier: latest.mayDiffer ? 'unknown' : earlierOf(asked, typed),
      });
    const ended = { ...latest, state: outcome.kind };
    const end = OUTCOMES[outcome.kind].key;
    switch (end) {
      case 'unused':
        if (wasInDoubt) return outcome;
        store.remove(key);
        if (own) store.writeInTab(own);
        return outcome;
      case 'inDoubt':
        store.write(ended);
        return { ...outcome, requestId, method: isRepeat ? first?.method : purchase.method };
      case 'refused':
        store.write({ ...disowned(ended), at: now() });
        return outcome;
      case 'bought':
        // This tab's own attempt stays until its buyer has seen what was bought: one who left before that and
        // returns with another e-mail reads that it is bought.
        store.write({ ...ended, at: now() });
        return outcome;
      default:
        throw new Error(`A payment left its key ${JSON.stringify(end satisfies never)}.`);
    }
  }

  async function pay(
    purchase: Purchase,
    send: SendPayment,
    pressed: Pressed,
  ): Promise<Attempt | 'elsewhere'> {
    const decision = decide(purchase, pressed);
    if (decision.kind !== 'send') return decision;
    const { key } = decision.attempt;
    // Another tab may be sending under the same key, for another e-mail or plan.
    return withLock(locks, lockOfKey(key), async () => {
      const latest = decision.isRepeat ? decide(purchase, pressed) : decision;
      if (latest.kind !== 'send') return latest;
      return latest.attempt.key === key ? sendUnder(latest, purchase, send) : 'elsewhere';
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
        const done = await withLock(locks, lockOf(hash), () => pay(purchase, send, pressed));
        return done === 'elsewhere' ? { kind: 'elsewhere' } : done;
      } finally {
        sending = undefined;
      }
    },
    /**
     * The payments in doubt that a screen which sells this has to speak of before anything is pressed:
     * that of this tab or, without one, those of the device.
     */
    inDoubt(sale: SaleSubject): PaymentsInDoubt | undefined {
      if (sending !== undefined) return undefined;
      const sold = subjectHash(sale);
      const known = store.all();
      const own = ownAttempt(known, sold);
      if (own && isInDoubt(own)) return doubtsOf([own]);
      const isDismissed = ({ answers = {} }: PaymentAttempt) =>
        Object.values(answers).includes('new');
      const open = known.filter((one) => one.sold === sold && isInDoubt(one) && !isDismissed(one));
      return doubtsOf(open.reverse());
    },
    /** The result of this purchase, and of no other one, in any tab; asked before anything is pressed. */
    bought(purchase: PurchaseIdentity): Bought | undefined {
      const { latest, continued } = attemptsOf(store.all(), purchaseHash(purchase));
      const found = [latest, ...continued].find(isBought);
      return found && { key: found.key, state: found.state };
    },
    /** The tab where a payment for this purchase is under way: another one, or this one, whose buyer has come back. */
    async underWay(purchase: PurchaseIdentity): Promise<'here' | 'elsewhere' | undefined> {
      const hash = purchaseHash(purchase);
      if (sending !== undefined) return sending === hash ? 'here' : undefined;
      const { continued } = attemptsOf(store.all(), hash);
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

/** The purchases of this document, on what the browser offers. One per document, made once. */
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

/** An attempt that goes out once more, for a purchase that may be another one. */
function repeated(
  attempt: PaymentAttempt,
  purchase: string,
  own: PaymentAttempt | undefined,
): PaymentAttempt {
  const { purchases, first, isOwn } = attempt;
  return {
    ...attempt,
    state: 'unknown',
    purchases: [...new Set([...purchases, purchase])],
    ...(first === undefined && { mayDiffer: true }),
    isOwn: own ? isOwn : true,
  };
}

/** The terms that were charged, where they are not those that the buyer has typed last. */
function earlierOf(bought: Purchase, latest: Requested): PurchaseResult['earlier'] {
  if (asksForTheSame(bought, latest)) return undefined;
  return { ...requestOf(bought), email: maskEmail(bought.email) };
}

/** The e-mail of the lead that this tab remembers now; empty without one. */
function leadEmail(session: Session): string {
  const lead = session.read('dataLead') as { email?: unknown } | undefined;
  return typeof lead?.email === 'string' ? lead.email : '';
}
