import creditCardType from 'credit-card-type';
import { digitsOf } from '../characters.ts';
import type { Mask } from '../mask.ts';

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

// The library lacks the ranges inside 38, which it takes for Diners; acquirers in Brazil list them as Hipercard.
creditCardType.updateCard('hipercard', { patterns: [606282, 384100, 384140, 384160] });

/** The one company that a number may be of. */
function typeOf(digits: string) {
  const [type, ...others] = creditCardType(digits);
  return others.length === 0 ? type : undefined;
}

/** Also of the first digits; undefined while several are possible. A guess to preselect with, never to refuse a card. */
export const detectCompany = (number: string): CardCompany | undefined =>
  COMPANIES.get(typeOf(digitsOf(number).slice(0, MAX_PREFIX))?.type ?? '');

/** Companies that no brand accepts; the library writes their names. */
const OTHERS: readonly string[] = ['jcb', 'discover', 'unionpay', 'maestro'];

const SURE_LENGTH = 6;

/** Whether a number has so many digits that no further one changes the guess while the buyer types. */
export const isSureOfCompany = (number: string): boolean => digitsOf(number).length >= SURE_LENGTH;

/** The name of a company that is not accepted. For a sentence, never to refuse a card; undefined below 6 digits. */
export function refusedCompany(
  number: string,
  accepted: readonly CardCompany[],
): string | undefined {
  if (!isSureOfCompany(number)) return undefined;
  const company = detectCompany(number);
  if (company) return accepted.includes(company) ? undefined : company;
  const type = typeOf(digitsOf(number));
  return type && OTHERS.includes(type.type) ? type.niceType : undefined;
}

const FOURS = '#### #### #### ####';
const PRINTED: { [Company in CardCompany]?: { digits: number; pattern: string } } = {
  american_express: { digits: 15, pattern: '#### ###### #####' },
  diners: { digits: 14, pattern: '#### ###### ####' },
};

/** Groups of four; American Express and Diners as printed, while the number is not longer than theirs. */
export const cardNumberMask: Mask = {
  patternOf(text) {
    const digits = digitsOf(text);
    const company = detectCompany(digits);
    const printed = company && PRINTED[company];
    return printed && digits.length <= printed.digits ? printed.pattern : FOURS;
  },
  read: digitsOf,
};
