import { expect, test } from 'vitest';
import { inEnglish } from '../brand-test-kit.ts';
import { richText, RichTextError } from './rich-text.ts';

test('paragraphs, headings, lists, emphasis and links', () => {
  const text =
    '## Antes de {productName}\n\nLeia *com calma* e **até o fim**.\nAssim: [regras](https://a.example.com/r).\n\n1. Um\n2. **Dois**\n\n- x & y\n- 2 < 3';
  expect(richText(text)).toEqual([
    { kind: 'heading', content: ['Antes de {productName}'] },
    {
      kind: 'paragraph',
      content: [
        'Leia ',
        { mark: 'stressed', content: ['com calma'] },
        ' e ',
        { mark: 'strong', content: ['até o fim'] },
        '.\nAssim: ',
        { mark: 'link', href: 'https://a.example.com/r', content: ['regras'] },
        '.',
      ],
    },
    { kind: 'list', isOrdered: true, items: [['Um'], [{ mark: 'strong', content: ['Dois'] }]] },
    { kind: 'list', isOrdered: false, items: [['x & y'], ['2 < 3']] },
  ]);
});

test('an item of a loose list is one run of text, a line break a space', () => {
  expect(richText('- a\n\n- b\n')).toEqual([
    { kind: 'list', isOrdered: false, items: [['a'], ['b']] },
  ]);
  expect(richText('a  \nb \\*c')).toEqual([
    { kind: 'paragraph', content: ['a', ' ', 'b ', '*', 'c'] },
  ]);
});

function problemIn(text: string): string | undefined {
  try {
    richText(text);
  } catch (error) {
    return inEnglish((error as RichTextError).problem);
  }
  return undefined;
}

test.each([
  [
    '![foto](https://a.example.com/x.png)',
    "'![foto](https://a.example.com/x.png)' cannot be drawn",
  ],
  ['a <b>forte</b>', "'<b>' cannot be drawn"],
  ['a `code` b', "'`code`' cannot be drawn"],
  ['- a\n  - b', "'- b' within a list cannot be drawn"],
  ['- a\n  - b\n    c\n\n  d', "'- b\n  c' within a list cannot be drawn"],
  ['- a\n\n  b', "'b' within a list cannot be drawn"],
  ['x &amp; y', "'&amp;' would be shown as it is written. Write the character"],
  ['**R$&nbsp;10**', "'&nbsp;' would be shown"],
  ["[x](javascript:alert('https://a.example.com'))", 'not a whole https address'],
  ['[x](http://a.example.com)', 'not a whole https address'],
  ['[x](//evil.example.com)', 'not a whole https address'],
])('%j is refused', (text, says) => {
  expect(() => richText(text)).toThrow(RichTextError);
  expect(problemIn(text)).toContain(says);
});
