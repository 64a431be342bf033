const SIGNIFICANT = /[\p{L}\p{N}+]/u;

/**
 * Finds the caret's place after a mask has rewritten the typed text: before as many significant
 * characters (letters, digits, '+') as stood behind it. Counted from the right because masks add
 * and take away on the left: '9' becomes '09', '+55 11…' becomes '11 …'.
 */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  return before(masked, significant(typed.slice(caret)).length);
}

/** Finds the caret's place when another text takes a text's place: behind the last difference. */
export function caretAfterStep(from: string, to: string): number {
  const [old, next] = [significant(from), significant(to)];
  let same = 0;
  while (same < Math.min(old.length, next.length) && old.at(-1 - same) === next.at(-1 - same))
    same++;
  return before(to, same);
}

/** The place in a text that has so many significant characters behind it. */
function before(text: string, count: number): number {
  let [left, index] = [count, text.length];
  while (left > 0 && index > 0) {
    index--;
    if (SIGNIFICANT.test(text[index]!)) left--;
  }
  return index;
}

const significant = (text: string) => [...text].filter((one) => SIGNIFICANT.test(one));

/**
 * Returns the text that Backspace left. Where it took away only a separator that the mask would put back, the
 * character before the separator goes too, so that the key always does something.
 */
export function afterBackspace(
  last: string,
  typed: string,
  caret: number,
  mask: (raw: string) => string,
): string {
  if (mask(typed) !== last || typed.length !== last.length - 1) return typed;
  let index = caret - 1;
  while (index >= 0 && !SIGNIFICANT.test(typed[index]!)) index--;
  return index < 0 ? typed : typed.slice(0, index) + typed.slice(caret);
}
