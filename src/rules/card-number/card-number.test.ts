import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Verdict } from '../../../tests/corpora/read-corpus.ts';
import { applyMask } from '../mask.ts';
import { cardNumberMask, detectCompany, refusedCompany, type CardCompany } from './card-company.ts';
import { checkCardNumber, luhn } from './card-number.ts';
import { holdsCardNumber } from './holds-card-number.ts';

type Case = { number: string; luhn: boolean; strict: Verdict; expect: Verdict; message: string };
const { cases } = readCorpus<{ cases: Case[] }>('cards');
const TEXT = 'Revise o número do cartão.';

test('[RULE-46] an empty value passes, while the field refuses it', () => {
  expect(luhn('')).toBe(true);
  expect(checkCardNumber('')).toBe('card-number');
});

test('[RULE-47] doubled digits are summed', () => {
  expect(luhn('79927398713')).toBe(true);
  expect(luhn('79927398710')).toBe(false);
});

test('[RULE-16, RULE-17] the corpus of cards, typed into the masked field and raw', () => {
  const textFor = ({ number }: Case) =>
    checkCardNumber(applyMask(cardNumberMask, number)) ? TEXT : undefined;
  expect(disagreements(cases, textFor)).toEqual([]);
  const strict = cases.map((one) => ({ ...one, expect: one.strict, message: null }));
  expect(disagreements(strict, ({ number }) => checkCardNumber(number))).toEqual([]);
});

test.each([
  ['[RULE-44] blanks are ignored', '4111 1111 1111 1111', undefined],
  ['[RULE-45] other signs are not', '4111-1111-1111-1111', 'card-number'],
  ['[RULE-48] zeros alone', '0000 0000 0000 0000', 'card-number'],
])('%s: %j', (_, number, error) => {
  expect(checkCardNumber(number)).toBe(error);
});

test('[RULE-17, CONST-21] 14, 15 and 16 digits pass, 13 and 17 fail', () => {
  expect(checkCardNumber('4222222222222')).toBe('card-number');
  expect(checkCardNumber('3056 930902 5904')).toBeUndefined();
  expect(checkCardNumber('3782 822463 10005')).toBeUndefined();
  expect(checkCardNumber('4111 1111 1111 1111')).toBeUndefined();
  expect(luhn('35308796121637357')).toBe(true);
  expect(checkCardNumber('35308796121637357')).toBe('card-number');
});

test.each([
  ['4', '4'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822463100051', '3782 8224 6310 0051'],
  ['abcd', ''],
])('%j reads %j', (raw, text) => {
  expect(applyMask(cardNumberMask, raw)).toBe(text);
});

test.each([
  // 13, 16 and 19 digits that pass the Luhn check.
  '4222222222222',
  '4242424242424242',
  '4000000000000000006',
  '4242 4242 4242 4242',
  '4242\u00A04242\u00A04242\u00A04242',
  // Digits of full width.
  '４２４２４２４２４２４２４２４２',
  'meu cartão é 4242 4242 4242 4242, obrigada',
  // Number, CVV and CPF typed in one run.
  '424242424242424212352998224725',
  // Characters that nobody sees, as a copied text may have them (U+200B).
  '4242\u200B4242\u200B4242\u200B4242',
  // The same fifteen digits, where they are not all of the text.
  'meu cartão +374519830620479',
])('%j may hold a card number', (text) => expect(holdsCardNumber(text)).toBe(true));

test.each([
  '',
  '529.982.247-25',
  '+55 11 98765-4321',
  // Fifteen digits that pass, and a plus sign before them.
  '+374519830620479',
  // More than 19 digits in groups, of which no run from 13 to 19 passes.
  '1234567890 1234567890',
  '1 4000000000000000007',
  '4242 4242 4242 4243',
])('%j does not', (text) => expect(holdsCardNumber(text)).toBe(false));

test('a long text of digits in groups takes a time in proportion to its length', () => {
  expect(holdsCardNumber('9 '.repeat(40_000) + 'x 4242 4242 4242 4242')).toBe(true);
});

test.each<[CardCompany, string]>([
  ['visa', '4111 11'],
  ['mastercard', '5555'],
  ['american_express', '37'],
  ['diners', '3056'],
  ['hipercard', '6062 82'],
  // Ranges of Hipercard within those of Diners, as acquirers in Brazil list them.
  ['hipercard', '3841 00'],
  ['diners', '3842'],
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

// Ranges of the companies' own lists (IIN): JCB 3528 to 3589, Discover 6011.
test.each([
  ['4111 1111', ['mastercard'], 'visa'],
  ['3530 11', ['visa'], 'JCB'],
  ['6011 1111 1111 1117', ['visa'], 'Discover'],
  ['4111 1111', ['mastercard', 'visa'], undefined],
] as const)('D-84: of %j, where %j are accepted, %s is named', (number, accepted, name) => {
  expect(refusedCompany(number, accepted)).toBe(name);
});
