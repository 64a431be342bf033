import { ApiError } from '../../api/api-error.ts';
import { OUTCOMES, type FirstRequest } from '../../flow/outcome.ts';
import { maskEmail } from '../../rules/email/mask-email.ts';
import { textOf, valueAt } from '../form/form-values.ts';
import type { Session } from '../session/session.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { Sending } from './decide-key.ts';
import { disowned, isBought, ownAttempt, type PaymentAttempt } from './payment-attempt.ts';
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
  type Purchase,
  type Requested,
} from './purchase-identity.ts';
import { keepResult, type PurchaseResult } from './purchase-result.ts';
import type { PaymentResult } from './read-payment.ts';

export interface PaymentRequest {
  idempotencyKey: string;
  /** Another one for each request, also under the same key. */
  requestId: string;
  isRepeat: boolean;
  /** The terms of that request, where this tab sent it; the repeat has to ask for the same. */
  first?: Requested;
}

export type SendPayment = (request: PaymentRequest) => Promise<PaymentResult>;

/** The outcome of a request, or of one that another tab has sent under the same key meanwhile. */
export type Sent = (PaymentOutcome & FirstRequest) | OutcomeOf<'already'>;

export interface SendingParts {
  store: AttemptStore;
  session: Session;
  now: () => number;
  newRequestId: () => string;
}

/** The attempt is written before the request goes out, and nothing may be awaited before that. */
export async function sendAttempt(
  { store, session, now, newRequestId }: SendingParts,
  { attempt, isRepeat }: Sending,
  purchase: Purchase,
  send: SendPayment,
): Promise<Sent> {
  const { key, at, sold } = attempt;
  const first = isRepeat ? attempt.first : undefined;
  const own = ownAttempt(store.all(), sold);
  const id = newRequestId();
  // Support finds the repeats by the key of the first request: buyers go on reading one code.
  const { requestId = id } = attempt;
  const sent = isRepeat ? repeated(attempt, purchaseHash(purchase), own) : attempt;
  const begun = { ...sent, requestId };
  store.write(begun);
  if (!isRepeat && own) store.writeInTab(disowned(own));

  const emailBefore = leadEmail(session);
  const request = { idempotencyKey: key, requestId: id, isRepeat, first };
  let answer: PaymentAnswer;
  try {
    answer = { result: await send(request) };
  } catch (error) {
    if (error instanceof ApiError) error.requestId ??= id;
    answer = { error };
  }

  // A tab that cannot see this one's lock may have repeated it meanwhile, and may have learnt more.
  const latest = store.read(key) ?? begun;
  const wasInDoubt = latest.state !== 'sending';
  const asked = { ...purchase, ...first };
  const outcome = paymentOutcome(answer, asked.method, wasInDoubt);
  if ('result' in outcome) {
    // The buyer may have gone back meanwhile, and named another buyer.
    const email = leadEmail(session);
    const isRenamed = purchase.email !== '' && email !== emailBefore;
    const typed = isRenamed ? { ...purchase, email } : purchase;
    const earlier = latest.mayDiffer ? 'unknown' : earlierOf(asked, typed);
    // Which card a repeat was charged to, the one typed first or last, the upstream alone knows.
    const card = isRepeat ? undefined : asked.card;
    const { kind: state, result, paidWith: method } = outcome;
    keepResult(session, { ...asked, method, card }, { key, at, state, result, earlier });
  } else if (isBought(latest)) return { kind: 'already', state: latest.state };

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
      // Own until its buyer has seen it: one who left and returns with another e-mail reads that it is bought.
      store.write({ ...ended, at: now() });
      return outcome;
    default:
      throw new Error(`A payment left its key ${JSON.stringify(end satisfies never)}.`);
  }
}

function repeated(attempt: PaymentAttempt, purchase: string, own?: PaymentAttempt): PaymentAttempt {
  const { purchases, first, isOwn } = attempt;
  return {
    ...attempt,
    state: 'unknown',
    purchases: [...new Set([...purchases, purchase])],
    ...(first === undefined && { mayDiffer: true }),
    isOwn: own ? isOwn : true,
  };
}

function earlierOf(bought: Purchase, latest: Requested): PurchaseResult['earlier'] {
  if (asksForTheSame(bought, latest)) return undefined;
  return { ...requestOf(bought), email: maskEmail(bought.email) };
}

const leadEmail = (session: Session): string =>
  textOf(valueAt(session.read('dataLead'), 'email')) ?? '';
