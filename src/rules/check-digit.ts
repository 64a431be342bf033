const ZERO = '0'.charCodeAt(0);

/** The weights are 2, 3 and so on from the right; a letter counts by its place in ASCII (IN RFB 2.229/2024). */
export function modulo11(characters: string, weights: number): number {
  const last = characters.length - 1;
  return (
    [...characters].reduce(
      (sum, one, at) => sum + (one.charCodeAt(0) - ZERO) * (((last - at) % weights) + 2),
      0,
    ) % 11
  );
}

/** The check digit of a CPF or CNPJ: 0 in place of 10 and 11. */
export function checkDigit(characters: string, weights: number): string {
  const rest = modulo11(characters, weights);
  return String(rest < 2 ? 0 : 11 - rest);
}

export const hasCheckDigits = (characters: string, weights: number): boolean =>
  [2, 1].every((left) => checkDigit(characters.slice(0, -left), weights) === characters.at(-left));
