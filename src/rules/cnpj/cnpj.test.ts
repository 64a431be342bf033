import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkCnpj, formatCnpj } from './cnpj.ts';

const TEXT = 'Revise o CNPJ.';
const typed = (raw: string) => checkCnpj(formatCnpj(raw));

test('[RULE-29, RULE-30, RULE-31] the corpus of CNPJs, typed into the masked field', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('cnpj');
  expect(disagreements(cases, ({ input }) => (typed(input) ? TEXT : undefined))).toEqual([]);
});
