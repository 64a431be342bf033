import type { Diagnostic } from '../../contract/diagnostic.ts';

/** English words that Portuguese does not have, and that no key of a brand file is. */
const ENGLISH = new Set(
  (
    'the an are was been would should could must has have does did with this that these those which and but ' +
    'here there where what only more than from into without nothing write delete because while'
  ).split(' '),
);

/** Everything that is quoted, or is code: names and values of a file. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`|\{+\w+\}+|\S*[\w$][./$]\w\S*/g;

/** The English words that a text in Portuguese has outside of quotes. */
export const englishWordsIn = (text: string): string[] =>
  (text.replace(QUOTED, ' ').match(/[\p{L}-]+/gu) ?? []).filter((word) =>
    ENGLISH.has(word.toLowerCase()),
  );

/** The sentences with English words of a finding that is said in Portuguese. */
export function englishLeftIn({ inPortuguese }: Pick<Diagnostic, 'inPortuguese'>): string[] {
  const { message, suggestion = '', related = [] } = inPortuguese!;
  return [message, suggestion, ...related.map((one) => one.message)].filter(
    (text) => englishWordsIn(text).length > 0,
  );
}
