import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('values are kept as long as their bytes fit in; the one used longest ago goes first', () => {
  const cache = createByteCache<string>(100);
  cache.put('a', 'A', 30);
  cache.put('b', 'B', 30);
  expect(cache.get('a')).toBe('A');
  cache.put('c', 'C', 34);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', 'B', 'C']);
  expect(cache.bytes()).toBe(100);
  cache.get('a');
  cache.put('d', 'D', 10);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

test('a value in the place of another counts once', () => {
  const cache = createByteCache<string>(100);
  for (let index = 0; index < 10; index++) cache.put('a', 'A', 40 + index);
  expect(cache.bytes()).toBe(51);
});

test('a value larger than the cache is not kept, and the earlier one of its key is gone', () => {
  const cache = createByteCache<string>(100);
  cache.put('a', 'A', 10);
  cache.put('b', 'B', 10);
  cache.put('a', 'larger', 99);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'B']);
  expect(cache.bytes()).toBe(12);
});
