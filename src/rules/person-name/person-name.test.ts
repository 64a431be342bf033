import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkName } from './person-name.ts';

const TEXTS = {
  words: 'Preencha com nome e sobrenome.',
  'long-first-word': 'Nome muito extenso',
  letters: 'Insira apenas letras',
};

test('[RULE-02, RULE-03, RULE-04] the corpus of names earns its verdicts and texts', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('names');
  const textFor = ({ input }: { input: string }) => {
    const error = checkName(input);
    return error && TEXTS[error];
  };
  expect(disagreements(cases, textFor)).toEqual([]);
});

test('[RULE-03, CONST-16] the first word has at most 40 characters', () => {
  expect(checkName(`${'a'.repeat(40)} Silva`)).toBeUndefined();
  expect(checkName(`${'a'.repeat(41)} Silva`)).toBe('long-first-word');
  expect(checkName(`Ana ${'a'.repeat(41)}`)).toBeUndefined();
});

test('an accent typed as a combining mark is part of its letter', () => {
  expect(checkName(`${'e\u0301'.repeat(40)} Silva`)).toBeUndefined();
});
