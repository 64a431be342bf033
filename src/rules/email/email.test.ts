import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkEmail } from './email.ts';

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

test('[CONST-17] the shortest address with parts of two has 8 characters', () => {
  expect(checkEmail('ab@cd.ef')).toBeUndefined();
});

test('a domain of another script passes as it travels, and not as it is written', () => {
  expect(checkEmail('nome@xn--dominio-bza.com.br')).toBeUndefined();
  expect(checkEmail('nome@xn--e1aybc.xn--p1ai')).toBeUndefined();
  expect(checkEmail('nome@domínio.com.br')).toBe('email');
  expect(checkEmail('nome@dominio.xn--')).toBe('email');
  expect(checkEmail('nome@dominio.xn--a1')).toBeUndefined();
  expect(checkEmail('nome@dominio.xn--a-')).toBe('email');
});

test.each([
  ['[RULE-06] local part of 2', 'a@dominio.com', 'ab@dominio.com'],
  ['[RULE-07] domain part of 2', 'nome@d.com', 'nome@dd.com'],
  ['[RULE-07] labels that are not empty', 'nome@dd..com', 'nome@dd.d.com'],
  ['[RULE-08] no accents', 'joão@dominio.com', 'joao@dominio.com'],
  ['[RULE-09] one @', 'nome@@dominio.com', 'nome@dominio.com'],
  ['[RULE-09] a second @ later', 'nome@dominio.com@outro.com', 'nome@dominio.com'],
  ['[RULE-09] an @', 'nome dominio.com', 'nome@dominio.com'],
  ['[RULE-09] a top level', 'nome@dominio', 'nome.sobrenome+1@dominio.com.br'],
  ['[RULE-10] local part of 64', `${'a'.repeat(65)}@dominio.com`, `${'a'.repeat(64)}@dominio.com`],
])('%s: %s fails, %s passes', (_, wrong, right) => {
  expect(checkEmail(wrong)).toBe('email');
  expect(checkEmail(right)).toBeUndefined();
});
