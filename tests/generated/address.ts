import fc from 'fast-check';
import type { Broken } from './every.ts';
import { digits, layOut, put, replace, textOf } from './texts.ts';

const PLACES = [
  'São João',
  "Olho d'Água",
  'Ji-Paraná',
  'Xai-Xai',
  'Côte d’Ivoire',
  'Maputo',
  'Ipê',
];
const words = fc.oneof(fc.constantFrom(...PLACES), textOf('abdeilmnorstuABMRãçéíóõü', 2, 9));

/** Fields without digits: a city, a country. */
export const places = fc
  .tuple(words, words, fc.constantFrom(' ', '-', ' (', ' de '))
  .map(([one, other, between]) => `${one}${between}${other}${between === ' (' ? ')' : ''}`);

/** A street and more: letters, digits, the punctuation of addresses. */
export const streets = fc
  .tuple(places, digits(4), fc.constantFrom(', ', ' nº ', ' – ', ' / ', ', Qd. ', ' km '))
  .map(([place, number, between]) => `${place}${between}${number}`);

const neverInAddresses = fc.constantFrom('<', '>', '=', '{', '$', '\\', '\u0000', '😀', '\u202e');

const brokenText = <ErrorName extends string>(
  texts: fc.Arbitrary<string>,
  error: ErrorName,
  isPlace: boolean,
) =>
  fc
    .tuple(texts, fc.nat({ max: 3 }), neverInAddresses, fc.nat())
    .map(([text, how, other, at]): Broken<ErrorName> => {
      const values = [
        text[at % 2]!,
        ' '.repeat(at % 4),
        // Not at its ends, which are trimmed of what is blank.
        text.slice(0, 1) + put(text.slice(1, -1), at, other) + text.slice(-1),
        isPlace ? put(text, at, String(at % 10)) : text.replace(/\p{L}/gu, '7'),
      ];
      return { value: values[how]!, error };
    });

export const brokenStreets = <ErrorName extends string>(error: ErrorName) =>
  brokenText(streets, error, false);
export const brokenPlaces = <ErrorName extends string>(error: ErrorName) =>
  brokenText(places, error, true);

/** Anything at all, with something in it that is not blank. */
export const anyTexts = fc
  .tuple(fc.string({ maxLength: 12 }), textOf('0129AZaz/.-', 1, 3))
  .map((two) => two.join(''));

/** Nothing but blanks of every kind. */
export const blankTexts = <ErrorName extends string>(error: ErrorName) =>
  textOf(' \t\n\r\u00a0\u2003\u3000\ufeff', 0, 10).map((value): Broken<ErrorName> => ({
    value,
    error,
  }));

/** Words of letters and digits. */
export const complements = fc
  .tuple(fc.constantFrom('Apto', 'Bloco', 'Andar', 'Próximo à', 'nº', 'Casa'), digits(3), words)
  .map(([what, number, more]) => `${what} ${number} ${more.replace(/[^\p{L}]/gu, '')}`);

export const brokenComplements: fc.Arbitrary<Broken<'complement'>> = fc
  .tuple(complements, fc.constantFrom(...'@#$%*=<>.,/-()', '😀'), fc.nat())
  .map(([text, other, at]) => ({ value: put(text, at, other), error: 'complement' }));

const PATTERN = '## ###-###';

/** As the mask leaves it; 01000-000 is the first that Correios gave out. */
export const ceps = digits(8).map((code) => layOut(code, PATTERN));

export const brokenCeps: fc.Arbitrary<Broken<'cep'>> = fc
  .tuple(ceps, fc.nat({ max: 4 }), fc.nat())
  .map(([cep, how, at]) => {
    const values = [
      replace(cep, at, ''),
      put(cep, at, '0'),
      replace(cep, at, 'x'),
      replace(cep, 2, '-'),
      replace(cep, 6, ' '),
    ];
    return { value: values[how]!, error: 'cep' };
  });
