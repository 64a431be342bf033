import type { PixData } from '../../../src/checkout/session/visit.ts';
import { isCodeOver } from '../../../src/rules/payment-codes/br-code.ts';
import type { MoneyUnit } from '../../../src/rules/money.ts';
import { readMoment } from '../../../src/rules/moment.ts';

/**
 * Until when a code can be paid, in milliseconds since 1970, by the buyer's clock. An end that lay in
 * the past when the code came says that one of two clocks is wrong: then there is none.
 */
export function expiryOf({ expiresAt, at }: PixData): number | undefined {
  const end = expiresAt === undefined ? undefined : readMoment(expiresAt);
  return end !== undefined && end > at ? end : undefined;
}

const MINOR_PER_MAJOR = 100;

/** Why a code cannot be paid now; undefined where it can. `unit` is that of its amount. */
export function codeProblem(pix: PixData, unit: MoneyUnit = 'major'): PixData['fault'] {
  if (pix.fault) return pix.fault;
  const reais = unit === 'minor' ? pix.amount / MINOR_PER_MAJOR : pix.amount;
  if (!isCodeOver(pix.text, reais)) return 'wrong';
  return (expiryOf(pix) ?? Infinity) <= Date.now() ? 'expired' : undefined;
}
