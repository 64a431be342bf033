import { expect, test } from 'vitest';
import { fillText } from './sale-at.ts';

test.each([
  ['Etapa {n} de {total}', { n: '2', total: '3' }, 'Etapa 2 de 3'],
  ['{a}{a}', { a: 'x' }, 'xx'],
  ['Olá, {name}!', {}, 'Olá, {name}!'],
  ['Olá, {name}!', { name: undefined }, 'Olá, {name}!'],
  ['{a}', { a: '{b}', b: 'never' }, '{b}'],
  ['{a}', { a: '$&' }, '$&'],
  ['sem lacunas', { a: 'x' }, 'sem lacunas'],
])('%s with %o', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
