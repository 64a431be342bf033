import { answerFields, textAt } from '../../api/answer-shape.ts';
import { isDefiniteNo } from '../../api/api-error.ts';
import { attempt } from '../../contract/attempt.ts';

/** `refused` by a 4xx that decides, `not_sent` by our own server; `unknown` is everything else without a token. */
export const PAYMENT_OUTCOMES = ['accepted', 'refused', 'unknown', 'not_sent'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

export function paymentOutcome(status: number, body: Uint8Array): PaymentOutcome {
  if (status < 200 || status >= 300) return isDefiniteNo(status) ? 'refused' : 'unknown';
  const answer = () => answerFields(JSON.parse(new TextDecoder().decode(body)));
  return attempt(() => textAt(answer(), 'token')) ? 'accepted' : 'unknown';
}
