import { expect, test } from 'vitest';
import { inEnglish } from '../brand-test-kit.ts';
import { beginningOf } from './node.ts';
import { problemAt } from '../problem.ts';
import { findSyntaxErrors } from './syntax-errors.ts';

const saidIn = (text: string) =>
  findSyntaxErrors(text).map(({ offset, id, data }) => {
    const { message, suggestion } = problemAt(beginningOf('x'), 'json-syntax', id, data);
    return { offset, message: inEnglish(message), suggestion: inEnglish(suggestion) };
  });

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
  ['comments', '{\n  ▸// one\n  "a": 1, ▸/* two */\n  "b": 1▸\n  "c": 1\n}'],
  ['a tab in a text, a value that is missing', '{\n  "a": "x▸\ty",\n  "b":▸ ,\n  "c": 1\n}'],
  ['several of one line, of which the first counts', '{ "a": ▸sim, "b": nao, "c": 1, }'],
  ['nothing behind a brace that is never closed', '{\n  "a": ▸sim,\n  "b": {\n    "c": 1▸\n'],
  ['a conflict', CONFLICT],
  ['a conflict with lines of Windows', CONFLICT.replaceAll('\n', '\r\n')],
  ['a conflict with its base', CONFLICT.replace('=======', '||||||| old\n  "a": 0,\n=======')],
  ['two conflicts', `[\n${CONFLICT},\n${CONFLICT}\n]`],
  ['an error and a conflict', `[\n▸sim,\n${CONFLICT}\n]`],
  ['lines of a conflict alone', '[\n▸<<<<<<<\n1,\n▸||||||| old\n2,\n▸>>>>>>>\n3\n]'],
  ['none of a conflict within texts', '{\n  "a": "=======",\n  "b": "<<<<<<< x",\n  "c": ▸sim\n}'],
  ['a conflict and another error', CONFLICT.replace('"b": 3', '"b": ▸nulo')],
  ['half a conflict', '{\n▸=======\n  "a": 2,\n▸>>>>>>> other\n  "b": 3\n}'],
])('the errors are %s', (_, marked) => {
  const { text, offsets } = offsetsIn(marked);
  const errors = saidIn(text);
  expect(errors.map(({ offset }) => offset)).toEqual(offsets);
  expect(errors.flatMap(({ message, suggestion }) => [message, suggestion])).not.toContain('');
});

/** Each is an entry that is followed by another line with an error. */
test.each([
  ['two commas', '"a": 1, ▸,'],
  ['a comma before a bracket', '"a": [1▸,],'],
  ['no colon', '"a"▸ 1,'],
  ['no value', '"a"▸,'],
  ['a decimal comma', '"a": 12▸,5,'],
  ['single quotes', '"a": ▸\'xyz\','],
  ['an equals sign', '"a" ▸= 1,'],
  ['a blank that nobody sees', '"a": ▸\u00A01,'],
  ['such a blank at the end', '"a": 1,▸\u00A0'],
  ['a comment of HTML', '▸<!-- old --> "a": 1,'],
  ['a comment behind', '"a": 1, ▸# old'],
  ['quotes within a text', '"a": "diz "▸sim" a tudo",'],
  ['a letter behind a text', '"a": "x"▸y,'],
  ['a backslash', '"a": "x▸\\q",'],
  ['a wrong escape', '"a": "x▸\\u12",'],
  ['a word', '"a": ▸abc,'],
])('a text is read on behind %s', (_, entry) => {
  const { text, offsets } = offsetsIn(`{\n  ${entry}\n  "z": ▸sim\n}`);
  expect(findSyntaxErrors(text).map(({ offset }) => offset)).toEqual(offsets);
});

test.each([
  ['a semicolon', '{\n  "a": 1▸;\n  "z": sim\n}'],
  ['a text over two lines', '{\n  "a": ▸"x\n  and y",\n  "z": sim\n}'],
  ['a text without its quote', '{\n  "a": ▸"xyz,\n  "z": sim\n}'],
  ['a key without its quote', '{\n  ▸a": 1,\n  "z": sim\n}'],
  ['a key without quotes before a brace', '{\n  ▸a: {\n    "z": sim\n  }\n}'],
  ['a brace too many', '{\n  "a": 1\n} ▸}\nsim'],
  ['a quote that is missing among braces', '[\n  { ▸a": 1 },\n  sim\n]'],
])('it is not behind %s', (_, marked) => {
  const { text, offsets } = offsetsIn(marked);
  expect(findSyntaxErrors(text).map(({ offset }) => offset)).toEqual(offsets);
});

test.each([
  ['a page of HTML', '<!doctype html><title>404</title>'],
  ['a page of HTML', '\n  <html>'],
  ['something else', '---\nkey: value'],
  ['something else', 'key: value\nother: 2'],
  ['something else', 'theme.color = red'],
  ['something else', 'name;price\nA;1'],
  ['something else', 'name,price\nA,1'],
  ['something else', ' export default {}'],
  ['something else', 'module.exports = {}'],
  ['something else', 'const brand = {}'],
  ['something else', 'import brand from "x"'],
])('%s is called so: %j', (what, text) => {
  const errors = saidIn(text);
  expect(errors).toMatchObject([
    {
      offset: text.search(/\S/),
      message: `This is not JSON, but ${what}: a brand file begins with {.`,
      suggestion: expect.stringContaining('Git'),
    },
  ]);
});

test.each(['key: { "a": 1 }', 'importance', '<<<<<<< HEAD\n{}', 'a'])(
  '%j is JSON with a mistake',
  (text) => {
    expect(saidIn(text)[0]!.message).not.toContain('This is not JSON');
  },
);

