const ZERO = '0'.charCodeAt(0);

/**
 * The remainder by 11 of the characters' values times 2, 3 and so on from the right, over again after as many
 * `weights`. A letter has the value of its place in ASCII (IN RFB 2.229/2024).
 */
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

/** Whether the two characters at the end are the check digits of those before. */
export const hasCheckDigits = (characters: string, weights: number): boolean =>
  [2, 1].every((left) => checkDigit(characters.slice(0, -left), weights) === characters.at(-left));
