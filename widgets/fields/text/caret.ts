/**
 * Where the caret belongs after a mask has rewritten what was typed: behind as many significant
 * characters (letters, digits, '+') as stood before it.
 */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length;
  const wanted = countSignificant(typed.slice(0, caret));
  let seen = 0;
  for (let index = 0; index < masked.length; index++) {
    if (seen === wanted) return index;
    if (isSignificant(masked[index]!)) seen++;
  }
  return masked.length;
}

const isSignificant = (character: string) => /[\p{L}\p{N}+]/u.test(character);

const countSignificant = (text: string) => [...text].filter(isSignificant).length;

/**
 * What Backspace left, when it took away only a separator that the mask would put back: the digit
 * before the separator goes too, so that the key always does something.
 */
export function afterBackspace(before: string, typed: string, caret: number, mask: (raw: string) => string): string {
  if (mask(typed) !== before || typed.length !== before.length - 1) return typed;
  const head = typed.slice(0, caret).replace(/[\p{L}\p{N}+](?=[^\p{L}\p{N}+]*$)/u, '');
  return head + typed.slice(caret);
}
