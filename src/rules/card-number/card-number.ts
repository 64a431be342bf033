import type { DescriptorsOf } from '../rule.ts';

/** The Luhn check (ISO/IEC 7812-1, annex B); as specified, an empty value passes and a total of zero fails. */
export function luhn(value: string): boolean {
  const digits = value.replace(/\s/g, '');
  if (digits === '') return true;
  // A sign that is not a digit becomes NaN, and the total with it.
  let total = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total > 0 && total % 10 === 0;
}

export function checkCardNumber(value: string): 'card-number' | undefined {
  const digits = value.replace(/\s/g, '');
  return /^\d{14,16}$/.test(digits) && luhn(digits) ? undefined : 'card-number';
}

export const checks = { 'card-number': checkCardNumber };

export const descriptors: DescriptorsOf<typeof checks> = {
  'card-number': {
    errors: {
      'card-number': 'The number does not have 14, 15 or 16 digits, or the Luhn check fails.',
    },
    samples: [
      '4242 4242 4242 4242',
      '4242424242424242',
      '3782 822463 10005',
      '378282246310005',
      '3056 930902 5904',
    ],
  },
};
