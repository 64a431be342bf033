import { makeBoletoLine } from '../../../rules/payment-codes/make-boleto-line.ts';
import { MINOR_PER_MAJOR, type Issue } from '../issue.ts';

/** Banco do Brasil; a slip of the sandbox is registered nowhere. */
const BANK = '001';

/** The digitable line of a slip over the amount. */
export const issue: Issue = ({ product }, { amount, number }) => {
  const cents = Math.round(product.priceUnit === 'minor' ? amount : amount * MINOR_PER_MAJOR);
  return { line: makeBoletoLine({ bank: BANK, cents, free: number }) };
};
