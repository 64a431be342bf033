import { ApiError, isDefiniteNo, isNotSent, rejectedFields } from '../../api/api-error.ts';
import type { PaymentResult } from './read-payment.ts';
import type { Outcome } from '../../flow/outcome.ts';
import {
  ISSUING_METHODS,
  PAYMENT_METHODS,
  type PaymentMethodKind,
} from '../../contract/payment-methods.ts';

export const NOT_OFFERED: Outcome = { kind: 'failed', isNotSent: true };

export type PaymentAnswer = { result: PaymentResult } | { error: unknown };

export type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>;

/** `OUTCOMES` says what each means for the key. */
export type PaymentOutcome =
  | (OutcomeOf<'approved' | 'pending'> & { result: PaymentResult; paidWith: PaymentMethodKind })
  | (OutcomeOf<'refused' | 'refusedInDoubt' | 'unknown' | 'failed'> & { error: unknown });

/** 4xx answers that speak of the payment itself, its card or its content; all others speak of the request. */
const ABOUT_PAYMENT = [402, 422];

const statusOf = (error: unknown): number => (error instanceof ApiError ? (error.status ?? 0) : 0);

export const isRefusal = (error: unknown): boolean => isDefiniteNo(statusOf(error));

/** All but a token, a 4xx that decides and a request never sent is unknown. No refusal settles a key in doubt. */
export function paymentOutcome(
  answer: PaymentAnswer,
  asked: PaymentMethodKind,
  isInDoubt = false,
): PaymentOutcome {
  if ('error' in answer) {
    const { error } = answer;
    if (isNotSent(error)) return { kind: 'failed', isNotSent: true, error };
    const fields = rejectedFields(error);
    if (isRefusal(error) && !isInDoubt) return { kind: 'refused', fields, error };
    const isOfPayment = ABOUT_PAYMENT.includes(statusOf(error));
    return isOfPayment ? { kind: 'refusedInDoubt', fields, error } : { kind: 'unknown', error };
  }
  const { result } = answer;
  // A code or slip in the answer says by which method the payment was made that an upstream replays.
  const paidWith = ISSUING_METHODS.find((kind) => result[kind]) ?? asked;
  return { kind: PAYMENT_METHODS[paidWith].settles, result, paidWith };
}
