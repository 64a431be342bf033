import { bankCheckDigit, mod10 } from './boleto.ts';

/** `bank` is a code of three digits, `free` the digits that a bank uses as it likes, 25 at most. */
export interface BoletoCharge {
  bank: string;
  /** In cents. */
  cents: number;
  free: string;
}

const REAL = '9';
const NO_DUE_DATE = '0000';
const FREE_DIGITS = 25;
const CENTS_DIGITS = 10;

/** The 47 digits of a bank slip without a due date, laid out as FEBRABAN says. */
export function makeBoletoLine({ bank, cents, free }: BoletoCharge): string {
  const own = free.padStart(FREE_DIGITS, '0');
  const rest = NO_DUE_DATE + String(cents).padStart(CENTS_DIGITS, '0');
  const general = bankCheckDigit(bank + REAL + rest + own);
  const groups = [bank + REAL + own.slice(0, 5), own.slice(5, 15), own.slice(15)];
  return groups.map((group) => group + mod10(group)).join('') + general + rest;
}
