import fc from 'fast-check';
import type { Broken } from './every.ts';
import { digits, layOut, otherDigit, put, replace, textOf } from './texts.ts';

/**
 * A check digit by ascending weights: the sum itself modulo 11, ten written as zero. The rules count
 * with descending weights, as Receita Federal's own examples do.
 */
function checkDigit(characters: string, weights: number[]): string {
  const values = [...characters].map((character) => character.charCodeAt(0) - 48);
  const total = values.reduce((sum, value, index) => sum + value * weights[index]!, 0);
  return String((total % 11) % 10);
}

function withCheckDigits(body: string, first: number[], second: number[]): string {
  const one = body + checkDigit(body, first);
  return one + checkDigit(one, second);
}

const OF_CPF = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
] as const;
const OF_CNPJ = [
  [6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9],
  [5, 6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9],
] as const;
const isVaried = (characters: string) => new Set(characters).size > 1;

/** Eleven bare digits. */
export const cpfs = digits(9)
  .filter(isVaried)
  .map((body) => withCheckDigits(body, [...OF_CPF[0]], [...OF_CPF[1]]));

const bodies = fc.oneof(digits(12), textOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12, 12));

/** Fourteen bare characters, every second one of digits alone. */
export const cnpjs = bodies
  .filter(isVaried)
  .map((body) => withCheckDigits(body, [...OF_CNPJ[0]], [...OF_CNPJ[1]]));

export const cpfText = (bare: string): string => layOut(bare, '###.###.###-##');
export const cnpjText = (bare: string): string => layOut(bare, '##.###.###/####-##');

/** One of the two check digits is another. */
const wrongCheckDigit = (bare: string, at: number): string => {
  const index = bare.length - 1 - (at % 2);
  return replace(bare, index, otherDigit(bare[index]!, at >> 1));
};

const anywhere = fc.nat();

/** A CPF as it is written, with one thing wrong. */
export const brokenCpfs: fc.Arbitrary<Broken<'cpf'>> = fc
  .tuple(cpfs, fc.nat({ max: 5 }), anywhere)
  .map(([bare, how, at]) => {
    const text = cpfText(bare);
    const digit = bare[at % 11]!;
    const values = [
      cpfText(wrongCheckDigit(bare, at)),
      cpfText(digit.repeat(11)),
      put(text, at, digit),
      replace(text, at, ''),
      replace(text, at, 'x'),
      replace(text, [3, 7, 11][at % 3]!, ' '),
    ];
    return { value: values[how]!, error: 'cpf' };
  });

/** A CNPJ, bare or as it is written, with one thing wrong. */
export const brokenCnpjs: fc.Arbitrary<Broken<'cnpj'>> = fc
  .tuple(cnpjs, fc.boolean(), fc.nat({ max: 5 }), anywhere)
  .map(([bare, isBare, how, at]) => {
    const written = isBare ? (characters: string) => characters : cnpjText;
    const values = [
      written(wrongCheckDigit(bare, at)),
      written(String(at % 10).repeat(14)),
      put(bare, at, '7'),
      replace(bare, at, ''),
      written(replace(bare, at, 'ã')),
      written(replace(bare, 12 + (at % 2), 'A')),
    ];
    return { value: values[how]!, error: 'cnpj' };
  });

/** Either document, bare or as it is written. */
export const registries = fc
  .tuple(fc.oneof(cpfs, cnpjs), fc.boolean())
  .map(([bare, isBare]) => (isBare ? bare : bare.length === 11 ? cpfText(bare) : cnpjText(bare)));

/** Either document with one thing wrong: a check digit, or its length. */
export const brokenRegistries: fc.Arbitrary<Broken<'cpf' | 'cnpj' | 'length'>> = fc
  .tuple(fc.oneof(cpfs, cnpjs), fc.nat({ max: 3 }), anywhere)
  .map(([bare, how, at]) => {
    if (how === 0) return { value: put(bare, at, '7'), error: 'length' };
    if (how === 1) return { value: replace(bare, at, ''), error: 'length' };
    const wrong = wrongCheckDigit(bare, at);
    if (bare.length === 11) return { value: how === 2 ? wrong : cpfText(wrong), error: 'cpf' };
    return { value: how === 2 ? wrong : cnpjText(wrong), error: 'cnpj' };
  });
