import { detectCompany, type CardCompany } from './card-company.ts';
import { digitsOf } from '../digits.ts';
import { applyMask, type Mask } from '../mask.ts';

const FOURS = '#### #### #### ####';
const PRINTED: { [Company in CardCompany]?: { digits: number; pattern: string } } = {
  american_express: { digits: 15, pattern: '#### ###### #####' },
  diners: { digits: 14, pattern: '#### ###### ####' },
};

/**
 * The card number mask: four groups of four; American Express and Diners as printed on the card,
 * while the number is not longer than theirs.
 */
export const cardNumberMask: Mask = {
  patternOf(text) {
    const digits = digitsOf(text);
    const company = detectCompany(digits);
    const printed = company && PRINTED[company];
    return printed && digits.length <= printed.digits ? printed.pattern : FOURS;
  },
  read: digitsOf,
};

/** A card number as its mask writes it. */
export const formatCardNumber = (raw: string): string => applyMask(cardNumberMask, raw);
