import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Verdict } from '../../../tests/corpora/read-corpus.ts';
import { applyMask } from '../mask.ts';
import { checkCvv, cvvMask } from './cvv.ts';

type Case = {
  input: string;
  length: 3 | 4 | null;
  strict: Verdict;
  expect: Verdict;
  message: string;
};
const { cvv: cases } = readCorpus<{ cvv: Case[] }>('cards');
const TEXT = 'Revise o código de segurança.';

const textFor = ({ input, length }: Case) =>
  checkCvv(input, length ?? undefined) ? TEXT : undefined;

test('[RULE-40, RULE-41] the corpus of security codes, typed into the masked field and raw', () => {
  const typed = (one: Case) => textFor({ ...one, input: applyMask(cvvMask, one.input) });
  expect(disagreements(cases, typed)).toEqual([]);
  const strict = cases.map((one) => ({ ...one, expect: one.strict }));
  expect(disagreements(strict, textFor)).toEqual([]);
});

test('[RULE-40, CONST-20] 3 or 4 digits where no company is chosen', () => {
  expect(checkCvv('12')).toBe('cvv');
  expect(checkCvv('123')).toBeUndefined();
  expect(checkCvv('1234')).toBeUndefined();
  expect(checkCvv(applyMask(cvvMask, '12345'))).toBe('cvv');
  expect(checkCvv('12a')).toBe('cvv');
});
