import { expect, test } from 'vitest';
import { naughty, wellFormed } from '../../tests/corpora/naughty.ts';
import { operationOf, sellerCodeOf } from './seller-lookup.ts';

test.each([
  ['direto', 'direto'],
  ['abc', 'abc'],
  ['campanha-x-123', '123'],
  ['a-b', 'b'],
  ['a-b-', 'b'],
  ['a- b ', 'b'],
  ['-', 'direto'],
  ['x-..', 'x'],
  ['..', 'direto'],
  ['a-b/../c', 'b/../c'],
])('[SELLER-05] the source %j is looked up by %j', (source, code) => {
  expect(sellerCodeOf(source)).toBe(code);
});

test('[SELLER-06] the operation is the area', () => {
  expect(['BR' as const, 'MZ' as const].map(operationOf)).toEqual(['BR', 'MZ']);
});

test('no naughty source leads out of its place in the address', () => {
  for (const { value } of naughty.cases) {
    const segment = encodeURIComponent(wellFormed(sellerCodeOf(value)));
    const { pathname } = new URL(`https://api.example/seller/${segment}`);
    expect(pathname).toMatch(/^\/seller\/[^/]+$/);
  }
});
