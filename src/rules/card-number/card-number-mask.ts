import { detectCompany, type CardCompany } from './card-company.ts';
import { digitsOf, fillPattern } from '../digits.ts';

const FOURS = '#### #### #### ####';
const PRINTED: { [Company in CardCompany]?: { digits: number; pattern: string } } = {
  american_express: { digits: 15, pattern: '#### ###### #####' },
  diners: { digits: 14, pattern: '#### ###### ####' },
};

/**
 * The card number mask: four groups of four; American Express and Diners as printed on the card,
 * while the number is not longer than theirs.
 */
export function formatCardNumber(raw: string): string {
  const digits = digitsOf(raw);
  const company = detectCompany(digits);
  const printed = company && PRINTED[company];
  const fits = printed && digits.length <= printed.digits;
  return fillPattern(digits, fits ? printed.pattern : FOURS);
}
