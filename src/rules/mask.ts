/** How a text is laid out while it is typed: pure data and functions, total for every text. */
export interface Mask {
  /**
   * The pattern that a text is laid into: `#` a digit, `A` a capital letter, `*` either; every other sign
   * stands as it is. The text may be laid out already, or in part.
   */
  patternOf(text: string): string;
  /** The characters that a text means, in any spelling, without the pattern's own signs. */
  read(raw: string): string;
  /** The same for a text of which one key was just typed, where more may follow; `read` when missing. */
  readTyped?(raw: string): string;
}

/** The characters that a slot of a pattern takes. */
export const SLOTS: ReadonlyMap<string, RegExp> = new Map([
  ['#', /\d/],
  ['A', /[A-Z]/],
  ['*', /[\dA-Z]/],
]);

/** Patterns that brand files may write: slots and ASCII signs between them, a slot at the end. */
export const PATTERN = '^[ -/:-@[-`{-~A]*[#A*]$';

/** The characters that the slots of a pattern accept, and those that are left out of a text before it is read. */
function takenBy(pattern: string): { taken: RegExp; others: RegExp } {
  if (!/[A*]/.test(pattern)) return { taken: /\d/, others: /\D+/g };
  return /[#*]/.test(pattern)
    ? { taken: /[\dA-Z]/, others: /[^\dA-Za-z]+/g }
    : { taken: /[A-Z]/, others: /[^A-Za-z]+/g };
}

/** The characters that a slot beyond the end of a pattern accepts. */
export const spareSlot = (pattern: string): RegExp => takenBy(pattern).taken;

/** The characters of a text that some slot of a pattern takes; small letters become capitals. */
export const charactersFor = (pattern: string, text: string): string =>
  text.replace(takenBy(pattern).others, '').toUpperCase();

/** A mask of one pattern for every text. */
export const patternMask = (pattern: string): Mask => ({
  patternOf: () => pattern,
  read: (raw) => charactersFor(pattern, raw),
});

/**
 * Lays characters into a pattern: `layOut('0131', '## ###-###')` is `'01 31'`. A sign appears only once a
 * character follows it, or where it was given itself, so that Backspace never meets a wall. Characters
 * beyond the pattern stay: one too many must be seen, not swallowed.
 */
export function layOut(characters: string, pattern: string): string {
  let [text, signs, at] = ['', '', 0];
  for (const slot of pattern) {
    const fits = SLOTS.get(slot);
    while (fits && at < characters.length && !fits.test(characters[at]!)) at++;
    if (at === characters.length) return text;
    if (!fits && characters[at] !== slot) {
      signs += slot;
      continue;
    }
    text += signs + characters[at++];
    signs = '';
  }
  return text + characters.slice(at);
}

/** The text that an input with a mask shows for a text from elsewhere; a fixed point of itself. */
export function applyMask(mask: Mask, raw: string): string {
  const meant = mask.read(raw);
  return layOut(meant, mask.patternOf(meant));
}
