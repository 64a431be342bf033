import { expect, test } from 'vitest';
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

test('what only GitHub reads as Markdown is plain text', () => {
  const text = 'a ~~b~~ www.example.com';
  expect(richText(text)).toEqual([{ kind: 'paragraph', content: [text] }]);
});

test('an item of a loose list is one run of text, a line break a space', () => {
  expect(richText('- a\n\n- b\n')).toEqual([
    { kind: 'list', isOrdered: false, items: [['a'], ['b']] },
  ]);
  expect(richText('a  \nb \\*c')).toEqual([
    { kind: 'paragraph', content: ['a', ' ', 'b ', '*', 'c'] },
  ]);
});

test.each([
  ['![foto](https://a.example.com/x.png)', /cannot be drawn/],
  ['<script>alert(1)</script>', /cannot be drawn/],
  ['a <b>forte</b>', /cannot be drawn/],
  ['`code`', /cannot be drawn/],
  ['> dito', /cannot be drawn/],
  ['- a\n  - b', /within a list/],
  ['[x](javascript:alert(1))', /not a whole https address/],
  ['[x](http://a.example.com)', /not a whole https address/],
  ['[x](//evil.example.com)', /not a whole https address/],
])('%j is refused', (text, says) => {
  expect(() => richText(text)).toThrow(RichTextError);
  expect(() => richText(text)).toThrow(says);
});
