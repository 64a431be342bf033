import { expect, test } from 'vitest';
import { newerSyntaxOf, patternFault } from './patterns.ts';

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

const AMBIGUOUS = [
  String.raw`^(\w|\d)+$`,
  '^([a-z]|[a-z0-9])+$',
  '^(a|a)*$',
  '^x(?:ab|ab){2,}$',
  '^(a|aa)+$',
  String.raw`^(?:(?:\s|.)*)y$`,
];

test.each(AMBIGUOUS)('%s reads a text in two ways, again and again', (pattern) => {
  expect(patternFault(pattern, 'a')?.[0]).toBe('json-schema.slow-pattern');
});

test.each([
  '^\\d{3}$',
  '(?:a|b)',
  '(?=a)(?!b)',
  '(?<year>\\d{4})-(?<month>\\d\\d)\\k<month>',
  '\\(?<=a',
  '[(?<=]',
  '[\\](?<!]',
  String.raw`^(?:[a-z]|\d)+$`,
  '^(?:ab|ac)+$',
  '^(a|a){2}$',
  String.raw`^[(|)]+\((a|a)\)$`,
  String.raw`^\p{L}(?:[ '-]\p{L})+$`,
])('every browser that we support reads %s, each text in one way', (pattern) => {
  expect(patternFault(pattern, 'a')).toBeUndefined();
});
