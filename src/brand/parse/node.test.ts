import { expect, test } from 'vitest';
import { nodeOf, objectOf } from '../brand-test-kit.ts';
import {
  beginningOf,
  emptyObject,
  entriesAt,
  firstPlaceOf,
  isRemoval,
  itemsAt,
  nodeAt,
  nodesAt,
  numberAt,
  pointerParts,
  textAt,
  toValue,
  without,
} from './node.ts';

const VALUE = { a: { b: [1, { c: 'x' }], d: null }, e: true, f: '' };
const node = nodeOf(VALUE);

test('the plain value of a node', () => {
  expect(toValue(node)).toEqual(VALUE);
});

test.each<[path: (string | number)[], value: unknown]>([
  [[], VALUE],
  [['a', 'd'], null],
  [['a', 'b', 0], 1],
  [['a', 'b', '1', 'c'], 'x'],
  [['a', 'b', 2], undefined],
  [['x', 'y'], undefined],
  [['e', 'length'], undefined],
  [['a', 'b', 1, 'c', 0], undefined],
])('the node at %j', (path, value) => {
  const found = nodeAt(node, path);
  expect(found && toValue(found)).toEqual(value);
});

test('a text is only found where a text is', () => {
  expect(textAt(node, 'a', 'b', 1, 'c')).toBe('x');
  expect(textAt(node, 'f')).toBe('');
  expect([textAt(node, 'e'), textAt(node, 'a'), textAt(node, 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(textAt(undefined, 'a')).toBeUndefined();
});

test('a number is only found where a number is', () => {
  expect(numberAt(node, 'a', 'b', 0)).toBe(1);
  for (const key of ['e', 'f', 'a', 'x']) expect(numberAt(node, key)).toBeUndefined();
});

test.each([
  ['a', [VALUE.a]],
  ['a.d', [null]],
  ['a.b.*', [1, { c: 'x' }]],
  ['a.*', [VALUE.a.b, null]],
  ['a.b.*.c', ['x']],
  ['*.d', [null]],
  ['x', []],
  ['x.*', []],
  ['f.*', []],
])('the nodes at %s', (path, values) => {
  expect(nodesAt(node, path).map(toValue)).toEqual(values);
  expect(nodesAt(undefined, path)).toEqual([]);
});

test('items and entries, none where there is no list or object', () => {
  expect(itemsAt(node, 'a', 'b').map(toValue)).toEqual([1, { c: 'x' }]);
  expect(itemsAt(node, 'a')).toEqual([]);
  expect(entriesAt(node, 'a').map(([key]) => key)).toEqual(['b', 'd']);
  expect(entriesAt(node, 'a', 'b')).toEqual([]);
});

test('null alone removes', () => {
  expect([null, '', 0, false, {}, []].map((value) => isRemoval(nodeOf(value)))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an object without some keys is another one', () => {
  const whole = objectOf({ a: 1, b: 2, c: 3 });
  expect(toValue(without(whole, 'a', 'c', 'x'))).toEqual({ b: 2 });
  expect(toValue(whole)).toEqual({ a: 1, b: 2, c: 3 });
});

test('places', () => {
  const at = beginningOf('f.json');
  expect(at).toEqual({ file: 'f.json', line: 1, column: 1, endLine: 1, endColumn: 1 });
  const empty = emptyObject(at);
  expect([toValue(empty), empty.at]).toEqual([{}, at]);
  expect(firstPlaceOf(empty)).toBe(at);
  expect(firstPlaceOf({ ...empty, firstAt: node.at })).toBe(node.at);
  expect(firstPlaceOf(nodeOf('x')).line).toBe(2);
});

test('parts of a pointer are unescaped', () => {
  expect(pointerParts('/a~1b/~0c/2')).toEqual(['a/b', '~c', '2']);
  expect(pointerParts('')).toEqual([]);
});