test('a conflict is called by its name, with its lines', () => {
  const [error] = saidIn(CONFLICT.replace('▸', ''));
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
  const [error] = saidIn(`{ "a": ${word} }`);
  expect(error!.suggestion).toBe(`Write ${meant}.`);
});

test('ten errors are plenty', () => {
  const text = `[\n${'sim,\n'.repeat(20)}1]`;
  expect(findSyntaxErrors(text)).toHaveLength(10);
});

const NO_CLOSING = 'is never closed.';

/** In each text, '▸' stands before the offset where the mistake is. */
test.each<[text: string, message: string]>([
  ['▸', 'There is no value here.'],
  ['▸}', 'There is no value here.'],
  ['▸:', 'There is no value here.'],
  ['▸a": 1', 'A double quote (") is missing in this line.'],
  ['[▸: 1]', 'The value is missing here.'],
  ['{ "a": 1▸, }', 'A comma stands before the closing }.'],
  ['{ "a": [1▸, ] }', 'A comma stands before the closing ].'],
  ['{ "a": 1, ▸, "b": 2 }', 'Two commas follow each other.'],
  ['[1, ▸, 2]', 'Two commas follow each other.'],
  ['{ "a": 1 ▸: 2 }', 'A colon stands where nothing should follow.'],
  ['{ "a": 1▸ "b": 2 }', 'A comma is missing behind this.'],
  ['[1▸ 2]', 'A comma is missing behind this.'],
  ['{\n  "a": 1▸\n  "b": 2\n}', 'A comma is missing behind this.'],
  ['{ "a"▸, "b": 1 }', 'This key has no value.'],
  ['{ "a"▸ }', 'This key has no value.'],
  ['{ "a"▸ 1 }', 'A colon is missing behind this key.'],
  ['{ "a"▸ { } }', 'A colon is missing behind this key.'],
  ['{ "a": 12▸,5 }', 'A decimal comma is not JSON.'],
  ['{ "a": 12 ▸, 5 }', 'A decimal comma is not JSON.'],
  ['{ "a": 1, "b": "x", ▸5 }', 'A key is expected here.'],
  ['{ "a": 1 ▸} , ', 'There is one } too many.'],
  ['{ } ▸}', 'There is one } too many.'],
  ['[] ▸]', 'There is one ] too many.'],
  ['{} ▸{}', 'Something follows behind the end.'],
  ['{} ▸"a"', 'Something follows behind the end.'],
  ['{▸ , }', 'The value is missing here.'],
  ['{ "a": 1, ▸true: 2 }', 'A key is expected here.'],
  ['{ ▸1: 2 }', 'A key is expected here.'],
  ['{ "a":▸ }', 'The value is missing here.'],
  ['{ "a":▸ , "b": 1 }', 'The value is missing here.'],
  ['{ "a": 1▸', `The { of line 1 ${NO_CLOSING}`],
  ['{\n  "a": [1, 2▸\n}', `The [ of line 2 ${NO_CLOSING}`],
  ['{ "a":▸', `The { of line 1 ${NO_CLOSING}`],
  ['{ "a": 1▸ ] }', `The { of line 1 ${NO_CLOSING}`],
  [
    '{\n  "x": {\n    "a": [\n      1,▸\n    "c": 2\n    }\n  }\n}',
    `The [ of line 3 ${NO_CLOSING}`,
  ],
  // Lines that are indented too little are no reason to doubt the braces of a text that has them all.
  ['{\n  "a": {\n    "b": 1,\n  "c": 2▸ "d": 3\n  }\n}', 'A comma is missing behind this.'],
  [
    '{\n  "a": {\n    "b": 1,\n  "c": 2 ▸: 3\n  }\n}',
    'A colon stands where nothing should follow.',
  ],
  ['[\n  "a",\n"b"▸ "c"\n]', 'A comma is missing behind this.'],
  ['{ "a": [1▸ } }', `The [ of line 1 ${NO_CLOSING}`],
  ['{\n  "a": {\n    "b": 1▸\n  "c": 2\n}', `The { of line 2 ${NO_CLOSING}`],
  ['{\n  "a": {\n    "b": 1,▸\n  "c": 2\n}', `The { of line 2 ${NO_CLOSING}`],
  ['{\n  "a": [\n    1,▸\n  "c": 2\n}', `The [ of line 2 ${NO_CLOSING}`],
  ['{ ▸a": 1 }', 'A double quote (") is missing in this line.'],
  ['{ ▸"a: 1 }', 'This text has no closing quote.'],
  ['{ "a": ▸"b }', 'This text has no closing quote.'],
  ['{ "a": ▸b"', 'A double quote (") is missing in this line.'],
  ['{\n  "a"\n  ▸b": 1\n}', 'A double quote (") is missing in this line.'],
  ['{ "a": ▸b" }', 'A double quote (") is missing in this line.'],
  ['{ "a"▸b": 1 }', 'A double quote (") is missing in this line.'],
  ['{ ▸\'a": 1 }', "The quote ' is of the wrong kind."],
])('%s: %s', (text, message) => {
  const [error] = saidIn(text.replace('▸', ''));
  expect(error?.message).toBe(message);
  expect(error?.offset).toBe(text.indexOf('▸'));
  expect(error?.suggestion).not.toBe('');
});

test.each([
  ['{ "a": 1, }', 'Delete it.'],
  ['[1', 'Close it with ] here.'],
  ['{ "a": 1', 'Close it with } here.'],
  ['{ "a": 1 "b": 2 }', 'Put one between this entry and the next.'],
  ['{ } }', 'Delete it, or look for a missing opening one.'],
  ['{ "a": 12,5 }', 'Write a point: 12.5.'],
])('%s: %s', (text, suggestion) => {
  expect(saidIn(text)[0]?.suggestion).toBe(suggestion);
});
