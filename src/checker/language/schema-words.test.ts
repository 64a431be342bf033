import { expect, test } from 'vitest';
import { brandSchemas } from '../rule-test-kit.ts';
import { englishWordsIn } from './language-test-kit.ts';
import schemaWords from './schema-words.json' with { type: 'json' };
import { describedIn, titledIn } from './translate.ts';

/** Keywords below which a schema has values, and those below which it has names of other schemas. */
const VALUES = ['examples', 'default', 'const', 'enum'];
const NAMES = ['properties', '$defs', 'patternProperties'];

function collect(schema: unknown, keyword: string, into: Set<string>, areNames = false): void {
  if (Array.isArray(schema)) return schema.forEach((one) => collect(one, keyword, into));
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === keyword && !areNames && typeof value === 'string') into.add(value);
    else if (areNames || !VALUES.includes(key)) {
      collect(value, keyword, into, !areNames && NAMES.includes(key));
    }
  }
}

const allOf = (keyword: string): string[] => {
  const found = new Set<string>();
  for (const schema of brandSchemas.values()) collect(schema, keyword, found);
  return [...found];
};

const descriptions = allOf('description');

/** Blocks are called by the id that stands in JSON, texts by their key. */
const isTranslated = (title: string) => /^[A-Z]/.test(title) || title.includes(' ');

test('every description of a value has a translation without an English word', () => {
  expect(descriptions.length).toBeGreaterThan(500);
  const wrong = descriptions
    .map((one) => [one, describedIn('pt-BR', one)] as const)
    .filter(([english, said]) => english === said || englishWordsIn(said).length > 0);
  expect(wrong).toEqual([]);
  expect(describedIn('en', descriptions[0]!)).toBe(descriptions[0]);
});

test('every title of a value has a translation', () => {
  const known: Readonly<Record<string, string>> = schemaWords.titles;
  expect(allOf('title').filter((title) => isTranslated(title) && !(title in known))).toEqual([]);
  expect(titledIn('pt-BR', 'Payment')).toBe('Pagamento');
  expect(titledIn('pt-BR', 'order-bump')).toBe('order-bump');
});

test('no translation is left of a sentence or title that no schema has', () => {
  const all = descriptions.join('\n');
  const titles = allOf('title');
  expect(Object.keys(schemaWords.sentences).filter((one) => !all.includes(one))).toEqual([]);
  expect(Object.keys(schemaWords.titles).filter((one) => !titles.includes(one))).toEqual([]);
});

/** Names in quotes, placeholders, decisions and numbers, which no translation changes. */
const namesIn = (sentence: string) =>
  (sentence.match(/\{\w+\}|'[\w.-]+'|\bD-\d+|[\w/]+\.json\b|\b\d+(?:\.\d+)?\b/g) ?? []).sort();

test('a translation has the names and numbers of its sentence', () => {
  const pairs = Object.entries(schemaWords.sentences);
  const wrong = pairs.filter(([one, said]) => namesIn(one).join() !== namesIn(said).join());
  expect(wrong).toEqual([]);
});
