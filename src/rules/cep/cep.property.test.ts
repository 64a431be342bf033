import { test } from 'vitest';
import { brokenCeps, ceps } from '../../../tests/generated/address.ts';
import { every, finds, passes } from '../../../tests/generated/every.ts';
import { cepDigits, checkCep, formatCep } from './cep.ts';

test('[RULE-37] every CEP of eight digits passes, and fails with one thing wrong', () => {
  passes(ceps, checkCep);
  finds(brokenCeps, checkCep);
});

test('[RULE-37] the mask writes the usual spellings in this one', () => {
  every(ceps, (cep) => {
    const bare = cepDigits(cep);
    const usual = [bare, `${bare.slice(0, 5)}-${bare.slice(5)}`, cep.replace(' ', '.')];
    return usual.every((spelling) => formatCep(spelling) === cep);
  });
});
