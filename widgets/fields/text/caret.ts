const SIGNIFICANT = /[\p{L}\p{N}+]/u;

/**
 * Where the caret belongs after a mask has rewritten what was typed: before as many significant
 * characters (letters, digits, '+') as stood behind it. Counted from the right because masks add
 * and take away on the left: '9' becomes '09', '+55 11…' becomes '11 …'.
 */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  let left = countSignificant(typed.slice(caret));
  let index = masked.length;
  while (left > 0 && index > 0) {
    index--;
    if (SIGNIFICANT.test(masked[index]!)) left--;
  }
  return index;
}

const countSignificant = (text: string) => [...text].filter((one) => SIGNIFICANT.test(one)).length;

/**
 * What Backspace left. Where it took away only a separator that the mask would put back, the
 * character before the separator goes too, so that the key always does something.
 */
export function afterBackspace(
  before: string,
  typed: string,
  caret: number,
  mask: (raw: string) => string,
): string {
  if (mask(typed) !== before || typed.length !== before.length - 1) return typed;
  let index = caret - 1;
  while (index >= 0 && !SIGNIFICANT.test(typed[index]!)) index--;
  return index < 0 ? typed : typed.slice(0, index) + typed.slice(caret);
}
