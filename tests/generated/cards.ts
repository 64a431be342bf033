import fc from 'fast-check';
import { digits } from './texts.ts';

/** First digits that companies print, whether or not a brand takes them, and the length of their numbers. */
const ISSUERS: readonly (readonly [length: number, ...prefixes: string[]])[] = [
  [16, '4', '4026', '4917'],
  [16, '51', '52', '53', '54', '55', '2221', '2720'],
  [15, '34', '37'],
  [14, '300', '305', '36', '38'],
  [16, '401178', '438935', '457631', '506699', '509040', '636297', '650031', '651652', '655021'],
  [16, '606282'],
  [16, '6011', '644', '65'],
  [16, '3528', '3589'],
  [16, '507860'],
];

/** Sum that each digit adds where Luhn doubles it. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** The digit that makes a number of this body right (ISO/IEC 7812-1, annex B). */
function luhnDigit(body: string): string {
  const added = [...body].map((digit, index) =>
    (body.length - index) % 2 === 1 ? DOUBLED[Number(digit)]! : Number(digit),
  );
  return String((10 - (added.reduce((sum, one) => sum + one, 0) % 10)) % 10);
}

const issuers = fc.constantFrom(
  ...ISSUERS.flatMap(([length, ...prefixes]) => prefixes.map((prefix) => ({ length, prefix }))),
);

/** 14 to 16 bare digits. */
export const cardNumbers = fc.tuple(issuers, digits(15)).map(([{ length, prefix }, random]) => {
  const body = prefix + random.slice(prefix.length, length - 1);
  return body + luhnDigit(body);
});
