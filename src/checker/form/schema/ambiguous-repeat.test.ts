import { expect, test } from 'vitest';
import { hasAmbiguousRepeat } from './ambiguous-repeat.ts';

test.each([
  String.raw`^(\w|\d)+$`,
  '^([a-z]|[a-z0-9])+$',
  '^(a|a)*$',
  '^x(?:ab|ab){2,}$',
  '^(a|aa)+$',
  String.raw`^(?:(?:\s|.)*)y$`,
])('%s reads a text in two ways', (pattern) => {
  expect(hasAmbiguousRepeat(pattern)).toBe(true);
});

test.each([
  String.raw`^(?:[a-z]|\d)+$`,
  '^(?:ab|ac)+$',
  '^(a|a){2}$',
  String.raw`^[(|)]+\((a|a)\)$`,
  String.raw`^\p{L}+(?:[ '-]\p{L}+)*$`,
])('%s reads each text in one way', (pattern) => {
  expect(hasAmbiguousRepeat(pattern)).toBe(false);
});
