/** How a text is laid out while it is typed: pure data and functions, total for every text. */
export interface Mask {
  /** The pattern to lay a text into: `#` a digit, `A` a capital letter, `*` either, any other sign as it is. */
  patternOf(text: string): string;
  /** The characters that a text means, in any spelling, without the pattern's own signs. */
  read(raw: string): string;
  /** The same for a text of which one key was just typed, where more may follow; `read` when missing. */
  readTyped?(raw: string): string;
}

export const SLOTS: ReadonlyMap<string, RegExp> = new Map([
  ['#', /\d/],
  ['A', /[A-Z]/],
  ['*', /[\dA-Z]/],
]);

export const PATTERN = '^[ -/:-@[-`{-~A]*[#A*]$';

function takenBy(pattern: string): { taken: RegExp; others: RegExp } {
  if (!/[A*]/.test(pattern)) return { taken: /\d/, others: /\D+/g };
  return /[#*]/.test(pattern)
    ? { taken: /[\dA-Z]/, others: /[^\dA-Za-z]+/g }
    : { taken: /[A-Z]/, others: /[^A-Za-z]+/g };
}

export const spareSlot = (pattern: string): RegExp => takenBy(pattern).taken;

export const charactersFor = (pattern: string, text: string): string =>
  text.replace(takenBy(pattern).others, '').toUpperCase();

export const patternMask = (pattern: string): Mask => ({
  patternOf: () => pattern,
  read: (raw) => charactersFor(pattern, raw),
});

/**
 * `layOut('0131', '## ###-###')` is `'01 31'`: a sign appears once a character follows it, so that Backspace never meets
 * a wall. Characters beyond the pattern stay: one too many must be seen, not swallowed.
 */
export function layOut(characters: string, pattern: string): string {
  let [text, signs, at] = ['', '', 0];
  for (const slot of pattern) {
    const fits = SLOTS.get(slot);
    while (fits && at < characters.length && !fits.test(characters[at]!)) at++;
    if (at === characters.length) return text;
    if (!fits && characters[at] !== slot) signs += slot;
    else [text, signs] = [text + signs + characters[at++], ''];
  }
  return text + characters.slice(at);
}

/** The text that an input with a mask shows for a text from elsewhere; a fixed point of itself. */
export function applyMask(mask: Mask, raw: string): string {
  const meant = mask.read(raw);
  return layOut(meant, mask.patternOf(meant));
}
