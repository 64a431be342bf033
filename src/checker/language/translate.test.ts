import { expect, test } from 'vitest';
import { beginningOf } from '../../brand/parse/node.ts';
import type { Finding } from '../rule.ts';
import english from './english.json' with { type: 'json' };
import { englishWordsIn } from './language-test-kit.ts';
import portuguese from './portuguese.json' with { type: 'json' };
import { diagnosticOf, inWordsOf } from './say-finding.ts';
import { joinedBy, listed, say } from './sentence.ts';
import { inLanguage } from './translate.ts';

const place = beginningOf('brands/alfa/flows.json');

const finding: Finding = {
  ...place,
  rule: 'next-step',
  severity: 'error',
  message: [
    say('next-step.unknown', { flow: 'default', step: 'paymet' }),
    say('way', { path: 'lead → paymet' }),
    say('concerns', { names: listed(['alfa', 'beta']) }),
  ],
  suggestion: say('did-you-mean', { name: 'payment' }),
  related: [{ ...place, message: say('still-needed-here') }],
  data: { flow: 'default', step: 'paymet' },
};

test('a finding is said in English and in Portuguese', () => {
  const diagnostic = diagnosticOf(finding);
  expect(inLanguage(diagnostic, 'en')).toMatchObject({
    message:
      "The flow 'default' has no step 'paymet'. Way: lead → paymet. This concerns alfa, beta.",
    suggestion: "Did you mean 'payment'?",
    related: [{ message: 'it is still needed here' }],
  });
  expect(inLanguage(diagnostic, 'pt-BR')).toMatchObject({
    message:
      "O fluxo 'default' não tem a etapa 'paymet'. Caminho: lead → paymet. Isso afeta alfa, beta.",
    suggestion: "Você quis dizer 'payment'?",
    related: [{ message: 'ainda é necessário aqui' }],
  });
});

test('a message within a message is said in the same language', () => {
  const types = joinedBy('or', [say('type.integer'), say('type.string'), 'null']);
  const text = say('schema.type', { name: 'plans', kind: say('type.array'), types });
  expect(inWordsOf('pt-BR', text)).toBe(
    'plans é uma lista [ ], mas tem de ser um número inteiro ou um texto entre aspas duplas ou null.',
  );
  expect(inWordsOf('en', text)).toBe(
    'plans is a list [ ], but has to be a whole number or a text in double quotes or null.',
  );
});

test('a condition is said in the same language', () => {
  const condition = say('condition', { condition: 'hasPix and not (area is BR)' });
  expect(inWordsOf('pt-BR', condition)).toBe('hasPix e não (area é BR)');
});

test('a long list ends with the number of its other names', () => {
  const names = [...'abcdefgh'];
  expect(inWordsOf('pt-BR', say('concerns', { names: listed(names) }))).toBe(
    'Isso afeta a, b, c, d, e, f e mais 2.',
  );
});

test('a placeholder without a value is refused', () => {
  expect(() => inWordsOf('en', say('next-step.unknown', { flow: 'default' }))).toThrow("'step'");
});

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

test('both languages have the same messages with the same placeholders', () => {
  expect(Object.keys(portuguese).sort()).toEqual(Object.keys(english).sort());
  const known: Readonly<Record<string, string>> = portuguese;
  const wrong = Object.entries(english).filter(
    ([id, said]) => placeholders(said).join() !== placeholders(known[id]!).join(),
  );
  expect(wrong).toEqual([]);
});

test('no message in Portuguese has an English word', () => {
  const wrong = Object.values(portuguese).filter((said) => englishWordsIn(said).length > 0);
  expect(wrong).toEqual([]);
});
