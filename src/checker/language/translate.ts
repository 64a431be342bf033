import type { Diagnostic } from '../../contract/diagnostic.ts';
import schemaWords from './schema-words.json' with { type: 'json' };

export const LANGUAGES = ['en', 'pt-BR'] as const;
/** A language that findings are said in. */
export type Language = (typeof LANGUAGES)[number];

/** A diagnostic with its sentences in a language. */
export const inLanguage = (diagnostic: Diagnostic, language: Language): Diagnostic =>
  language === 'en' ? diagnostic : { ...diagnostic, ...diagnostic.inPortuguese };

/** The title that a schema gives a value, in a language; one that is a key or an id is the same in each. */
export const titledIn = (language: Language, title: string): string =>
  language === 'en' ? title : ((schemaWords.titles as Record<string, string>)[title] ?? title);

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

/** Sentences by which schemas describe a value, by their translation. */
const ofSchemas = new Map(Object.entries(schemaWords.sentences));

/** A JSON string, in which no sentence ends. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** The end of a sentence before another one, and the end of the text. */
const endsIn = (text: string): number[] => [
  ...[...text.replace(QUOTED, (quoted) => '_'.repeat(quoted.length)).matchAll(/[.?!](?= )/g)].map(
    ({ index }) => index + 1,
  ),
  text.length,
];

/** The sentences by which a schema describes a value, in a language. */
export function describedIn(language: Language, text: string): string {
  if (language === 'en' || text === '') return text;
  // A name within a sentence may end like one, so that the first end is not always its own.
  const end = endsIn(text).find((one) => ofSchemas.has(text.slice(0, one)));
  if (end === undefined) return text;
  const rest = describedIn(language, text.slice(end).trim());
  return [ofSchemas.get(text.slice(0, end)), rest].filter(Boolean).join(' ');
}
