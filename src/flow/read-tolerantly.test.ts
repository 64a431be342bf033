import { expect, test } from 'vitest';
import { readCount, objectOrEmpty, readHttpsAddress, readText } from './read-tolerantly.ts';

test.each([
  [' a ', 'a'],
  [0, '0'],
  [12, '12'],
  ['', undefined],
  ['  ', undefined],
  [true, undefined],
  [null, undefined],
  [{}, undefined],
])('the text of %j is %j', (value, text) => {
  expect(readText(value)).toBe(text);
});

test.each([
  [1, 1],
  ['12', 12],
  [0, undefined],
  ['0', undefined],
  [-1, undefined],
  [1.5, undefined],
  ['1.5', undefined],
  ['1px', undefined],
  ['x1', undefined],
  ['+1', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  [['12'], undefined],
  ['', undefined],
  [true, undefined],
  [2 ** 53, undefined],
])('the count of %j is %j', (value, count) => {
  expect(readCount(value)).toBe(count);
});

test.each([
  ['https://img.example/a.png', 'https://img.example/a.png'],
  [' https://img.example/a.png ', 'https://img.example/a.png'],
  ['http://img.example/a.png', undefined],
  ['/a.png', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('the https address of %j is %j', (value, address) => {
  expect(readHttpsAddress(value)).toBe(address);
});

test('only an object has fields', () => {
  expect(objectOrEmpty({ a: 1 })).toEqual({ a: 1 });
  for (const value of [undefined, null, 'x', 1, [1]]) expect(objectOrEmpty(value)).toEqual({});
});
