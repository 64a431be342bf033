import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';

const nested = (levels: number) => `{ "a": ${'['.repeat(levels)}${']'.repeat(levels)} }`;
const utf16 = Buffer.from('{ "a": 1 }', 'utf16le').toString('utf8');

test.each([
  ['a comma before the end', '{\n  "a": 1,\n}', '2:9-10 json-syntax'],
  ['a comment', '{\n  // old\n}', '2:3-4 json-syntax'],
  ['a comment behind', '{ "a": 1 } // old', '1:12-13 json-syntax'],
  ['single quotes', "{ 'a': 1 }", '1:3-4 json-syntax'],
  ['a byte-order mark', '\uFEFF{}', '1:1-1 json-encoding'],
  ['UTF-16 read as UTF-8', utf16, '1:2-3 json-syntax'],
  ['a sign that no decoder knows', '{ "\uFFFD": 1 }', '1:4-5 json-encoding'],
  ['a NUL', '{ "a\0": 1 }', '1:5-6 json-syntax'],
  ['nothing', '', '1:1-1 json-syntax'],
  ['nothing but spaces', ' \n\n ', '1:1-1 json-syntax'],
  ['a list', '[]', '1:1-3 json-syntax'],
  ['a text alone', '"x"', '1:1-4 json-syntax'],
  ['half a file', '{ "light": { "primary": ', '1:24-25 json-syntax'],
  ['two values for one key', '{ "light": {}, "light": {} }', '1:16-23 json-duplicate-key'],
  ['an end too many', '{ } }', '1:5-6 json-syntax'],
  ['2,000 levels', nested(2000), '1:107-108 json-syntax'],
  ['100,000 levels', nested(100_000), '1:107-108 json-syntax'],
  ['levels that are never closed', '['.repeat(100_000), '1:100001-100001 json-syntax'],
  ['5 MB', `{ "a": "${'x'.repeat(5_000_000)}" }`, '1:1-1 file-size'],
  ['5 MB of nothing', `{ "a": [${'0,'.repeat(2_500_000)}0] }`, '1:1-1 file-size'],
])('%s is told of at its place', (_, text, expected) => {
  const { diagnostics } = parseFile('f.json', text);
  expect(
    diagnostics.map(({ line, column, endLine, endColumn, rule }) => {
      expect(endLine).toBe(line);
      return `${line}:${column}-${endColumn} ${rule}`;
    }),
  ).toEqual([expected]);
});

test.each([
  ['a lone surrogate', '{ "a": "\\uD800" }'],
  [
    'the names of what every object has',
    '{ "__proto__": { "a": 1 }, "constructor": 1, "toString": {} }',
  ],
  ['as many levels as may be', nested(99)],
])('%s is JSON like any other', (_, text) => {
  expect(parseFile('f.json', text).diagnostics).toEqual([]);
});
