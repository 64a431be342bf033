import { expect, test } from 'vitest';
import { findDepth } from './json-depth.ts';

test.each<[string, string, number | undefined]>([
  ['100 lists', '['.repeat(100) + ']'.repeat(100), undefined],
  ['101 lists', '['.repeat(101) + ']'.repeat(101), 100],
  ['101 objects', '{"a":'.repeat(101) + '1' + '}'.repeat(101), 500],
  ['many that were closed before', '[[],{}'.repeat(50) + ']'.repeat(50), undefined],
  ['brackets within a text', `["${'['.repeat(200)}"]`, undefined],
  ['brackets behind an escaped quote', `["\\"${'{'.repeat(200)}"]`, undefined],
])('%s are too deep from %s', (_, text, offset) => {
  expect(findDepth(text)?.offset).toBe(offset);
});
