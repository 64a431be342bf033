import creditCardType from 'credit-card-type';
import { digitsOf } from '../digits.ts';

/** A company that a brand may accept, by its name in the specification (section 3). */
export type CardCompany =
  'american_express' | 'visa' | 'mastercard' | 'hipercard' | 'elo' | 'diners';

const COMPANIES = new Map<string, CardCompany>([
  ['american-express', 'american_express'],
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['hipercard', 'hipercard'],
  ['elo', 'elo'],
  ['diners-club', 'diners'],
]);

const MAX_PREFIX = 8;

/**
 * The company of a card number, also of its first digits; undefined while several are possible and
 * for companies that no brand accepts. A guess to preselect with, never a reason to refuse a card.
 */
export function detectCompany(number: string): CardCompany | undefined {
  const prefix = digitsOf(number).slice(0, MAX_PREFIX);
  if (prefix !== last.prefix) {
    const [type, ...others] = creditCardType(prefix);
    const company = type && others.length === 0 ? COMPANIES.get(type.type) : undefined;
    last = { prefix, company };
  }
  return last.company;
}

/** One number is asked about several times at each key. */
let last: { prefix: string; company?: CardCompany } = { prefix: '' };
