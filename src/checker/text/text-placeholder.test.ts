import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './text-placeholder.ts';

const text = (words: string) => ({ 'alfa/texts.json': { 'a.b': words } });

test.each([
  'Olá, {productName}!',
  '{n}x de {value}, total {total}',
  'Sem nada',
  '{ }x'.replace('{ }', '{n}'),
])('what is filled in %j', (words) => {
  expect(reportsOf(rule, text(words))).toEqual([]);
});

test.each([
  ['{product}', 'Placeholders: {productName}'],
  ['{productname}', "Did you mean '{productName}'?"],
  ['{ n }', "Did you mean '{n}'?"],
])('nothing fills %s', (written, hint) => {
  expect(reportsOf(rule, text(`x ${written} y`))).toEqual([
    expect.stringContaining(
      `alfa/texts.json a.b: Nothing fills ${written}: buyers would read it as it stands. ${hint}`,
    ),
  ]);
});
