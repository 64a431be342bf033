import type { Diagnostic } from '../../contract/diagnostic.ts';
import brandSentences from './brand-sentences.json' with { type: 'json' };
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

/** Sentences of the parser, the merge and the compiler; '{}' stands for a name or number. */
const ofBrands = Object.entries(brandSentences)
  // A sentence with more words of its own is the one that is meant.
  .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
  .map(([english, said]) => {
    const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { pattern: new RegExp(`^${parts.join('(.*?)')}$`, 's'), said };
  });

function ownLength(sentence: string): number {
  return sentence.replaceAll('{}', '').length;
}

function found(text: string): string | undefined {
  const described = ofSchemas.get(text);
  if (described !== undefined) return described;
  for (const { pattern, said } of ofBrands) {
    const values = pattern.exec(text)?.slice(1);
    if (values)
      return said.replace(/\{\}/g, () => values.shift()!.replace(/ and (\d+) more$/, ' e mais $1'));
  }
  return undefined;
}

/** A JSON string, in which no sentence ends. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** The end of a sentence before another one, and the end of the text. */
const endsIn = (text: string): number[] => [
  ...[...text.replace(QUOTED, (quoted) => '_'.repeat(quoted.length)).matchAll(/[.?!](?= )/g)].map(
    ({ index }) => index + 1,
  ),
  text.length,
];

/** Sentences of a schema, or of the parser and the compiler, in a language. */
export function describedIn(language: Language, text: string): string {
  if (language === 'en' || text === '') return text;
  // A name within a sentence may end like one, so that the first end is not always its own.
  const end = endsIn(text).find((one) => found(text.slice(0, one)) !== undefined);
  if (end === undefined) return text;
  const rest = describedIn(language, text.slice(end).trim());
  return [found(text.slice(0, end)), rest].filter(Boolean).join(' ');
}
