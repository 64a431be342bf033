import { expect, test } from 'vitest';
import { checkCardHolder } from './card-holder.ts';

test.each([
  'ANA LIMA',
  'JOSÉ JR.',
  'EMPRESA 3 LTDA',
  "O'NEILL & FILHOS",
  `${'A'.repeat(13)} ${'B'.repeat(12)}`,
  `${'e\u0301'.repeat(13)} ${'e\u0301'.repeat(12)}`,
  `ANA${' '.repeat(30)}LIMA`,
  `Li M${'\u0301'.repeat(196)}`,
])('%j is a name on a card', (name) => {
  expect(checkCardHolder(name)).toBeUndefined();
});

test.each([
  ['', 'short'],
  ['MADONNA', 'short'],
  [`${'A'.repeat(13)} ${'B'.repeat(13)}`, 'long'],
  [`Li M${'\u0301'.repeat(197)}`, 'long'],
  ['ANA\u0007 LIMA', 'characters'],
  ['ANA \u{200B}LIMA', 'characters'],
  ['ANA 4111111111111111', 'characters'],
])('%j is not: %s', (name, error) => {
  expect(checkCardHolder(name)).toBe(error);
});
