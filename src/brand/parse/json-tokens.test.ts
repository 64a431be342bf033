import { expect, test } from 'vitest';
import { jsonWord, tokenAt } from './json-tokens.ts';

test.each<[text: string, offset: number, kind: string, start: number, end: number]>([
  ['{', 0, '{', 0, 1],
  ['  \t\r\n]', 0, ']', 5, 6],
  ['{ "a b": 1 }', 1, 'text', 2, 7],
  ['"a\\"b\\u00e9\\n"', 0, 'text', 0, 14],
  ['""', 0, 'text', 0, 2],
  ['-12.50e+3,', 0, 'number', 0, 9],
  ['0', 0, 'number', 0, 1],
  ['1e10', 0, 'number', 0, 4],
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
  ['"\\u12"', 1, 'A backslash (\\) in a text has to be followed by what it stands for.'],
  ['"a\\\\\tb"', 4, 'A tab or another control character stands in this text.'],
  ["it's", 0, "it's stands here without quotes."],
  ['abc // old', 0, 'abc stands here without quotes.'],
  ['a1', 0, 'a1 stands here without quotes.'],
  ['xNaN', 0, 'xNaN stands here without quotes.'],
  ['NaNx', 0, 'NaNx stands here without quotes.'],
  ['Infinity', 0, 'Infinity is not written as JSON writes numbers.'],
  ['+Infinity', 0, '+Infinity is not written as JSON writes numbers.'],
  ['\u00A0\n1', 0, 'A sign that nobody sees (U+00A0) stands here.'],
  ['\uFEFF', 0, 'A sign that nobody sees (U+FEFF) stands here.'],
  ['"C:\\dir"', 3, 'A backslash (\\) in a text has to be followed by what it stands for.'],
])('%j has at %i: %s', (text, offset, message) => {
  const error = tokenAt(text, 0);
  expect(error).toMatchObject({ offset, message });
  expect(error).not.toMatchObject({ suggestion: '' });
});

test.each([
  ['true', ['true', 'TRUE', ' sim ', 'verdade', 'verdadeiro', 'Yes', 'on']],
  ['false', ['false', 'False', 'falso', 'não', 'nao', 'no', 'off']],
  ['null', ['null', 'NULL', 'nulo', 'nula', 'None', 'nil', 'undefined']],
  [undefined, ['', 'simples', 'maybe', '0']],
])('%s is meant by %j', (meant, words) => {
  expect(words.filter((word) => jsonWord(word) !== meant)).toEqual([]);
});

test.each([
  ['=', 'Write : in its place.'],
  [';', 'Write , in its place.'],
])('behind a text %s is a sign of another language', (sign, suggestion) => {
  expect(tokenAt(`"a"${sign} 1`, 3)).toMatchObject({ suggestion });
});

test('only what stands on the line is shown', () => {
  expect(tokenAt('BRL\n, 1', 0)).toMatchObject({ suggestion: 'Put it into double quotes: "BRL".' });
  expect(tokenAt('"a"b', 3)).toMatchObject({ message: 'A double quote ends this text too early.' });
});
