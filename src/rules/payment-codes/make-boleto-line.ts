import { bankCheckDigit, mod10 } from './boleto.ts';

export interface BoletoCharge {
  bank: string;
  cents: number;
  free: string;
}

const REAL = '9';
const NO_DUE_DATE = '0000';
const FREE_DIGITS = 25;
const CENTS_DIGITS = 10;

export function makeBoletoLine({ bank, cents, free }: BoletoCharge): string {
  const own = free.padStart(FREE_DIGITS, '0');
  const rest = NO_DUE_DATE + String(cents).padStart(CENTS_DIGITS, '0');
  const general = bankCheckDigit(bank + REAL + rest + own);
  const groups = [bank + REAL + own.slice(0, 5), own.slice(5, 15), own.slice(15)];
  return groups.map((group) => group + mod10(group)).join('') + general + rest;
}
