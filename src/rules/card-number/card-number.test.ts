import { describe, expect, test } from 'vitest';
import { disagreements, readCorpus, type Verdict } from '../../../tests/corpora/read-corpus.ts';
import { formatCardNumber } from './card-number-mask.ts';
import { checkCardNumber, luhn } from './card-number.ts';

type Case = { number: string; luhn: boolean; strict: Verdict; expect: Verdict; message: string };
const { cases } = readCorpus<{ cases: Case[] }>('cards');
const TEXT = 'Revise o número do cartão.';

describe('Luhn', () => {
  test('[RULE-44] spaces are ignored', () => {
    expect(luhn('4111 1111 1111 1111')).toBe(true);
    expect(luhn('4111111111111111')).toBe(true);
  });

  test('[RULE-45] anything but digits fails', () => {
    expect(luhn('4111-1111-1111-1111')).toBe(false);
    expect(luhn('4111111111111111a')).toBe(false);
  });

  test('[RULE-46] an empty value passes, while the field refuses it', () => {
    expect(luhn('')).toBe(true);
    expect(checkCardNumber('')).toBe('card-number');
  });

  test('[RULE-47] doubled digits are summed', () => {
    expect(luhn('79927398713')).toBe(true);
    expect(luhn('79927398710')).toBe(false);
  });

  test('[RULE-48] a total of zero fails', () => {
    expect(luhn('0000 0000 0000 0000')).toBe(false);
  });
});

describe('rule', () => {
  test('[RULE-16, RULE-17] the corpus of cards, typed into the masked field', () => {
    const textFor = ({ number }: Case) =>
      checkCardNumber(formatCardNumber(number)) ? TEXT : undefined;
    expect(disagreements(cases, textFor)).toEqual([]);
  });

  test('[RULE-16, RULE-17] the corpus of cards, raw', () => {
    const strict = cases.map((one) => ({ ...one, expect: one.strict, message: null }));
    expect(disagreements(strict, ({ number }) => checkCardNumber(number))).toEqual([]);
  });

  test('[RULE-17, CONST-21] 14, 15 and 16 digits pass, 13 and 17 fail', () => {
    expect(checkCardNumber('4222222222222')).toBe('card-number');
    expect(checkCardNumber('3056 930902 5904')).toBeUndefined();
    expect(checkCardNumber('3782 822463 10005')).toBeUndefined();
    expect(checkCardNumber('4111 1111 1111 1111')).toBeUndefined();
    expect(luhn('35308796121637357')).toBe(true);
    expect(checkCardNumber('35308796121637357')).toBe('card-number');
  });
});
