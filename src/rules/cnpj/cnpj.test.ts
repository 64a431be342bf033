import fc from 'fast-check';
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

test('[RULE-29] fourteen digits, with or without punctuation', () => {
  expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
  expect(checkCnpj('11.222.333/0001-81')).toBeUndefined();
  expect(checkCnpj('11222333000181')).toBeUndefined();
  expect(typed('1122233300018')).toBe('cnpj');
  expect(typed('112223330001810')).toBe('cnpj');
});

test('[RULE-29] the alphanumeric CNPJ, typed in either case', () => {
  expect(checkCnpj('12.ABC.345/01DE-35')).toBeUndefined();
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(checkCnpj('12.ABC.345/01DE-36')).toBe('cnpj');
  expect(checkCnpj('12.ABC.345/01DE-3A')).toBe('cnpj');
});

test('[RULE-30] both check digits are right', () => {
  expect(checkCnpj('11.222.333/0001-80')).toBe('cnpj');
  expect(checkCnpj('11.222.333/0001-71')).toBe('cnpj');
});

test('[RULE-31] one digit fourteen times is not a CNPJ', () => {
  for (const digit of '0123456789') expect(typed(digit.repeat(14))).toBe('cnpj');
});

test('exactly one pair of check digits completes twelve letters and digits', () => {
  const unit = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const body = fc.string({ unit, minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      body.filter((characters) => new Set(characters).size > 1),
      (characters) => {
        const right = Array.from({ length: 100 }, (_, pair) =>
          String(pair).padStart(2, '0'),
        ).filter((pair) => !typed(characters.toLowerCase() + pair));
        expect(right).toHaveLength(1);
      },
    ),
    { numRuns: 200 },
  );
});

test('[RULE-29] [RULE-30] every CNPJ passes, of digits or with letters in either case', () => {
  passes(cnpjs.map(cnpjText), checkCnpj);
  passes(cnpjs, (bare) => checkCnpj(formatCnpj(bare.toLowerCase())));
});

test('[RULE-29] [RULE-30] [RULE-31] a CNPJ with one thing wrong fails', () => {
  finds(brokenCnpjs, checkCnpj);
});
