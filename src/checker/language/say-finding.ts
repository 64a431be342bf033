import type { Diagnostic, DiagnosticData } from '../../contract/diagnostic.ts';
import { stretchOf, type Finding } from '../rule.ts';
import english from './english.json' with { type: 'json' };
import portuguese from './portuguese.json' with { type: 'json' };
import type { MessageId, Part, Sentence, SentenceData, Text } from './sentence.ts';
import { describedIn, inConditions, type Language } from './translate.ts';

/** Every message in each language: one that a language lacks does not compile. */
const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  en: english,
  'pt-BR': portuguese,
};

export function inWordsOf(language: Language, text: Text): string {
  if (typeof text === 'string') return describedIn(language, text);
  if ('id' in text) return filled(language, text);
  const said = text.map((one) => inWordsOf(language, one));
  return said.filter(Boolean).join(' ');
}

function filled(language: Language, { id, data }: Sentence): string {
  const said = CATALOGUES[language][id].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (data[name] === undefined) throw new Error(`The message '${id}' lacks its '${name}'.`);
    return partIn(language, data[name]);
  });
  return id === 'condition' ? inConditions(language, said) : said;
}

function partIn(language: Language, part: Part): string {
  if (typeof part !== 'object') return String(part);
  if ('id' in part) return filled(language, part);
  // Phrases may have commas of their own.
  const between = part.some((one) => typeof one === 'object') ? '; ' : ', ';
  return part.map((one) => partIn(language, one)).join(between);
}

/** A finding with its sentences in English, and in the other language beside them. */
export function diagnosticOf(finding: Finding): Diagnostic {
  const { rule, severity, data, fix, message, suggestion, related } = finding;
  const wordsIn = (language: Language) => {
    const inWords = (text: Text) => inWordsOf(language, text);
    return {
      message: inWords(message),
      ...(suggestion !== undefined && { suggestion: inWords(suggestion) }),
      ...(related && {
        related: related.map((one) => ({ ...one, message: inWords(one.message) })),
      }),
    };
  };
  return {
    ...stretchOf(finding),
    rule,
    severity,
    ...wordsIn('en'),
    ...(data && { data: plainPart(data) as DiagnosticData }),
    ...(fix && { fix }),
    inPortuguese: wordsIn('pt-BR'),
  };
}

/** Names and numbers, with messages among them in English. */
function plainPart(part: Part | SentenceData): unknown {
  if (typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map(plainPart);
  if ('id' in part && 'data' in part) return filled('en', part as Sentence);
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, plainPart(one)]));
}
