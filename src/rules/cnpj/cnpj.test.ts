import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkCnpj, formatCnpj } from './cnpj.ts';
import { finds, passes } from '../../../tests/generated/every.ts';
import { brokenCnpjs, cnpjs, cnpjText } from '../../../tests/generated/documents.ts';

const TEXT = 'Revise o CNPJ.';
const typed = (raw: string) => checkCnpj(formatCnpj(raw));

test('[RULE-29, RULE-30, RULE-31] the corpus of CNPJs, typed into the masked field', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('cnpj');
  expect(disagreements(cases, ({ input }) => (typed(input) ? TEXT : undefined))).toEqual([]);
});

test('[RULE-29] [RULE-30] every CNPJ passes, of digits or with letters in either case', () => {
  passes(cnpjs.map(cnpjText), checkCnpj);
  passes(cnpjs, (bare) => checkCnpj(formatCnpj(bare.toLowerCase())));
});

test('[RULE-29] [RULE-30] [RULE-31] a CNPJ with one thing wrong fails', () => {
  finds(brokenCnpjs, checkCnpj);
});
