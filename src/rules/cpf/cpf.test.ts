import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkCpf, formatCpf } from './cpf.ts';
import { finds, passes } from '../../../tests/generated/every.ts';
import { brokenCpfs, cpfs, cpfText } from '../../../tests/generated/documents.ts';

const TEXT = 'Revise o CPF.';
const typed = (raw: string) => checkCpf(formatCpf(raw));

test('[RULE-26, RULE-27, RULE-28] the corpus of CPFs, typed into the masked field', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('cpf');
  expect(disagreements(cases, ({ input }) => (typed(input) ? TEXT : undefined))).toEqual([]);
});

test('[RULE-26] every CPF passes as it is written, and as the mask writes its digits', () => {
  passes(cpfs.map(cpfText), checkCpf);
  passes(cpfs, (bare) => checkCpf(formatCpf(bare)));
});

test('[RULE-26] [RULE-27] [RULE-28] a CPF with one thing wrong fails', () => {
  finds(brokenCpfs, checkCpf);
});
