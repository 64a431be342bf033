import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './text-markup.ts';

const text = (words: unknown) => ({ 'alfa/texts.json': { 'a.b': words } });

test.each([
  ['<b>Oi</b>', '<b>'],
  ['Oi<br/>', '<br/>'],
  ['x &nbsp; y', '&nbsp;'],
  ['&#160;', '&#160;'],
  ['<!-- x', '<!--'],
  ['</p>', '</p>'],
])('marks of HTML in %j', (words, mark) => {
  expect(reportsOf(rule, text(words))).toEqual([
    `alfa/texts.json a.b: Texts are plain, but here stands ${mark}. Write it without.`,
  ]);
});

test.each(['2 < 3 e 4 > 3', 'Perguntas & respostas', 'A&B; C', '<3', 3])(
  'no marks in %j',
  (words) => {
    expect(reportsOf(rule, text(words))).toEqual([]);
  },
);
