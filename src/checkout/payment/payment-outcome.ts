import { ApiError } from '../../api/api-error.ts';
import type { PaymentResult } from './read-payment.ts';
import { PAYMENT_METHODS, type PaymentMethodKind } from '../../contract/payment-methods.ts';

export type PaymentAnswer = { result: PaymentResult } | { error: unknown };

export type PaymentOutcome =
  /** Accepted: a card is charged, a code or slip waits to be paid. */
  | { kind: 'approved' | 'pending'; result: PaymentResult }
  /** A definite no; `error` is what the call threw. */
  | { kind: 'refused'; error: unknown }
  /** Money may have moved. */
  | { kind: 'unknown'; error: unknown };

/** 4xx answers that leave open whether the payment was taken up (D-137). */
const UNDECIDED = [408, 409, 425, 429];

/** An answer that decides: nothing was done (D-137). */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !UNDECIDED.includes(error.status);
}

/**
 * The outcome that a payment's answer means (D-137). A token means it was accepted, a 4xx that decides means it
 * was refused. Everything else is unknown, unforeseen errors included.
 */
export function paymentOutcome(answer: PaymentAnswer, method: PaymentMethodKind): PaymentOutcome {
  if ('error' in answer) {
    return { kind: isRefusal(answer.error) ? 'refused' : 'unknown', error: answer.error };
  }
  if (answer.result.token) return { kind: PAYMENT_METHODS[method].settles, result: answer.result };
  return { kind: 'unknown', error: new Error('The payment was answered without a token.') };
}
