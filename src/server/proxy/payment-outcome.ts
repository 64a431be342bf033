import { answerFields, textAt } from '../../api/answer-shape.ts';
import { isDefiniteNo } from '../../api/api-error.ts';

/**
 * The outcomes of a call that moves money, as its buyer will understand them: `accepted` with a token, `refused`
 * by a 4xx that decides, `unknown` for everything else that was sent, `not_sent` where our own server turned
 * it down.
 */
export const PAYMENT_OUTCOMES = ['accepted', 'refused', 'unknown', 'not_sent'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** Whether an answer brings a token; nothing else of it is looked at. */
function hasToken(body: Uint8Array): boolean {
  try {
    const answer: unknown = JSON.parse(new TextDecoder().decode(body));
    return Boolean(textAt(answerFields(answer), 'token'));
  } catch {
    return false;
  }
}

/** The outcome of a call that was sent; `status` is undefined where there was no usable answer. */
export function paymentOutcome(status: number | undefined, body?: Uint8Array): PaymentOutcome {
  if (status === undefined) return 'unknown';
  if (status >= 200 && status < 300) return body && hasToken(body) ? 'accepted' : 'unknown';
  return isDefiniteNo(status) ? 'refused' : 'unknown';
}
