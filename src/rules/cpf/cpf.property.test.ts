import { test } from 'vitest';
import { finds, passes } from '../../../tests/generated/every.ts';
import { brokenCpfs, cpfs, cpfText } from '../../../tests/generated/documents.ts';
import { checkCpf, formatCpf } from './cpf.ts';

test('[RULE-26] every CPF passes as it is written, and as the mask writes its digits', () => {
  passes(cpfs.map(cpfText), checkCpf);
  passes(cpfs, (bare) => checkCpf(formatCpf(bare)));
});

test('[RULE-26] [RULE-27] [RULE-28] a CPF with one thing wrong fails', () => {
  finds(brokenCpfs, checkCpf);
});
