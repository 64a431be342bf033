import { expect, test } from 'vitest';
import { readCorpus } from '../../../tests/corpora/read-corpus.ts';
import { detectCompany, refusedCompany, type CardCompany } from './card-company.ts';

test.each<[CardCompany, string]>([
  ['visa', '4111 11'],
  ['mastercard', '5555'],
  ['mastercard', '2221 00'],
  ['american_express', '37'],
  ['diners', '3056'],
  ['hipercard', '6062 82'],
  // Ranges of Hipercard within those of Diners, as acquirers in Brazil list them.
  ['hipercard', '3841 00'],
  ['hipercard', '3841 4012'],
  ['hipercard', '3841 6000 0000 0000'],
  ['diners', '3842'],
  ['diners', '3852 0000 0232 37'],
  ['elo', '6362 97'],
])('%s is seen in %j', (company, number) => {
  expect(detectCompany(number)).toBe(company);
});

test.each(['', '4', '6', '38', '3841 0', '6011 1111 1111 1117', '3530 1113 3330 0000', 'abc'])(
  '%j is not a company that a brand accepts, or not yet one',
  (number) => {
    expect(detectCompany(number)).toBeUndefined();
  },
);

const NAMES: Record<string, CardCompany> = {
  'american-express': 'american_express',
  'diners-club': 'diners',
  visa: 'visa',
  mastercard: 'mastercard',
  hipercard: 'hipercard',
  elo: 'elo',
};

test('whole numbers of the corpus are detected, and others are not', () => {
  type Case = { number: string; brandByPrefix: string | null };
  const { cases } = readCorpus<{ cases: Case[] }>('cards');
  const whole = cases.filter(({ number }) => /^[\d ]{14,}$/.test(number));
  const wrong = whole.filter(
    ({ number, brandByPrefix }) => detectCompany(number) !== NAMES[brandByPrefix ?? ''],
  );
  expect(wrong).toEqual([]);
});

// Ranges of the companies' own lists (IIN): JCB 3528 to 3589, Discover 6011, UnionPay 62, Maestro 6759.
test.each([
  ['4111 1111', ['mastercard'], 'visa'],
  ['4111 1111', ['mastercard', 'visa'], undefined],
  ['3530 11', ['visa'], 'JCB'],
  ['6011 1111 1111 1117', ['visa'], 'Discover'],
  ['6200 00', ['visa'], 'UnionPay'],
  ['6759 64', ['visa'], 'Maestro'],
] as const)('D-84: of %j, where %j are accepted, %s is named', (number, accepted, name) => {
  expect(refusedCompany(number, accepted)).toBe(name);
});

// 6508 37 may be a card of Discover, Troy or Maestro.
test.each(['4111 1', '3530 1', '9999 99', '6508 37', ''])(
  'D-84: %j says too little to name a company',
  (number) => expect(refusedCompany(number, [])).toBeUndefined(),
);
