import { expect, test } from 'vitest';
import { englishWordsIn } from '../../checker/language/language-test-kit.ts';
import { aChange, aReport, described } from './diff-test-kit.ts';
import { describeChange } from './describe-change.ts';
import { DIFF_TEXTS } from './diff-texts.ts';
import { headline } from './report/sections.ts';

type Text = string | ((...values: unknown[]) => string) | Readonly<Record<string, string>>;

/** Every sentence of a table, made for each number of what it counts. */
const sentencesOf = (texts: object): [string, string][] =>
  Object.entries(texts as Record<string, Text>).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[key, text]];
    if (typeof text === 'object')
      return Object.entries(text).map(([of, one]) => [`${key}.${of}`, one]);
    return [1, 2].map((count) => [key, text(count, count, count, count)]);
  });

test('no sentence in Portuguese has an English word', () => {
  const english = sentencesOf(DIFF_TEXTS['pt-BR']).filter(
    ([, text]) => englishWordsIn(text).length,
  );
  expect(english).toEqual([]);
  expect(sentencesOf(DIFF_TEXTS.en).some(([, text]) => englishWordsIn(text).length)).toBe(true);
});

/** A meta-schema as it is, with its titles in English. */
const SCHEMAS = new Map([
  [
    'brand',
    {
      properties: {
        payment: { title: 'Payment', properties: { currentStep: { title: 'Current step' } } },
      },
    },
  ],
]);

test('a change is described in Portuguese, titles of the schema included', () => {
  const change = aChange({
    document: 'brand',
    path: ['payment', 'currentStep'],
    before: 2,
    after: 3,
  });
  expect(describeChange(change, SCHEMAS, 'pt-BR')).toEqual({
    title: 'Pagamento › Etapa atual',
    before: '2',
    after: '3',
  });
});

test.each([
  [{}, 'Em comparação com main, nada muda para comprador nenhum.'],
  [
    { changes: [described({ title: 't' }, { brands: ['a'] })] },
    'Em comparação com main: 1 mudança em 1 marca.',
  ],
])('the sum of a report in Portuguese: %#', (report, sentence) => {
  expect(headline(aReport({ ...report, language: 'pt-BR' }))).toBe(sentence);
});
