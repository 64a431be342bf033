import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkCpf, formatCpf } from './cpf.ts';

const TEXT = 'Revise o CPF.';
const typed = (raw: string) => checkCpf(formatCpf(raw));

test('[RULE-26, RULE-27, RULE-28] the corpus of CPFs, typed into the masked field', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('cpf');
  expect(disagreements(cases, ({ input }) => (typed(input) ? TEXT : undefined))).toEqual([]);
});
