import { expect, test } from 'vitest';
import { inEnglish } from '../brand-test-kit.ts';
import { beginningOf } from './node.ts';
import { problemAt } from '../problem.ts';
import { readNodes } from './read-nodes.ts';
import { findSyntaxError } from './syntax-errors.ts';

const saidIn = (text: string) => {
  const { offset, id, data } = findSyntaxError(text, readNodes('x', text).error!);
  const { message, suggestion } = problemAt(beginningOf('x'), id, data);
  return { offset, message: inEnglish(message), suggestion: inEnglish(suggestion) };
};

const CONFLICT = `{
▸<<<<<<< HEAD
  "a": 1,
=======
  "a": 2,
>>>>>>> other
  "b": 3
}`;

/** In each text, '▸' stands before the offset of the error. */
test.each([
  ['the first of several', '{\n  "a": ▸verdadeiro,\n  "b": \'x\',\n  "c": 12px\n}'],
  ['a tab in a text', '{\n  "a": "x▸\ty",\n  "b": ,\n  "c": 1\n}'],
  ['a conflict', CONFLICT],
  ['a conflict with its base', CONFLICT.replace('=======', '||||||| old\n  "a": 0,\n=======')],
  ['a conflict before any other error', `[\nsim,\n${CONFLICT}\n]`],
  ['lines of a conflict alone', '[\n▸<<<<<<<\n1,\n||||||| old\n2\n]'],
  ['half a conflict', '{\n▸=======\n  "a": 2,\n>>>>>>> other\n  "b": 3\n}'],
  ['none of a conflict within texts', '{\n  "a": "=======",\n  "b": "<<<<<<< x",\n  "c": ▸sim\n}'],
  ['a blank that nobody sees', '{ "a": ▸\u00A01 }'],
  ['a comment of HTML', '{ ▸<!-- old --> "a": 1 }'],
  ['quotes within a text', '{ "a": "diz "▸sim" a tudo" }'],
  ['a backslash', '{ "a": "x▸\\q" }'],
  ['a text over two lines', '{\n  "a": ▸"x\n  and y",\n  "z": sim\n}'],
  ['a key without quotes before a brace', '{\n  ▸a: {\n    "z": sim\n  }\n}'],
])('the error is %s', (_, marked) => {
  const { offset, message, suggestion } = saidIn(marked.replaceAll('▸', ''));
  expect(offset).toBe(marked.indexOf('▸'));
  expect([message, suggestion]).not.toContain('');
});

test.each([
  ['a page of HTML', '\n  <html>'],
  ['something else', '---\nkey: value'],
  ['something else', 'name;price\nA;1'],
  ['something else', 'const brand = {}'],
])('%s is called so: %j', (what, text) => {
  expect(saidIn(text)).toMatchObject({
    offset: text.search(/\S/),
    message: `This is not JSON, but ${what}: a brand file begins with {.`,
    suggestion: expect.stringContaining('Git'),
  });
});

test.each(['key: { "a": 1 }', 'importance', '<<<<<<< HEAD\n{}', 'a'])(
  '%j is JSON with a mistake',
  (text) => {
    expect(saidIn(text).message).not.toContain('This is not JSON');
  },
);

test('a conflict is called by its name, with its lines', () => {
  const error = saidIn(CONFLICT.replace('▸', ''));
  expect(`${error.message} ${error.suggestion}`).toBe(
    'A merge conflict is not resolved: lines 2 to 6 hold two versions. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  );
});

test.each([
  ['verdadeiro', 'true, or "verdadeiro" where a text is meant'],
  ['Não', 'false, or "Não" where a text is meant'],
])('for %s one writes %s', (word, meant) => {
  const error = saidIn(`{ "a": ${word} }`);
  expect(error.suggestion).toBe(`Write ${meant}.`);
});

const NO_CLOSING = 'is never closed.';

/** In each text, '▸' stands before the offset where the mistake is. */
test.each<[text: string, message: string]>([
  ['▸', 'There is no value here.'],
  ['▸a": 1', 'A double quote (") is missing in this line.'],
  ['{ "a": 1▸, }', 'A comma stands before the closing }.'],
  ['{ "a": 1, ▸, "b": 2 }', 'Two commas follow each other.'],
  ['{ "a": 1▸ "b": 2 }', 'A comma is missing behind this.'],
  ['{ "a"▸, "b": 1 }', 'This key has no value.'],
  ['{ "a"▸ 1 }', 'A colon is missing behind this key.'],
  ['{ "a": 12▸,5 }', 'A decimal comma is not JSON.'],
  ['{ "a": 1, "b": "x", ▸5 }', 'A key is expected here.'],
  ['{} ▸{}', 'Something follows behind the end.'],
  ['{ "a": 1, ▸true: 2 }', 'A key is expected here.'],
  ['{ "a":▸ }', 'The value is missing here.'],
  ['{ "a": 1▸', `The { of line 1 ${NO_CLOSING}`],
  ['{\n  "a": [1, 2▸\n}', `The [ of line 2 ${NO_CLOSING}`],
  [
    '{\n  "x": {\n    "a": [\n      1,▸\n    "c": 2\n    }\n  }\n}',
    `The [ of line 3 ${NO_CLOSING}`,
  ],
  // Lines that are indented too little are no reason to doubt the braces of a text that has them all.
  ['{\n  "a": {\n    "b": 1,\n  "c": 2▸ "d": 3\n  }\n}', 'A comma is missing behind this.'],
  ['{ "a": 1 ▸: 2 }', 'A colon stands where nothing should follow.'],
  ['{\n  "a": {\n    "b": 1▸\n  "c": 2\n}', `The { of line 2 ${NO_CLOSING}`],
  ['{\n  "a"\n  ▸b": 1\n}', 'A double quote (") is missing in this line.'],
  ['{ ▸\'a": 1 }', "The quote ' is of the wrong kind."],
])('%s: %s', (text, message) => {
  const error = saidIn(text.replace('▸', ''));
  expect(error.message).toBe(message);
  expect(error.offset).toBe(text.indexOf('▸'));
  expect(error.suggestion).not.toBe('');
});
