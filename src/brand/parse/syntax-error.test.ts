import { expect, test } from 'vitest';
import { findSyntaxError } from './syntax-error.ts';

test.each(['{}', '[1, -2.5e3, "a\\nb", true, null, {}]', ' "x" ', '{ "a": { "b": [] } }'])(
  '%s is JSON',
  (text) => {
    expect(findSyntaxError(text)).toBeUndefined();
  },
);

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
  ['{ ▸"a", "b": 1 }', 'This key has no value.'],
  ['{ ▸"a" }', 'This key has no value.'],
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
  ['{ ▸, }', 'A key is expected here.'],
  ['{ "a": 1, ▸true: 2 }', 'A key is expected here.'],
  ['{ ▸1: 2 }', 'A key is expected here.'],
  ['{ "a":▸ }', 'The value is missing here.'],
  ['{ "a":▸ , "b": 1 }', 'The value is missing here.'],
  ['{ "a": 1▸', `The { of line 1 ${NO_CLOSING}`],
  ['{\n  "a": [1, 2▸\n}', `The [ of line 2 ${NO_CLOSING}`],
  ['{ "a":▸', `The { of line 1 ${NO_CLOSING}`],
  ['{ "a": 1▸ ] }', `The { of line 1 ${NO_CLOSING}`],
  [
    '{\n  "x": {\n    "a": [\n      1▸,\n    "c": 2\n    }\n  }\n}',
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
  ['{\n  "a": {\n    "b": 1▸,\n  "c": 2\n}', `The { of line 2 ${NO_CLOSING}`],
  ['{\n  "a": [\n    1▸,\n  "c": 2\n}', `The [ of line 2 ${NO_CLOSING}`],
  ['{ ▸a": 1 }', 'A double quote (") is missing in this line.'],
  ['{ ▸"a: 1 }', 'This text has no closing quote.'],
  ['{ "a": ▸"b }', 'This text has no closing quote.'],
  ['{ "a": ▸b"', 'A double quote (") is missing in this line.'],
  ['{\n  "a"\n  ▸b": 1\n}', 'A double quote (") is missing in this line.'],
  ['{ "a": ▸b" }', 'A double quote (") is missing in this line.'],
  ['{ ▸"a"b": 1 }', 'A double quote (") is missing in this line.'],
  ['{ ▸\'a": 1 }', "The quote ' is of the wrong kind."],
])('%s: %s', (text, message) => {
  const error = findSyntaxError(text.replace('▸', ''));
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
  expect(findSyntaxError(text)?.suggestion).toBe(suggestion);
});
