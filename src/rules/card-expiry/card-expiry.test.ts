import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { applyMask } from '../mask.ts';
import { checkExpiry, expiryMask } from './card-expiry.ts';

type Corpus = { meta: { now: string }; cases: (Expectation & { input: string })[] };
const corpus = readCorpus<Corpus>('expiry');
const now = new Date(`${corpus.meta.now}T12:00:00`);
const TEXT = 'Revise a data de validade.';

test('[RULE-18, RULE-19, RULE-20, RULE-21] the corpus, typed into the masked field', () => {
  const textFor = ({ input }: { input: string }) =>
    checkExpiry(applyMask(expiryMask, input), now) ? TEXT : undefined;
  expect(disagreements(corpus.cases, textFor)).toEqual([]);
});

test.each([
  ['[RULE-18] month 13', '13/30', '12/30'],
  ['[RULE-18] month 00', '00/30', '01/30'],
  ['[RULE-19] last year', '12/25', '12/26'],
  ['[RULE-20] last month', '10/26', '11/26'],
  ['[RULE-22] a year of two digits is one of this century', '12/19', '12/30'],
  ['[RULE-21, CONST-19] eleven years ahead', '01/37', '12/36'],
])('%s: %s fails, %s passes', (_, wrong, right) => {
  expect(checkExpiry(wrong, now)).toBe('expiry');
  expect(checkExpiry(right, now)).toBeUndefined();
});

test.each([
  ['123', '12/3'],
  ['122030', '12/30'],
  ['12 / 30', '12/30'],
  ['1/', '01/'],
  ['1/2030', '01/30'],
  ['01/1999', '01/1999'],
  ['/', '/'],
  ['12/12030', '12/12030'],
])('%j reads %j', (raw, text) => {
  expect(applyMask(expiryMask, raw)).toBe(text);
});

test('typed key by key, four digits become MM/AA', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
      const [mm, yy] = [month, year].map((part) => String(part).padStart(2, '0'));
      const typed = [...`${mm}${yy}`].reduce((text, key) => applyMask(expiryMask, text + key), '');
      expect(typed).toBe(`${mm}/${yy}`);
      expect(applyMask(expiryMask, `${mm}/20${yy}`)).toBe(typed);
    }),
    { numRuns: 2000 },
  );
});
