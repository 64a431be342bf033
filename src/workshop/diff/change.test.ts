import { expect, test } from 'vitest';
import { SUBJECTS, brandsOf, subjectOf } from './change.ts';

test.each<[document: string, path: string[], subject: string]>([
  ['texts', ['a.b'], 'texts'],
  ['theme', ['light'], 'look'],
  ['flows', ['flows', 'default'], 'steps'],
  ['sandbox', ['people'], 'sandbox'],
  ['images', ['logo.svg'], 'images'],
  ['registry', ['default'], 'settings'],
  ['fields/cpf', ['schema'], 'fields'],
  ['screens/lead', ['blocks'], 'fields'],
  ['brand', [], 'brands'],
  ['brand', ['product', 'name'], 'prices'],
  ['brand', ['offers'], 'prices'],
  ['brand', ['orderBump', 'planId'], 'prices'],
  ['brand', ['priceMode'], 'prices'],
  ['brand', ['links', 'test'], 'links'],
  ['brand', ['faqLink'], 'links'],
  ['brand', ['access'], 'links'],
  ['brand', ['style'], 'look'],
  ['brand', ['dsMode'], 'look'],
  ['brand', ['logoFile'], 'look'],
  ['brand', ['stepsNumber'], 'steps'],
  ['brand', ['payment', 'currentStep'], 'steps'],
  ['brand', ['pix', 'currentStep'], 'steps'],
  ['brand', ['payment', 'other'], 'settings'],
  ['brand', ['key'], 'settings'],
])('%s %j is about %s', (document, path, subject) => {
  expect(subjectOf(document, path)).toBe(subject);
  expect(SUBJECTS).toContain(subject);
});

test.each([
  [[], 'no brand'],
  [['a'], 'a'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d, e, f'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'a, b, c, d, e, f and 2 more brands'],
])('%j is read as %s', (brands, text) => {
  expect(brandsOf(brands)).toBe(text);
});
