import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { applyMask } from '../mask.ts';
import { cepMask, checks } from './address.ts';

const TEXT = 'Insira um CEP válido';
const typed = (raw: string) => checks.cep(applyMask(cepMask, raw));

test('[RULE-37] the corpus of CEPs, typed into the masked field', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('cep');
  expect(disagreements(cases, ({ input }) => (typed(input) ? TEXT : undefined))).toEqual([]);
});

test('[RULE-37] a CEP reads nn nnn-nnn, which the mask makes of the usual spellings', () => {
  for (const raw of ['01310100', '01310-100', '01.310-100', '01 310-100']) {
    expect(applyMask(cepMask, raw)).toBe('01 310-100');
  }
  expect(checks.cep('01 310-100')).toBeUndefined();
  expect(checks.cep('01310-100')).toBe('cep');
  expect(typed('0131010')).toBe('cep');
});
