import type { Diagnostic } from '../../contract/diagnostic.ts';
import { FACTS } from '../../contract/facts.ts';
import portuguese from './portuguese.json' with { type: 'json' };
import schemaWords from './schema-words.json' with { type: 'json' };

export const LANGUAGES = ['en', 'pt-BR'] as const;
/** A language that findings are said in. */
export type Language = (typeof LANGUAGES)[number];

interface Translation {
  pattern: RegExp;
  said: string;
}

/**
 * Sentences in English by their translation: '{}' stands for a name or number, which the translation has in the
 * same order, or as '{1}', '{2}'.
 */
const compiled = (sentences: Readonly<Record<string, string>>): Translation[] =>
  Object.entries(sentences)
    // A sentence with more words of its own is the one that is meant.
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([english, said]) => {
      const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return { pattern: new RegExp(`^${parts.join('(.*?)')}$`, 's'), said };
    });

const ownLength = (sentence: string) => sentence.replaceAll('{}', '').length;

/** Kinds of values, as sentences of several rules name them. */
const WORDS: Readonly<Record<string, string>> = portuguese.words;
const shared = compiled(portuguese.shared);
const ofRules = new Map(
  Object.entries(portuguese.rules).map(([id, sentences]) => [id, compiled(sentences)]),
);

/** Sentences by which schemas describe a value, by their translation. */
const ofSchemas = new Map(Object.entries(schemaWords.sentences));

/** Whether a text is a condition in words, such as 'hasPix and not (area is BR)'. */
const isCondition = (text: string): boolean =>
  !/["',;]/.test(text) &&
  (text.includes('the answer ') || text.split(/\W+/).some((word) => Object.hasOwn(FACTS, word)));

const IN_CONDITIONS: Readonly<Record<string, string>> = {
  is: 'é',
  and: 'e',
  or: 'ou',
  not: 'não',
  'the answer': 'a resposta',
};
const LINKS = /\b(?:is|and|or|not|the answer)\b/g;

/**
 * Translates what a sentence names: a name or number stays as it is, but kinds of values, phrases that have a
 * translation, and the number of what is left out of a list are given in the other language.
 */
function inWords(value: string, known: readonly Translation[]): string {
  const kinds = value.split(' or ').map((part) => WORDS[part]);
  if (kinds.every((kind) => kind !== undefined)) return kinds.join(' ou ');
  const phrases = value.split('; ').map((part) => found(part, known));
  if (phrases.every((phrase) => phrase !== undefined)) return phrases.join('; ');
  if (isCondition(value)) return value.replace(LINKS, (link) => IN_CONDITIONS[link]!);
  return value.replace(/ and (\d+) more$/, ' e mais $1');
}

function found(text: string, known: readonly Translation[]): string | undefined {
  const described = ofSchemas.get(text);
  if (described !== undefined) return described;
  for (const { pattern, said } of known) {
    const values = pattern
      .exec(text)
      ?.slice(1)
      .map((value) => inWords(value, known));
    if (!values) continue;
    let next = 0;
    return said.replace(
      /\{(\d?)\}/g,
      (_, at: string) => values[at ? Number(at) - 1 : next++] ?? '',
    );
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

/** The sentences of a text, each translated, or as it is where nobody has translated it. */
function sentencesOf(
  text: string,
  known: readonly Translation[],
): { said: string; left: string[] } {
  if (text === '') return { said: '', left: [] };
  // A name within a sentence may end like one, so that the first end is not always its own.
  for (const end of endsIn(text)) {
    const said = found(text.slice(0, end), known);
    if (said === undefined) continue;
    const rest = sentencesOf(text.slice(end).trim(), known);
    return { said: [said, rest.said].filter(Boolean).join(' '), left: rest.left };
  }
  const [end = text.length] = endsIn(text);
  const first = text.slice(0, end);
  const rest = sentencesOf(text.slice(end).trim(), known);
  return { said: [first, rest.said].filter(Boolean).join(' '), left: [first, ...rest.left] };
}

const knownTo = (rule: string): Translation[] => [...(ofRules.get(rule) ?? []), ...shared];

/** A diagnostic with its sentences in a language; what nobody has translated stays in English. */
export function inLanguage(diagnostic: Diagnostic, language: Language): Diagnostic {
  if (language === 'en') return diagnostic;
  const known = knownTo(diagnostic.rule);
  const say = (text: string) => sentencesOf(text, known).said;
  const { message, suggestion, related } = diagnostic;
  return {
    ...diagnostic,
    message: say(message),
    ...(suggestion !== undefined && { suggestion: say(suggestion) }),
    ...(related && { related: related.map((one) => ({ ...one, message: say(one.message) })) }),
  };
}

/** The description of a value by its schema, in a language. */
export const describedIn = (language: Language, description: string): string =>
  language === 'en' ? description : sentencesOf(description, []).said;

/** Sentences that are of no rule, in a language. */
export const sharedIn = (language: Language, text: string): string =>
  language === 'en' ? text : sentencesOf(text, shared).said;

/** The title that a schema gives a value, in a language; one that is a key or an id is the same in each. */
export const titledIn = (language: Language, title: string): string =>
  language === 'en' ? title : ((schemaWords.titles as Record<string, string>)[title] ?? title);

/** The sentences of a diagnostic that have no translation. */
export function untranslated({
  rule,
  message,
  suggestion = '',
  related = [],
}: Pick<Diagnostic, 'rule' | 'message' | 'suggestion' | 'related'>): string[] {
  const known = knownTo(rule);
  return [message, suggestion, ...related.map((one) => one.message)].flatMap(
    (text) => sentencesOf(text, known).left,
  );
}
