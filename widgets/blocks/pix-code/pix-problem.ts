import type { PixData } from '../../../src/checkout/visit/visit.ts';
import { payableAmount } from '../../../src/rules/payment-codes/br-code.ts';
import type { MoneyUnit } from '../../../src/rules/money.ts';
import { readMoment } from '../../../src/rules/moment.ts';

/** In milliseconds by the buyer's clock, which may be hours off; none where it had passed when the code came. */
export function expiryOf({ expiresAt = '', at, ahead = 0 }: PixData): number | undefined {
  const end = (readMoment(expiresAt) ?? -Infinity) - ahead;
  return end > at ? end : undefined;
}

/** The reason why a code cannot be paid now. `unit` is that of `pix.amount`. */
export function codeProblem(pix: PixData, unit?: MoneyUnit): PixData['problem'] {
  if (pix.problem) return pix.problem;
  if (payableAmount(pix.text, pix.amount, unit) === undefined) return 'wrong';
  return (expiryOf(pix) ?? Infinity) <= Date.now() ? 'expired' : undefined;
}
