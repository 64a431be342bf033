import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask, layOut, PATTERN, patternMask, type Mask } from './mask.ts';
import { maskOf, maskOfFormat, namedMasks } from './masks.ts';
import { cardNumberMask } from './card-number/card-company.ts';
import { cvvMask } from './cvv/cvv.ts';
import { digitsOf } from './characters.ts';

test.each([
  ['013', '## ###-###', '01 3'],
  ['01310100', '## ###-###', '01 310-100'],
  // The surplus is kept.
  ['0131010099', '## ###-###', '01 310-10099'],
  ['ABC1D23', 'AAA-#A##', 'ABC-1D23'],
  ['12/', '##/##', '12/'],
  ['+258', '+#', '+258'],
])('%j in %j is %j', (characters, pattern, text) => {
  expect(layOut(characters, pattern)).toBe(text);
});

test.each([
  ['##/##/####', ' 31-12-1999 ', '31/12/1999'],
  ['AAA-#*##', 'abc1d23', 'ABC-1D23'],
  ['**.**', 'a1ß2é3', 'A1.23'],
])('the mask %j writes %j as %j', (pattern, raw, text) => {
  expect(applyMask(patternMask(pattern), raw)).toBe(text);
});

test.each(['', '-', '##/', '99/99', 'aa-##', '##\u00a0##', '##\u200b#', '#\n#', 'é#'])(
  '%j is no pattern',
  (one) => {
    expect(one).not.toMatch(new RegExp(PATTERN));
  },
);

test('a mask goes by its name, a format by the mask of its name, and both are the same object each time', () => {
  expect(applyMask(maskOf('cpf'), '52998224725')).toBe('529.982.247-25');
  expect(maskOf('###-#')).toBe(maskOf('###-#'));
  const named = ['cep', 'email-address', 'constructor', undefined].map(maskOfFormat);
  expect(named).toEqual(['cep', undefined, undefined, undefined]);
});

const lettersAndDigits = (text: string) => text.replace(/[^\dA-Za-z]/g, '').toUpperCase();

/** Each mask, and what of a text it may not lose. */
const MASKS: Record<string, { mask: Mask; kept?: (text: string) => string }> = {
  cardNumber: { mask: cardNumberMask, kept: digitsOf },
  cep: { mask: namedMasks.cep, kept: digitsOf },
  cnpj: { mask: namedMasks.cnpj, kept: lettersAndDigits },
  cpf: { mask: namedMasks.cpf, kept: digitsOf },
  cvv: { mask: cvvMask, kept: digitsOf },
  registry: { mask: namedMasks.registry, kept: lettersAndDigits },
  // It adds the 0 of a month, and takes the 20 of a year away.
  expiry: { mask: namedMasks['card-expiry'] },
  // They take away the code of their own country.
  phoneInBrazil: { mask: namedMasks['phone-br'] },
  phoneInMozambique: { mask: namedMasks['phone-mz'] },
};

/** Always the same texts: a failure prints the smallest one that fails. */
const every = (cases: fc.Arbitrary<string>, isTrue: (text: string) => boolean): void =>
  fc.assert(fc.property(cases, isTrue), { numRuns: 2_000, seed: 20_261_120 });

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'01234589+ /.-()aZã\u00a0'), maxLength: 20 }),
);

test.each(Object.entries(MASKS))('%s: a fixed point of itself', (_, { mask }) => {
  every(texts, (text) => {
    const masked = applyMask(mask, text);
    return applyMask(mask, masked) === masked;
  });
});

const keepers = Object.entries(MASKS).filter(([, { kept }]) => kept);

test.each(keepers)('%s: nothing of a document is lost or added', (_, { mask, kept }) => {
  every(texts, (text) => kept!(applyMask(mask, text)) === kept!(text));
});

test.each(['phoneInBrazil', 'phoneInMozambique'])('%s: the end of a number is kept', (name) => {
  every(texts, (text) => {
    const digits = digitsOf(text);
    const kept = digitsOf(applyMask(MASKS[name]!.mask, text));
    // A zero behind a country code goes.
    return [digits, digits.replace(/^(\d{2,3}?)0/, '$1')].some((one) => one.endsWith(kept));
  });
});
