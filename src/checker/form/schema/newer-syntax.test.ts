import { expect, test } from 'vitest';
import { newerSyntaxOf } from './newer-syntax.ts';

test.each([
  ['(?<=a)b', 'lookbehind'],
  ['^.+(?<!-)$', 'lookbehind'],
  ['[(](?<!a)', 'lookbehind'],
  ['(?i:a)b', 'modifier'],
  ['(?-s:a)', 'modifier'],
  ['(?m-i:a)', 'modifier'],
  ['(?<year>\\d{4})|(?<year>\\d\\d)', 'repeated-name'],
])('%s has a %s', (pattern, found) => {
  expect(newerSyntaxOf(pattern)).toBe(found);
});

test.each([
  '^\\d{3}$',
  '(?:a|b)',
  '(?=a)(?!b)',
  '(?<year>\\d{4})-(?<month>\\d\\d)\\k<month>',
  '\\(?<=a',
  '[(?<=]',
  '[\\](?<!]',
])('every browser that we support reads %s', (pattern) => {
  expect(newerSyntaxOf(pattern)).toBeUndefined();
});
