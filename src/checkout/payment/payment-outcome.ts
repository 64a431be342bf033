import { ApiError, isDefiniteNo, isNotSent } from '../../api/api-error.ts';
import type { PaymentResult } from './read-payment.ts';
import type { Outcome } from '../../flow/outcome.ts';
import {
  ISSUING_METHODS,
  PAYMENT_METHODS,
  type PaymentMethodKind,
} from '../../contract/payment-methods.ts';

/** The outcome of a payment by a method that is not offered: nothing is sent (D-174). */
export const NOT_OFFERED: Outcome = { kind: 'failed', isNotSent: true };

export type PaymentAnswer = { result: PaymentResult } | { error: unknown };

export type PaymentOutcome =
  /** Accepted: a card is charged, a code or slip waits to be paid. */
  | { kind: 'approved' | 'pending'; result: PaymentResult }
  /** A definite no; `error` is what the call threw. */
  | { kind: 'refused'; error: unknown }
  /** Money may have moved. */
  | { kind: 'unknown'; error: unknown }
  /** Nothing of this attempt reached the upstream (D-183). */
  | { kind: 'failed'; error: unknown };

/** 4xx answers that speak of the payment itself; all others speak of the request (D-164). */
const ABOUT_PAYMENT = [402, 422];

const statusOf = (error: unknown): number => (error instanceof ApiError ? (error.status ?? 0) : 0);

/** An answer that decides: nothing was done (D-137). */
export const isRefusal = (error: unknown): boolean => isDefiniteNo(statusOf(error));

/** Whether a payment was refused as a payment, by its card or its content, and not by a wall before it (D-164). */
export const isPaymentRefusal = (error: unknown): boolean =>
  ABOUT_PAYMENT.includes(statusOf(error));

/** A code or slip in the answer says by which method the payment was made that an upstream replays. */
function methodOf(result: PaymentResult, asked: PaymentMethodKind): PaymentMethodKind {
  return ISSUING_METHODS.find((kind) => result[kind]) ?? asked;
}

/**
 * The outcome that a payment's answer means (D-137), for a key that was never in doubt. A token means it was
 * accepted, a 4xx that decides means it was refused, a request that was never sent means it failed.
 * Everything else is unknown, unforeseen errors included.
 */
export function paymentOutcome(answer: PaymentAnswer, asked: PaymentMethodKind): PaymentOutcome {
  if ('error' in answer) {
    const { error } = answer;
    if (isNotSent(error)) return { kind: 'failed', error };
    return { kind: isRefusal(error) ? 'refused' : 'unknown', error };
  }
  const { result } = answer;
  if (result.token) return { kind: PAYMENT_METHODS[methodOf(result, asked)].settles, result };
  return { kind: 'unknown', error: new Error('The payment was answered without a token.') };
}
