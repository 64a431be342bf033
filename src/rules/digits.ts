/** The ASCII digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Lays characters into a pattern's `#` slots: `fillPattern('0131', '## ###-###')` is `'01 31'`.
 * A separator appears only once a character follows it, so that backspace never meets a wall.
 * Characters beyond the pattern stay: one too many must be seen, not swallowed.
 */
export function fillPattern(characters: string, pattern: string): string {
  let text = '';
  let next = 0;
  for (const slot of pattern) {
    if (next === characters.length) break;
    text += slot === '#' ? characters[next++] : slot;
  }
  return text + characters.slice(next);
}
