import { luhn } from './card-number.ts';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** Digits in groups, as people write a card number; a slash belongs to a CNPJ or a date. */
const DIGITS = /\d(?:[\s.\-_·‐-―]*\d){12,}/g;

/** A phone with its country code (E.164) may pass the Luhn check by chance. */
const INTERNATIONAL_PHONE = /^\+(?:[\s().-]*\d){6,15}$/;

/** In groups or among words (ISO/IEC 7812). More than 19 digits in one run may hold those of other fields too. */
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
