import type { CardCompany } from '../card-number/card-company.ts';
import { digitsOf } from '../digits.ts';

export type CvvError = 'cvv';

/** How many digits the security code has, once a company is chosen. */
export function cvvLength(company: CardCompany | undefined): 3 | 4 | undefined {
  if (company === undefined) return undefined;
  return company === 'american_express' ? 4 : 3;
}

/** CARD_CVV, section 5: 3 or 4 digits, and exactly `length` when given. */
export function checkCvv(value: string, length?: 3 | 4): CvvError | undefined {
  const code = value.trim();
  const valid = /^\d{3,4}$/.test(code) && (length === undefined || code.length === length);
  return valid ? undefined : 'cvv';
}

/** The CVV mask: digits alone. */
export function formatCvv(raw: string): string {
  return digitsOf(raw);
}
