import { answerFields, textAt } from '../../api/answer-shape.ts';
import { isDefiniteNo } from '../../api/api-error.ts';
import type { KeyState } from '../../flow/outcome.ts';

/** The words of the metric for the state in which a call that moves money leaves its key. */
const WORDS = {
  bought: 'accepted',
  refused: 'refused',
  inDoubt: 'unknown',
  unused: 'not_sent',
} as const satisfies Readonly<Record<KeyState, string>>;

/**
 * The outcome of a call that moves money, as its buyer will understand it: `accepted` with a token, `refused`
 * by a 4xx that decides, `unknown` for everything else that was sent, `not_sent` where our own server turned
 * it down.
 */
export type PaymentOutcome = (typeof WORDS)[KeyState];

export const PAYMENT_OUTCOMES: readonly PaymentOutcome[] = Object.values(WORDS);

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
