export type NameFault = 'words' | 'long-first-word' | 'letters';

const FIRST_WORD_MAX = 40;
const LETTERS = /^[\p{L}\p{M}'‘’]+$/u;

/**
 * NAME, section 5: two words, the first of at most 40 characters, letters and apostrophes only.
 * Accents may come composed or as combining marks, as some keyboards send them.
 */
export function checkName(value: string): NameFault | undefined {
  const words = value.trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length < 2) return 'words';
  if (lengthOf(first) > FIRST_WORD_MAX) return 'long-first-word';
  return words.every((word) => LETTERS.test(word)) ? undefined : 'letters';
}

/** Marks are left out, not composed: composing sorts them, in a time that grows with the square. */
const lengthOf = (word: string) => [...word.replace(/\p{M}/gu, '')].length;
