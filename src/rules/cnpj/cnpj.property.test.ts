import { test } from 'vitest';
import { finds, passes } from '../../../tests/generated/every.ts';
import { brokenCnpjs, cnpjs, cnpjText } from '../../../tests/generated/documents.ts';
import { checkCnpj, formatCnpj } from './cnpj.ts';

test('[RULE-29] [RULE-30] every CNPJ passes, of digits or with letters in either case', () => {
  passes(cnpjs.map(cnpjText), checkCnpj);
  passes(cnpjs, (bare) => checkCnpj(formatCnpj(bare.toLowerCase())));
});

test('[RULE-29] [RULE-30] [RULE-31] a CNPJ with one thing wrong fails', () => {
  finds(brokenCnpjs, checkCnpj);
});
