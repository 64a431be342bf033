import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkPhone, formatPhone, phoneMasks, normalizePhone, type PhoneLocale } from './phone.ts';

type Case = Expectation & { input: string; locale: 'pt-BR' | 'pt-MZ' };
const TEXTS = { plus: 'Insira um número válido', national: '(text of the locale)' };

const localeOf = ({ locale }: Case): PhoneLocale => (locale === 'pt-MZ' ? 'MZ' : 'BR');
const typed = (raw: string, locale: PhoneLocale) => checkPhone(formatPhone(raw, locale), locale);

test('[RULE-11, RULE-12] the corpus of phones earns its verdicts and texts', () => {
  const { cases } = readCorpus<{ cases: Case[] }>('phones');
  const textFor = (one: Case) => {
    const error = typed(one.input, localeOf(one));
    return error && TEXTS[error];
  };
  expect(disagreements(cases, textFor)).toEqual([]);
  const national = cases.filter(({ expect, message }) => expect === 'invalid' && !message);
  expect(national.filter((one) => typed(one.input, localeOf(one)) !== 'national')).toEqual([]);
});

test('[RULE-11, CONST-18] with a plus: 6 characters, and at most 15 digits', () => {
  expect(checkPhone('+1234', 'BR')).toBe('plus');
  expect(checkPhone('+12345', 'BR')).toBeUndefined();
  expect(checkPhone('+123456789012345', 'BR')).toBeUndefined();
  expect(checkPhone('+1234567890123456', 'BR')).toBe('plus');
  expect(checkPhone('+abcdef', 'BR')).toBe('plus');
});

test.each<[string, PhoneLocale]>([
  ['01 98765-4321', 'BR'],
  ['10 98765-4321', 'BR'],
  ['81 123 1234', 'MZ'],
  ['84 123 12345', 'MZ'],
])('[RULE-12] [RULE-15] %j is no mobile number of %s', (value, locale) => {
  expect(checkPhone(value, locale)).toBe('national');
});

test.each<[string, PhoneLocale, string]>([
  ['11987654321', 'BR', '11 98765-4321'],
  ['+55 11 98765-4321', 'BR', '11 98765-4321'],
  ['5511987654321', 'BR', '11 98765-4321'],
  ['011 98765-4321', 'BR', '11 98765-4321'],
  ['0 15 11 98765-4321', 'BR', '11 98765-4321'],
  ['01198765432', 'BR', '01 19876-5432'],
  ['+55 11 3123-4567', 'BR', '+551131234567'],
  ['+258 84 123 1234', 'BR', '+258841231234'],
  // One digit more, before or behind, is a number of another country, or a mistake to be seen.
  ['+55 11 98765-43210', 'BR', '+55119876543210'],
  ['+1 55 11 98765-4321', 'BR', '+15511987654321'],
  // A zero that is dialled within the country only, behind its code.
  ['+55 (0)11 98765-4321', 'BR', '11 98765-4321'],
  ['+44 (0)20 7946 0000', 'BR', '+442079460000'],
  ['+39 06 1234 5678', 'BR', '+390612345678'],
  ['11+9', 'BR', '11 9'],
  ['abc', 'BR', ''],
  ['841231234', 'MZ', '84 123 1234'],
  ['+258 84 123 1234', 'MZ', '84 123 1234'],
  ['00258841231234', 'MZ', '84 123 1234'],
  ['+25821123456', 'MZ', '+25821123456'],
])('[RULE-12] %j in %s reads %j', (raw, locale, text) => {
  expect(formatPhone(raw, locale)).toBe(text);
});

test.each([
  ['+5511987654321', '+5511987654321'],
  ['+4407911', '+4407911'],
  ['11 98765-43210', '119876543210'],
  ['5511987654321', '11987654321'],
  ['021929876543', '021929876543'],
])('while it is typed, %s in Brazil means %s', (raw, text) => {
  expect(phoneMasks.BR.readTyped!(raw)).toBe(text);
});

test.each<[string, PhoneLocale, string]>([
  ['84 123 1234', 'MZ', '+258841231234'],
  ['11 98765-4321', 'BR', '+5511987654321'],
  ['+1 415 555 2671', 'BR', '+14155552671'],
  ['+4407911123456', 'BR', '+447911123456'],
])('[RULE-15] %j of %s is %j in E.164', (value, locale, e164) => {
  expect(normalizePhone(value, locale)).toBe(e164);
});

test('[ERROR-10] a failure returns the raw value with an error flag', () => {
  expect(normalizePhone('abc', 'BR')).toBeUndefined();
  expect(normalizePhone(' 24 123 1234', 'MZ')).toBeUndefined();
});
