import { expect, test } from 'vitest';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { rules } from '../generated/rules.ts';
import portuguese from './portuguese.json' with { type: 'json' };
import { inLanguage, sharedIn, untranslated } from './translate.ts';

const about = (rule: string, message: string, suggestion?: string): Diagnostic => ({
  file: 'brands/alfa/flows.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  rule,
  severity: 'error',
  message,
  suggestion,
});

test('a finding is said in Portuguese, sentence by sentence, with the names that it speaks of', () => {
  const english = about(
    'next-step',
    "The flow 'default' has no step 'paymet'. Way: lead → paymet. This concerns alfa, beta.",
    "Did you mean 'payment'?",
  );
  expect(inLanguage(english, 'pt-BR')).toMatchObject({
    message:
      "O fluxo 'default' não tem a etapa 'paymet'. Caminho: lead → paymet. Isso afeta alfa, beta.",
    suggestion: "Você quis dizer 'payment'?",
  });
  expect(untranslated(english)).toEqual([]);
  expect(inLanguage(english, 'en')).toBe(english);
});

test('kinds of values are translated within a sentence, names are not', () => {
  const english = about('type', 'plans is a list [ ], but has to be a whole number or null.');
  expect(inLanguage(english, 'pt-BR').message).toBe(
    'plans é uma lista [ ], mas tem de ser um número inteiro ou null.',
  );
});

test('other places are said in Portuguese too', () => {
  const { file, line, column, endLine, endColumn, ...rest } = about('next-step', 'x');
  const place = { file, line, column, endLine, endColumn };
  const related = [{ ...place, message: 'it is still needed here' }];
  expect(inLanguage({ ...place, ...rest, related }, 'pt-BR').related![0]!.message).toBe(
    'ainda é necessário aqui',
  );
});

test.each([
  [
    'step-number',
    "The page 'a' of the screen 'lead' is step 4, but stepsNumber counts only 3.",
    "A página 'a' da tela 'lead' é a etapa 4, mas stepsNumber conta só 3.",
  ],
  [
    'contrast',
    'In light mode a #FFFFFF is hard to read: 1:1 on b #FFFFFF, where 3:1 is needed.',
    'No modo claro, a #FFFFFF é difícil de ler: 1:1 sobre b #FFFFFF, onde é preciso 3:1.',
  ],
  [
    'when-never',
    "This condition can never hold: 'hasPix and area is BR' and 'not hasPix' exclude each other.",
    "Esta condição nunca pode valer: 'hasPix e area é BR' e 'não hasPix' se excluem.",
  ],
  ['same-key', 'This concerns alfa, beta and 4 more.', 'Isso afeta alfa, beta e mais 4.'],
  ['text-draft', "'Terms and more' looks like a draft.", "'Terms and more' parece um rascunho."],
  [
    'value',
    'faqLink is "a. b", which does not have the right form.',
    'faqLink é "a. b", que não tem a forma certa.',
  ],
])('what a sentence of %s names is translated where it is a phrase: %s', (rule, english, said) => {
  expect(inLanguage(about(rule, english), 'pt-BR').message).toBe(said);
});

test.each([
  ['a.json:4: the comma before the closing bracket is gone.', 'a vírgula antes do que fecha saiu.'],
  ['a.json:4: "4" is 4 now.', '"4" agora é 4.'],
  ["a.json:4: 'x' is gone, which a parent says already.", "'x' saiu, pois um pai já o diz."],
])('a fix is reported in Portuguese: %s', (english, said) => {
  expect(sharedIn('pt-BR', `Fixed ${english}`)).toBe(`Corrigido a.json:4: ${said}`);
});

test('a sentence without a translation stays, and is named', () => {
  const english = about('next-step', "Quite new. Did you mean 'x'?");
  expect(inLanguage(english, 'pt-BR').message).toBe("Quite new. Você quis dizer 'x'?");
  expect(untranslated(english)).toEqual(['Quite new.']);
});

/** As many names as its sentence has, each at most once without a number. */
const names = (text: string) => text.match(/\{\d?\}/g) ?? [];
const all = [['every rule', portuguese.shared] as const, ...Object.entries(portuguese.rules)];

test.each(all)('translations name nothing that the sentence of %s does not', (_, sentences) => {
  for (const [english, portuguese] of Object.entries(sentences)) {
    expect(names(portuguese).length, english).toBeLessThanOrEqual(names(english).length);
    expect(english, english).not.toMatch(/\{\d\}/);
  }
});

test('every rule that reports errors speaks Portuguese', () => {
  const errors = rules.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  expect(errors.filter((id) => !Object.hasOwn(portuguese.rules, id))).toEqual([]);
});
