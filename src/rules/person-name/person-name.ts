import type { DescriptorsOf } from '../rule.ts';

const LETTERS = /^[\p{L}\p{M}'‘’]+$/u;

/** More than 40 letters with their marks, which to compose takes a time that grows with the square of their number. */
const LONG = /(\P{M}\p{M}*){41}/u;

/** NAME: two words, the first of at most 40 characters, letters and apostrophes; accents also as combining marks. */
export function checkName(value: string) {
  const words = value.trim().split(/\s+/);
  if (words.length < 2) return 'words';
  if (LONG.test(words[0]!)) return 'long-first-word';
  return words.every((word) => LETTERS.test(word)) ? undefined : 'letters';
}

export const checks = { 'person-name': checkName };

export const descriptors: DescriptorsOf<typeof checks> = {
  'person-name': {
    errors: {
      words: 'The name has fewer than two words.',
      'long-first-word': 'The first word has more than 40 characters.',
      letters: 'A character is not a letter, a space or an apostrophe.',
    },
    samples: ['Ana Lima', 'A B', 'Maria Aparecida dos Santos Oliveira e Silva'],
  },
};
