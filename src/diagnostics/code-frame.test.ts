import { expect, test } from 'vitest';
import { codeFrame } from './code-frame.ts';

const file = '{\n  "key": "WUP",\r\n\t"of": [ 12.5, true ],\n  "x": {\n';

test.each([
  ['a text', 2, 10, '2 |   "key": "WUP",\n  |          ^^^^^'],
  ['a key', 2, 3, '2 |   "key": "WUP",\n  |   ^^^^^'],
  ['a number behind a tab', 3, 10, '3 | \t"of": [ 12.5, true ],\n  | \t        ^^^^'],
  ['a word', 3, 16, '3 | \t"of": [ 12.5, true ],\n  | \t              ^^^^'],
  ['an object', 4, 8, '4 |   "x": {\n  |        ^'],
  ['the end of a line', 2, 16, '2 |   "key": "WUP",\n  |                ^'],
  ['a text without its closing quote', 1, 1, '1 | {\n  | ^'],
])('%s is marked with carets', (_, line, column, expected) => {
  expect(codeFrame(file, line, column)).toBe(expected);
});

test('the lines are indented, and numbers of several digits keep the bar straight', () => {
  const long = `${'\n'.repeat(9)}"a"`;
  expect(codeFrame(long, 10, 1, '    ')).toBe('    10 | "a"\n       | ^^^');
});

test('a line that is not there has no frame', () => {
  expect(codeFrame(file, 99, 1)).toBe('');
});

test('a byte-order mark does not show', () => {
  expect(codeFrame('\uFEFF{', 1, 1)).toBe('1 | {\n  | ^');
});
