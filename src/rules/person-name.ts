export type NameFault = 'words' | 'long-first-word' | 'letters';

const FIRST_WORD_MAX = 40;
const LETTERS = /^[\p{L}\p{M}'‘’]+$/u;

/**
 * NAME, section 5: two words, the first of at most 40 characters, letters and apostrophes only.
 * Accents may come composed or as combining marks, as some keyboards send them.
 */
export function checkName(value: string): NameFault | undefined {
  const words = value.normalize('NFC').trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length < 2) return 'words';
  if ([...first].length > FIRST_WORD_MAX) return 'long-first-word';
  return words.every((word) => LETTERS.test(word)) ? undefined : 'letters';
}
