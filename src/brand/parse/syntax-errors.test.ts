import { expect, test } from 'vitest';
import { findSyntaxErrors } from './syntax-errors.ts';

/** In each text, '▸' stands before every offset where an error is. */
function offsetsIn(marked: string): { text: string; offsets: number[] } {
  const parts = marked.split('▸');
  let length = 0;
  const offsets = parts.slice(0, -1).map((part) => (length += part.length));
  return { text: parts.join(''), offsets };
}

const CONFLICT = `{
▸<<<<<<< HEAD
  "a": 1,
=======
  "a": 2,
>>>>>>> other
  "b": 3
}`;

test.each([
  ['nothing', '{ "a": 1 }'],
  ['commas that are missing', '{\n  "a": 1▸\n  "b": 2▸\n  "c": 3\n}'],
  ['commas too many', '{\n  "a": [1▸, ],\n  "b": 2▸,\n}'],
  ['words and quotes', '{\n  "a": ▸verdadeiro,\n  "b": ▸\'x\',\n  "c": ▸12px\n}'],
  ['a quote that is missing, then a comma', '{\n  ▸a": "x",\n  "b": 1▸\n  "c": 2\n}'],
  ['a text never closed, then a colon', '{\n  "a": ▸"x,\n  "b"▸ 1\n}'],
  ['comments', '{\n  ▸// one\n  "a": 1, ▸/* two */\n  "b": 1▸\n  "c": 1\n}'],
  ['a tab in a text, a value that is missing', '{\n  "a": "x▸\ty",\n  "b":▸ ,\n  "c": 1\n}'],
  ['several of one line, of which the first counts', '{ "a": ▸sim, "b": nao, "c": 1, }'],
  ['nothing behind a brace that is never closed', '{\n  "a": ▸sim,\n  "b": {\n    "c": 1▸\n'],
  ['a conflict', CONFLICT],
  ['a conflict with lines of Windows', CONFLICT.replaceAll('\n', '\r\n')],
  ['a conflict with its base', CONFLICT.replace('=======', '||||||| old\n  "a": 0,\n=======')],
  ['two conflicts', `[\n${CONFLICT},\n${CONFLICT}\n]`],
  ['a conflict and another error', CONFLICT.replace('"b": 3', '"b": ▸nulo')],
  ['half a conflict', '{\n▸=======\n  "a": 2,\n▸>>>>>>> other\n  "b": 3\n}'],
])('the errors are %s', (_, marked) => {
  const { text, offsets } = offsetsIn(marked);
  expect(findSyntaxErrors(text).map(({ offset }) => offset)).toEqual(offsets);
});

test('a conflict is called by its name, with its lines', () => {
  const [error] = findSyntaxErrors(CONFLICT.replace('▸', ''));
  expect(`${error!.message} ${error!.suggestion}`).toBe(
    'A merge conflict is not resolved: lines 2 to 6 hold two versions. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  );
});

test.each([
  ['verdadeiro', 'true, or "verdadeiro" where a text is meant'],
  ['TRUE', 'true'],
  ['Não', 'false, or "Não" where a text is meant'],
  ['nulo', 'null, or "nulo" where a text is meant'],
])('for %s one writes %s', (word, meant) => {
  const [error] = findSyntaxErrors(`{ "a": ${word} }`);
  expect(error!.suggestion).toBe(`Write ${meant}.`);
});

test('ten errors are plenty', () => {
  const text = `[\n${'sim,\n'.repeat(20)}1]`;
  expect(findSyntaxErrors(text)).toHaveLength(10);
});
