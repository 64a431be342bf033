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
