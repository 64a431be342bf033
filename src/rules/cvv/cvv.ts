import type { CardCompany } from '../card-number/card-company.ts';
import { patternMask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

export const cvvLength = (company: CardCompany | undefined): 3 | 4 | undefined =>
  company && (company === 'american_express' ? 4 : 3);

/** CARD_CVV: 3 or 4 digits, and exactly `length` when given. */
export function checkCvv(value: string, length?: 3 | 4): 'cvv' | undefined {
  const code = value.trim();
  return /^\d{3,4}$/.test(code) && code.length === (length ?? code.length) ? undefined : 'cvv';
}

/** Digits alone: how many are right is for the rule to say. */
export const cvvMask = patternMask('####');

export const checks = {
  cvv: (value: string) => checkCvv(value),
  'cvv-3': (value: string) => checkCvv(value, 3),
  'cvv-4': (value: string) => checkCvv(value, 4),
};

export const descriptors: DescriptorsOf<typeof checks> = {
  cvv: { errors: { cvv: 'The code does not have 3 or 4 digits.' }, samples: ['917', '9174'] },
  'cvv-3': { errors: { cvv: 'The code does not have 3 digits.' }, samples: ['917'] },
  'cvv-4': { errors: { cvv: 'The code does not have 4 digits.' }, samples: ['9174'] },
};
