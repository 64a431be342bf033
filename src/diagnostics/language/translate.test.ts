import { expect, test } from 'vitest';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { rules } from '../generated/rules.ts';
import { inLanguage, untranslated } from './translate.ts';
import { SHARED_SENTENCES } from './shared-sentences.ts';

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

test('a sentence without a translation stays, and is named', () => {
  const english = about('next-step', "Quite new. Did you mean 'x'?");
  expect(inLanguage(english, 'pt-BR').message).toBe("Quite new. Você quis dizer 'x'?");
  expect(untranslated(english)).toEqual(['Quite new.']);
});

/** As many names as its sentence has, each at most once without a number. */
const names = (text: string) => text.match(/\{\d?\}/g) ?? [];
const all = [
  ['every rule', SHARED_SENTENCES] as const,
  ...rules.flatMap(({ meta }) => (meta.pt ? [[meta.id, meta.pt] as const] : [])),
];

test.each(all)('translations name nothing that the sentence of %s does not', (_, sentences) => {
  for (const [english, portuguese] of Object.entries(sentences)) {
    expect(names(portuguese).length, english).toBeLessThanOrEqual(names(english).length);
    expect(english, english).not.toMatch(/\{\d\}/);
  }
});

/** The rules whose sentences nobody has translated yet; this list may only shrink. */
const IN_ENGLISH = ['brand-file'];

test('every rule that reports errors speaks Portuguese', () => {
  const left = rules.filter(({ meta }) => meta.severity === 'error' && !meta.pt);
  expect(left.map(({ meta }) => meta.id).filter((id) => !IN_ENGLISH.includes(id))).toEqual([]);
});
