import { digits } from './texts.ts';

/**
 * A check digit by ascending weights: the sum itself modulo 11, ten written as zero. The rules count
 * with descending weights, as Receita Federal's own examples do.
 */
function checkDigit(body: string, weights: readonly number[]): string {
  const total = weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0);
  return String((total % 11) % 10);
}

const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SECOND = [0, ...FIRST];

/** Eleven bare digits. */
export const cpfs = digits(9)
  .filter((body) => new Set(body).size > 1)
  .map((body) => {
    const one = body + checkDigit(body, FIRST);
    return one + checkDigit(one, SECOND);
  });

export const cpfText = (bare: string): string => bare.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
