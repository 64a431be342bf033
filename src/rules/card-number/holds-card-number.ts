import { luhn } from './card-number.ts';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** Digits in groups, as people write a card number; a slash belongs to a CNPJ or a date. */
const DIGITS = /\d(?:[\s.\-_·‐-―]*\d){12,}/g;

/** A phone with its country code (E.164) may pass the Luhn check by chance. */
const INTERNATIONAL_PHONE = /^\+(?:[\s().-]*\d){6,15}$/;

/**
 * Whether a text may hold a card number (ISO/IEC 7812), in groups or among other words. A group of more than 19 digits
 * always may: a card number typed in one run with the digits of other fields is somewhere in it.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  if (INTERNATIONAL_PHONE.test(plain)) return false;
  return [...plain.matchAll(DIGITS)].some(([run]) => {
    const groups = run.split(/\D+/);
    return groups.some((_, start) => startsCardNumber(groups, start));
  });
}

function startsCardNumber(groups: readonly string[], start: number): boolean {
  let digits = '';
  for (let at = start; at < groups.length; at++) {
    digits += groups[at];
    if (digits.length > MAX_DIGITS) return groups[at]!.length > MAX_DIGITS;
    if (digits.length >= MIN_DIGITS && luhn(digits)) return true;
  }
  return false;
}
