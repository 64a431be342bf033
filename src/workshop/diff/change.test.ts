import { expect, test } from 'vitest';
import { sayIn } from '../say.ts';
import { brandsOf, subjectOf } from './change.ts';

test.each<[document: string, path: string[], subject: string]>([
  ['flows', ['flows', 'default'], 'steps'],
  ['registry', ['default'], 'settings'],
  ['fields/cpf', ['schema'], 'fields'],
  ['screens/lead', ['blocks'], 'fields'],
  ['brand', [], 'brands'],
  ['brand', ['orderBump', 'planId'], 'prices'],
  ['brand', ['logoFile'], 'look'],
  ['brand', ['payment', 'currentStep'], 'steps'],
  ['brand', ['key'], 'settings'],
])('%s %j is about %s', (document, path, subject) => {
  expect(subjectOf(document, path)).toBe(subject);
});

test.each([
  [[], 'no brand'],
  [['a'], 'a'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'a, b, c, d, e, f and 2 more brands'],
])('%j is read as %s', (brands, text) => {
  expect(brandsOf(brands, sayIn('en'))).toBe(text);
});
