import { bankCheckDigit, mod10 } from './boleto.ts';

/** Banco do Brasil; a slip of the sandbox is registered nowhere. */
const BANK = '001';
const REAL = '9';
const NO_DUE_DATE = '0000';
const FREE_DIGITS = 25;
const CENTS_DIGITS = 10;

/** The digitable line of a slip; `free` stands at the end of the bank's own field. */
export function makeBoletoLine(cents: number, free: string): string {
  const own = free.padStart(FREE_DIGITS, '0');
  const rest = NO_DUE_DATE + String(cents).padStart(CENTS_DIGITS, '0');
  const general = bankCheckDigit(BANK + REAL + rest + own);
  const groups = [BANK + REAL + own.slice(0, 5), own.slice(5, 15), own.slice(15)];
  return groups.map((group) => group + mod10(group)).join('') + general + rest;
}
