import {
  hasPaid,
  OUTCOMES,
  type Paid,
  type PaymentInDoubt,
  type PaymentsInDoubt,
} from '../../flow/outcome.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import {
  purchaseHash,
  subjectHash,
  type PurchaseIdentity,
  type Requested,
} from './purchase-identity.ts';

export interface PaymentAttempt extends PaymentInDoubt {
  /** Milliseconds since 1970: of the first request under the key, until it is settled; then of that. */
  at: number;
  /** Its last outcome. 'sending' where there is none so far: the request is on its way, or its document went. */
  state: 'sending' | PaymentOutcome['kind'];
  sold: string;
  /** Hashes of the purchases that are paid by it: several, where the buyer has changed e-mail or plan. */
  purchases: readonly string[];
  /** A tab that does not know the first request has repeated it: it may have been the one that arrived. */
  mayDiffer?: true;
  /** This tab has sent it, and its buyer has not seen the outcome. */
  isOwn?: true;
  first?: Requested;
  /** Answers to the question whether it is the buyer's purchase, by the hash of that purchase. */
  answers?: Readonly<Record<string, 'continue' | 'new'>>;
}

/** Whether the upstream's decision is unknown: nothing but a token, or the buyer's deliberate act, ends it. */
export const isInDoubt = ({ state }: PaymentAttempt): boolean =>
  state === 'sending' || OUTCOMES[state].key === 'inDoubt';

/** Whether something was bought: such a state is final, and shown instead of charged again. */
export const isBought = (
  attempt: PaymentAttempt | undefined,
): attempt is PaymentAttempt & { state: Paid } => hasPaid(attempt?.state);

export const ownAttempt = (known: readonly PaymentAttempt[], sold: string) =>
  known.findLast((one) => one.isOwn && one.sold === sold);

/** The attempts in doubt to pay for what is sold, the latest first. */
export const inDoubtOf = (known: readonly PaymentAttempt[], sold: string): PaymentAttempt[] =>
  known.filter((one) => one.sold === sold && isInDoubt(one)).reverse();

export function attemptsOf(known: readonly PaymentAttempt[], purchase: PurchaseIdentity) {
  const [hash, sold] = [purchaseHash(purchase), subjectHash(purchase)];
  const own = ownAttempt(known, sold);
  const latest = known.findLast(({ purchases }) => purchases.includes(hash));
  const continued = known.filter(({ answers }) => answers?.[hash] === 'continue');
  const paidBy = [latest, ...continued].filter((one) => one !== undefined);
  return { hash, sold, own, latest, continued, bought: paidBy.find(isBought) };
}

/** An attempt that is this tab's own no more: nothing that names the buyer is kept of it. */
export const disowned = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  isOwn: undefined,
  first: undefined,
});

export function doubtsOf(attempts: readonly PaymentAttempt[]): PaymentsInDoubt | undefined {
  const doubts = attempts.map(({ key, at, requestId, first }) => ({ key, at, requestId, first }));
  const [likeliest, ...more] = doubts;
  return likeliest && [likeliest, ...more];
}

/** Those to speak of before a press: this tab's own or, without one, those of the device that were not denied here. */
export function doubtsBefore(known: readonly PaymentAttempt[], sold: string) {
  const own = ownAttempt(known, sold);
  if (own && isInDoubt(own)) return doubtsOf([own]);
  const isDenied = ({ answers = {} }: PaymentAttempt) => Object.values(answers).includes('new');
  return doubtsOf(inDoubtOf(known, sold).filter((one) => !isDenied(one)));
}
