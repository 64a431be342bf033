import { expect, test } from 'vitest';
import { isObject, wellFormed } from './is-object.ts';

test.each([
  ['ana', 'ana'],
  ['a😀', 'a😀'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00\ud83db', '\ufffd\ufffdb'],
])('%j stands in an address as %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
  expect(decodeURIComponent(encodeURIComponent(wellFormed(text)))).toBe(expected);
});

test('neither a list nor null is an object with keys', () => {
  expect([{}, { a: 1 }, [], [{}], null, 'a', undefined].filter(isObject)).toEqual([{}, { a: 1 }]);
});
