import { makeBoletoLine } from '../../../rules/payment-codes/make-boleto-line.ts';
import type { Issue } from '../issue.ts';

/** Banco do Brasil; a slip of the sandbox is registered nowhere. */
const BANK = '001';

const DUE_MS = 3 * 24 * 60 * 60 * 1000;

/** The digitable line of a slip over the amount, and the day on which it is due. */
export const issueBoleto: Issue = ({ product }, { amount, number }) => {
  const cents = Math.round(product.priceUnit === 'minor' ? amount : amount * 100);
  const dueDate = new Date(Date.now() + DUE_MS).toISOString().slice(0, 10);
  return { line: makeBoletoLine({ bank: BANK, cents, free: number }), dueDate };
};
