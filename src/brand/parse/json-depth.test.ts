import { expect, test } from 'vitest';
import { findDepth, findHugeNumber } from './json-depth.ts';

test.each<[string, string, number | undefined]>([
  ['100 lists', '['.repeat(100) + ']'.repeat(100), undefined],
  ['101 lists', '['.repeat(101) + ']'.repeat(101), 100],
  ['101 objects', '{"a":'.repeat(101) + '1' + '}'.repeat(101), 500],
  ['many that were closed before', '[[],{}'.repeat(50) + ']'.repeat(50), undefined],
  ['as many objects in one list', `[${'{},'.repeat(200)}0]`, undefined],
  ['brackets within a text', `["${'['.repeat(200)}"]`, undefined],
  ['brackets behind an escaped quote', `["\\"${'{'.repeat(200)}"]`, undefined],
])('%s are too deep from %s', (_, text, offset) => {
  const found = findDepth(text);
  expect(found?.offset).toBe(offset);
  if (found) expect([found.message, found.suggestion]).not.toContain('');
});

/** RFC 8259, section 6: beyond 2^53 - 1 programs do not agree on the value. */
test.each<[string, string, number | undefined]>([
  ['the largest', '[9007199254740991, -9007199254740991]', undefined],
  ['one more', '[9007199254740992]', 1],
  ['one less than the least', '[-9007199254740992]', 1],
  ['a card number', '{ "a": 12, "b": 41111111111111111111 }', 16],
  ['a number beyond all', '[1e400]', 1],
  ['a large exponent', '[1.5e+20]', 1],
  ['a small one', '[1.5e-20]', undefined],
  ['digits within a text', '["9007199254740992"]', undefined],
  ['digits behind an escaped quote', '["\\"9007199254740992"]', undefined],
  ['a number behind a text', '["1", 9007199254740992]', 6],
])('%s is too large from %s: %s', (_, text, offset) => {
  const found = findHugeNumber(text);
  expect(found?.offset).toBe(offset);
  if (found) expect([found.message, found.suggestion]).not.toContain('');
});
