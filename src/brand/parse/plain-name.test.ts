import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['alfa', 'alfa'],
  ['Segunda Chance', 'segunda-chance'],
  ['Avaliação & Prática', 'avaliacao-pratica'],
  ['São João 2026', 'sao-joao-2026'],
  ['  --ENEM--  ', 'enem'],
  ['a__b..c', 'a-b-c'],
  ['日本', ''],
])('%j in an address is %j', (text, name) => {
  expect(plainName(text)).toBe(name);
});
