import { attempt } from '../contract/attempt.ts';
import { luhn } from '../rules/card-number/card-number.ts';
import { isCpf } from '../rules/tax-id/tax-id.ts';
import { digitsOf } from '../rules/characters.ts';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

export const NUMBER = '[number]';

/** Digits with anything but letters between them; a line break may have been written as '\n', a space as '%20'. */
const RUNS = /\d(?:(?:%[\da-fA-F]{2}|[^\p{L}\p{N}]|\\[nrt]){0,8}\d){12,}/gu;
const PERCENT = /%[\da-f]{2}/gi;

/** In these the first group is the character before, which stays. */
const CPFS = /(^|\D)(\d{3}([.\s/-]?)\d{3}[.\s/-]?\d{3}[.\s/-]{0,2}\d\d)(?!\d)/g;
const CNPJS = /(^|[^\dA-Z])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d(?!\d)/gi;

const FULL_PHONES = /\+\d(?:[\s().-]{0,2}\d){7,14}(?!\d)/g;
/** Those of Brazil and Mozambique without; the group is the character before, which stays. */
const PHONES = [
  /(?:\(|(^|\D))\d\d\)?[\s.-]{0,2}9?\d{4}[\s.-]\d{4}(?!\d)/g,
  /(^|\D)(?:55)?[1-9]\d9\d{8}(?!\d)/g,
  /(^|\D)(?:258)?8[2-9][\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g,
];

export const maskNumbers = (text: string): string =>
  PHONES.reduce(
    (left, phone) => left.replace(phone, `$1${NUMBER}`),
    maskCardsAndDocuments(text).replace(FULL_PHONES, NUMBER),
  );

export function maskCardsAndDocuments(text: string): string {
  // A '%' before the number makes its first digits an escape: so it is also read here, before anything is decoded.
  const withoutCards = text.replace(RUNS, (run) =>
    [run, run.replace(PERCENT, '')].some((read) => mayHoldCard(digitsOf(read))) ? NUMBER : run,
  );
  return withoutCards
    .replace(CPFS, (found: string, before: string, cpf: string, mark: string) =>
      mark || isCpf(digitsOf(cpf)) ? before + NUMBER : found,
    )
    .replace(CNPJS, `$1${NUMBER}`);
}

/** Any 13 to 19 digits (ISO/IEC 7812) that pass the Luhn check. In more some always pass, and it would take long. */
function mayHoldCard(digits: string): boolean {
  if (digits.length > MAX_DIGITS) return true;
  for (let start = 0; start + MIN_DIGITS <= digits.length; start++) {
    for (let end = start + MIN_DIGITS; end <= digits.length; end++) {
      if (luhn(digits.slice(start, end))) return true;
    }
  }
  return false;
}

const INVISIBLE = /\p{Cf}/gu;
const ENCODED = /(?:%[\da-f]{2})+|\\u[\da-f]{4}|&#x?[\da-f]{1,6};/gi;

/** A text without one layer of percent-encoding and escapes, digits of full width, and invisible signs. */
export function decodeOnce(text: string): string {
  return text.replace(ENCODED, decodeSign).normalize('NFKC').replace(INVISIBLE, '');
}

function decodeSign(encoded: string): string {
  if (!encoded.startsWith('%')) {
    const isHex = !/^&#\d/.test(encoded);
    const point = Number.parseInt(encoded.replace(/^(?:\\u|&#x?)/i, ''), isHex ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
  }
  const ascii = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16) & 0x7f);
  return attempt(() => decodeURIComponent(encoded)) ?? encoded.replace(/%(..)/g, ascii);
}
