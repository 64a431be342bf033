import { expect, test } from 'vitest';
import { tokenAt } from './json-tokens.ts';

test.each<[text: string, offset: number, kind: string, start: number, end: number]>([
  ['{', 0, '{', 0, 1],
  ['  \t\r\n]', 0, ']', 5, 6],
  ['{ "a b": 1 }', 1, 'text', 2, 7],
  ['"a\\"b\\u00e9\\n"', 0, 'text', 0, 14],
  ['""', 0, 'text', 0, 2],
  ['-12.50e+3,', 0, 'number', 0, 9],
  ['0', 0, 'number', 0, 1],
  ['10]', 0, 'number', 0, 2],
  ['true}', 0, 'word', 0, 4],
  ['null', 0, 'word', 0, 4],
  ['1 , 2', 1, ',', 2, 3],
  ['"a":', 3, ':', 3, 4],
  ['1  ', 1, 'end', 3, 3],
  ['', 0, 'end', 0, 0],
])('%j from %i is %s', (text, offset, kind, start, end) => {
  expect(tokenAt(text, offset)).toEqual({ kind, start, end });
});

test.each<[text: string, offset: number, message: string]>([
  ["'a'", 0, "The quote ' is of the wrong kind."],
  ['“a”', 0, 'The quote “ is of the wrong kind.'],
  ['`a`', 0, 'The quote ` is of the wrong kind.'],
  ['// old', 0, 'JSON has no comments.'],
  ['/* old */', 0, 'JSON has no comments.'],
  ['# old', 0, 'JSON has no comments.'],
  ['True', 0, 'True is not a value of JSON.'],
  ['None,', 0, 'None is not a value of JSON.'],
  ['undefined', 0, 'undefined is not a value of JSON.'],
  ['yes', 0, 'yes is not a value of JSON.'],
  ['01', 0, '01 is not written as JSON writes numbers.'],
  ['+1', 0, '+1 is not written as JSON writes numbers.'],
  ['.5', 0, '.5 is not written as JSON writes numbers.'],
  ['5.', 0, '5. is not written as JSON writes numbers.'],
  ['12px', 0, '12px is not written as JSON writes numbers.'],
  ['-x', 0, '-x is not written as JSON writes numbers.'],
  ['BRL', 0, 'BRL stands here without quotes.'],
  ['trueish', 0, 'trueish stands here without quotes.'],
  ['  a: 1', 2, 'a stands here without quotes.'],
  ['"a', 0, 'This text has no closing quote.'],
  ['"a\nb"', 0, 'This text goes over the end of its line.'],
  ['= 1', 0, 'JSON does not write = here.'],
  ['; 1', 0, 'JSON does not write ; here.'],
  ['<!-- a -->', 0, 'JSON has no comments.'],
  ['NaN', 0, 'NaN is not written as JSON writes numbers.'],
  ['\u00A01', 0, 'A sign that nobody sees (U+00A0) stands here.'],
  ['"a\tb"', 2, 'A tab or another control character stands in this text.'],
  ['"a\\xb"', 2, 'A backslash (\\) in a text has to be followed by what it stands for.'],
  ['"C:\\dir"', 3, 'A backslash (\\) in a text has to be followed by what it stands for.'],
])('%j has at %i: %s', (text, offset, message) => {
  expect(tokenAt(text, 0)).toMatchObject({ offset, message });
});

test('only what stands on the line is shown', () => {
  expect(tokenAt('BRL\n, 1', 0)).toMatchObject({ suggestion: 'Put it into double quotes: "BRL".' });
  expect(tokenAt('"a"b', 3)).toMatchObject({ message: 'A double quote ends this text too early.' });
});
