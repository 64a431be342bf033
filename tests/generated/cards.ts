import fc from 'fast-check';
import type { Broken } from './every.ts';
import { digits, otherDigit, put, replace } from './texts.ts';

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

/** A number with blanks of any kind somewhere in it. */
export const spacedNumbers = fc
  .tuple(cardNumbers, fc.nat(), fc.constantFrom('', ' ', '  ', '\u00a0', '\t'))
  .map(([number, at, blank]) => put(put(number, at, blank), at >> 4, blank));

/** A number with one thing wrong. */
export const brokenNumbers: fc.Arbitrary<Broken<'card-number'>> = fc
  .tuple(cardNumbers, fc.nat({ max: 5 }), fc.nat())
  .map(([number, how, at]) => {
    const index = at % number.length;
    const values = [
      replace(number, index, otherDigit(number[index]!, at >> 5)),
      number.slice(0, 13),
      number.padEnd(17, '0'),
      replace(number, at, 'O'),
      put(number, at, '-'),
      '0'.repeat(number.length),
    ];
    return { value: values[how]!, error: 'card-number' };
  });

const DAYS = 365;
const two = (number: number) => String(number).padStart(2, '0');

/** Fields of a card and the date; `error` is undefined for a valid card. */
export interface ExpiryCase {
  value: string;
  now: Date;
  error: 'expiry' | undefined;
}

const today = fc
  .tuple(fc.integer({ min: 2000, max: 2080 }), fc.nat({ max: DAYS }), fc.nat({ max: 23 }))
  .map(([year, day, hour]) => new Date(year, 0, 1 + day, hour, 59));

const written = (months: number, isLong: boolean) => {
  const year = String(Math.floor(months / 12));
  return `${two((months % 12) + 1)}/${isLong ? year : year.slice(2)}`;
};

/** Any month from that of `now` to December of the tenth year. */
export const expiries: fc.Arbitrary<ExpiryCase> = fc
  .tuple(today, fc.nat(), fc.boolean())
  .map(([now, ahead, isLong]) => {
    const first = now.getFullYear() * 12 + now.getMonth();
    const last = (now.getFullYear() + 10) * 12 + 11;
    const months = first + (ahead % (last - first + 1));
    return { value: written(months, isLong), now, error: undefined };
  });

/** A month that is over, too far ahead or none, or another shape. */
export const brokenExpiries: fc.Arbitrary<ExpiryCase> = fc
  .tuple(expiries, fc.nat({ max: 6 }), fc.nat())
  .map(([{ value, now }, how, at]) => {
    const first = now.getFullYear() * 12 + now.getMonth();
    const inTooFar = (now.getFullYear() + 11) * 12;
    const values = [
      written(first - 1 - (at % 240), true),
      written(inTooFar + (at % 120), true),
      replace(replace(value, 0, '0'), 1, '0'),
      two(13 + (at % 87)) + value.slice(2),
      value.replace('/', ''),
      replace(value, at, 'x'),
      put(value, at, '1'),
    ];
    return { value: values[how]!, now, error: 'expiry' };
  });

/** A security code and the length that is wanted of it. */
export interface CvvCase {
  value: string;
  length: 3 | 4 | undefined;
}

const codes = fc.oneof(digits(3), digits(4));

export const cvvs: fc.Arbitrary<CvvCase> = fc
  .tuple(codes, fc.boolean())
  .map(([value, isKnown]) => ({ value, length: isKnown ? (value.length as 3 | 4) : undefined }));

/** A code with a digit too few or too many, or with something else in it. */
export const brokenCvvs: fc.Arbitrary<CvvCase> = fc
  .tuple(codes, fc.nat({ max: 4 }), fc.nat())
  .map(([code, how, at]) => {
    const wanted = code.length as 3 | 4;
    const values: CvvCase[] = [
      { value: code.slice(0, 2), length: undefined },
      { value: code.padEnd(5, '0'), length: undefined },
      { value: code, length: wanted === 3 ? 4 : 3 },
      { value: replace(code, at, 'x'), length: wanted },
      { value: replace(code, 1, ' '), length: undefined },
    ];
    return values[how]!;
  });
