import { expect, test } from 'vitest';
import { applied, offsetOf } from './edit.ts';

test.each([
  ['abc', [], 'abc'],
  ['abc', [{ start: 1, end: 2, text: 'BB' }], 'aBBc'],
  ['abc', [{ start: 3, end: 3, text: '!' }], 'abc!'],
  ['abc', [{ start: 0, end: 3, text: '' }], ''],
  [
    'abcdef',
    [
      { start: 4, end: 5, text: 'EE' },
      { start: 0, end: 1, text: '' },
      { start: 2, end: 2, text: '-' },
    ],
    'b-cdEEf',
  ],
])('%j with %j is %j', (text, edits, whole) => {
  expect(applied(text, edits)).toBe(whole);
});

test.each([
  ['x', 1, 1],
  ['in the first line', 1, 7],
  ['a\nx', 2, 1],
  ['a\r\nbx', 2, 2],
  ['a\rbx', 2, 2],
  ['\n\nab x', 3, 4],
  ['a\r\n\nx', 3, 1],
])('%j has at line %i, column %i what stands there', (text, line, column) => {
  const ends = text.slice(0, offsetOf(text, line, column)).split(/\r\n|\r|\n/);
  expect([ends.length, ends.at(-1)!.length + 1]).toEqual([line, column]);
});
