import type { Kind } from '../../pages/forms.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether the digits end in the check digit of Luhn's formula (ISO/IEC 7812-1). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}

function isExpiry(text: string): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  return year !== undefined && new Date(2000 + Number(year), Number(month)) > new Date();
}

export function isAnswer(kind: Kind, text: string): boolean {
  switch (kind) {
    case 'name':
    case 'card-name':
      return /^\p{L}+( +\p{L}+)+$/u.test(text.trim());
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
    case 'phone':
      return /^[1-9]{2}9\d{8}$/.test(digitsOf(text));
    case 'card-number':
      return isLuhn(digitsOf(text));
    case 'card-expire-date':
      return isExpiry(text);
    case 'card-cvv':
      return /^\d{3,4}$/.test(text);
    case 'card-company':
    case 'installments':
    case 'terms':
      return text !== '';
    default:
      throw new Error(`No check for ${kind satisfies never}.`);
  }
}

/** Groups digits by these lengths, with these separators before the second and later groups. */
function grouped(text: string, lengths: readonly number[], separators: readonly string[]): string {
  let rest = digitsOf(text);
  let result = '';
  for (const [at, length] of lengths.entries()) {
    if (rest === '') break;
    result += (at === 0 ? '' : separators[at - 1]) + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return result;
}

export function masked(kind: Kind, text: string): string {
  if (kind === 'phone') return grouped(text, [2, 5, 4], [' ', ' ']);
  if (kind === 'card-number') return grouped(text, [4, 4, 4, 7], [' ', ' ', ' ']);
  if (kind === 'card-expire-date') return grouped(text, [2, 2], ['/']);
  if (kind === 'card-cvv') return digitsOf(text).slice(0, 4);
  return text;
}
