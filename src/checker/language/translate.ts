import type { Diagnostic } from '../../contract/diagnostic.ts';
import schemaWords from './schema-words.json' with { type: 'json' };

export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

export const inLanguage = (diagnostic: Diagnostic, language: Language): Diagnostic =>
  language === 'en' ? diagnostic : { ...diagnostic, ...diagnostic.inPortuguese };

const words: Record<'titles' | 'sentences', Readonly<Record<string, string>>> = schemaWords;

/** The title that a schema gives a value, in a language; one that is a key or an id is the same in each. */
export const titledIn = (language: Language, title: string): string =>
  language === 'en' ? title : (words.titles[title] ?? title);

export function describedIn(language: Language, text: string): string {
  if (language === 'en') return text;
  const said = text.split(/(?<=[.?!]) /).map((sentence) => words.sentences[sentence] ?? sentence);
  return said.filter(Boolean).join(' ');
}

const IN_CONDITIONS: Readonly<Record<string, string>> = {
  is: 'é',
  and: 'e',
  or: 'ou',
  not: 'não',
  'the answer': 'a resposta',
};

/** A condition in words, such as 'hasPix and not (area is BR)', in a language. */
export const inConditions = (language: Language, condition: string): string =>
  language === 'en'
    ? condition
    : condition.replace(/\b(?:is|and|or|not|the answer)\b/g, (link) => IN_CONDITIONS[link]!);
