import { expect, test } from 'vitest';
import { wellFormed } from './is-object.ts';

test.each([
  ['ana', 'ana'],
  ['a😀', 'a😀'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00\ud83db', '\ufffd\ufffdb'],
])('%j stands in an address as %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
  expect(decodeURIComponent(encodeURIComponent(wellFormed(text)))).toBe(expected);
});
