import { expect, test } from 'vitest';
import { codeFrame } from './code-frame.ts';

const file = '{\n  "key": "WUP",\r\n\t"of": [ 12.5, true ],\n  "x": {\n';
const on = (line: number, column: number, endColumn: number, endLine = line) => ({
  file: 'f.json',
  line,
  column,
  endLine,
  endColumn,
});

test.each([
  ['a text', on(2, 10, 15), '2 |   "key": "WUP",\n  |          ^^^^^'],
  ['a key', on(2, 3, 8), '2 |   "key": "WUP",\n  |   ^^^^^'],
  ['a number behind a tab', on(3, 10, 14), '3 | \t"of": [ 12.5, true ],\n  | \t        ^^^^'],
  [
    'the beginning of several lines',
    on(3, 8, 2, 4),
    '3 | \t"of": [ 12.5, true ],\n  | \t      ^^^^^^^^^^^^^^^',
  ],
  ['the end of a line', on(2, 16, 17), '2 |   "key": "WUP",\n  |                ^'],
  ['nothing but a place', on(1, 1, 1), '1 | {\n  | ^'],
])('%s is marked with carets', (_, place, expected) => {
  expect(codeFrame(file, place)).toBe(expected);
});

test('the lines are indented, and numbers of several digits keep the bar straight', () => {
  const long = `${'\n'.repeat(9)}"a"`;
  expect(codeFrame(long, on(10, 1, 4), '    ', '-')).toBe('    10 | "a"\n       | ---');
});

test('a line that is not there has no frame', () => {
  expect(codeFrame(file, on(99, 1, 2))).toBe('');
});

test('a byte-order mark does not show', () => {
  expect(codeFrame('\uFEFF{', on(1, 1, 2))).toBe('1 | {\n  | ^');
});

test('of a line that is a whole file, the part around the place is shown', () => {
  const [line, marks] = codeFrame(`[${'0,'.repeat(5000)}"x"]`, on(1, 10_002, 10_005)).split('\n');
  expect(line!.length).toBeLessThan(170);
  expect(line!.slice(marks!.indexOf('^'), marks!.lastIndexOf('^') + 1)).toBe('"x"');
});
