import field from '../../../schemas/fields/email.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkEmail } from './email.ts';
import { maskEmail } from './mask-email.ts';
import { suggestEmail } from './suggest-email.ts';

const TEXT = 'Insira um email válido.';

test('the corpus of addresses', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('emails');
  const textFor = ({ input }: { input: string }) => (checkEmail(input) ? TEXT : undefined);
  expect(disagreements(cases, textFor)).toEqual([]);
});

const addressOf = (length: number) => `nome@${'d'.repeat(50)}.${'e'.repeat(length - 60)}.com`;

test('[RULE-05, CONST-17] 7 to 80 characters, blanks around not counted', () => {
  expect(checkEmail('ab@c.d')).toBe('email');
  expect(addressOf(80)).toHaveLength(80);
  expect(checkEmail(addressOf(80))).toBeUndefined();
  expect(checkEmail(`  ${addressOf(80)} `)).toBeUndefined();
  expect(checkEmail(addressOf(81))).toBe('email');
});

test('a domain of another script passes as it travels, and not as it is written', () => {
  expect(checkEmail('nome@xn--e1aybc.xn--p1ai')).toBeUndefined();
  expect(checkEmail('nome@domínio.com.br')).toBe('email');
  expect(checkEmail('nome@dominio.xn--')).toBe('email');
  expect(checkEmail('nome@dominio.xn--a-')).toBe('email');
});

test.each([
  ['[RULE-06] local part of 2', 'a@dominio.com', 'ab@dominio.com'],
  ['[RULE-07] domain part of 2', 'nome@d.com', 'nome@dd.com'],
  ['[RULE-07] labels that are not empty', 'nome@dd..com', 'nome@dd.d.com'],
  ['[RULE-08] no accents', 'joão@dominio.com', 'joao@dominio.com'],
  ['[RULE-09] one @', 'nome@@dominio.com', 'nome@dominio.com'],
  ['[RULE-09] a second @ later', 'nome@dominio.com@outro.com', 'nome@dominio.com'],
  ['[RULE-09] a top level', 'nome@dominio', 'nome.sobrenome+1@dominio.com.br'],
  ['[RULE-10] local part of 64', `${'a'.repeat(65)}@dominio.com`, `${'a'.repeat(64)}@dominio.com`],
])('%s: %s fails, %s passes', (_, wrong, right) => {
  expect(checkEmail(wrong)).toBe('email');
  expect(checkEmail(right)).toBeUndefined();
});

test.each([
  ['maria@mail.example', 'm***@mail.example'],
  [' maria.silva+compras@gmial.com ', 'm***@gmial.com'],
  // A code point of two UTF-16 units is not cut in half.
  ['𝒶na@mail.example', '𝒶***@mail.example'],
])('%j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test.each(['', 'maria', '@mail.example'])('nothing of %j is shown: no address is in it', (text) => {
  expect(maskEmail(text)).toBe('***');
});

const suggest = (address: string) => suggestEmail(address, field.ui['ui:options'].domains);

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@YAHO.com.br', 'ana@yahoo.com.br'],
  [' ana@iclod.com ', 'ana@icloud.com'],
])('%j was probably meant as %s', (typed, meant) => {
  expect(suggest(typed)).toBe(meant);
});

test.each([
  ['of the list', 'ana@gmail.com'],
  ['of somebody else', 'ana@mail.example'],
  ['without an address', '@gmial.com'],
])('a domain %s is left alone', (_, typed) => {
  expect(suggest(typed)).toBeUndefined();
});

test.each([[['abcdxx.com', 'abcdex.com']], [['abcdex.com', 'abcdxx.com']]])(
  'of %j the nearest is meant',
  (domains) => {
    expect(suggestEmail('ana@abcdef.com', domains)).toBe('ana@abcdex.com');
  },
);

test('where two domains are as near, nobody knows which was meant', () => {
  expect(suggestEmail('ana@abcdef.com', ['abcdeg.com', 'abcdeh.com'])).toBeUndefined();
});
