import fc from 'fast-check';

/** So many decimal digits. */
export const digits = (count: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((number) => String(number).padStart(count, '0'));

/** A text of these characters. */
export const textOf = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });

/** One of these characters. */
export const oneOf = (characters: string): fc.Arbitrary<string> => fc.constantFrom(...characters);

/** Puts a text into another; `at` is any natural number. */
export function put(text: string, at: number, inserted: string): string {
  const index = at % (text.length + 1);
  return text.slice(0, index) + inserted + text.slice(index);
}

/** Another text in the place of one character; `at` is any natural number. */
export function replace(text: string, at: number, by: string): string {
  const index = at % text.length;
  return text.slice(0, index) + by + text.slice(index + 1);
}

/** Another digit than this one; `step` is any natural number. */
export const otherDigit = (digit: string, step: number): string =>
  String((Number(digit) + 1 + (step % 9)) % 10);

/** Lays characters into '#' slots. */
export function layOut(characters: string, pattern: string): string {
  let next = 0;
  return pattern.replace(/#/g, () => characters[next++]!);
}
