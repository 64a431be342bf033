import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import {
  beginningOf,
  emptyObject,
  firstPlaceOf,
  nodeAt,
  nodesAt,
  textAt,
  toValue,
} from './node.ts';

const VALUE = { a: { b: [1, { c: 'x' }], d: null }, e: true, f: '' };
const node = nodeOf(VALUE);

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

test('places', () => {
  const at = beginningOf('f.json');
  expect(at).toEqual({ file: 'f.json', line: 1, column: 1, endLine: 1, endColumn: 1 });
  const empty = emptyObject(at);
  expect([toValue(empty), empty.at]).toEqual([{}, at]);
  expect(firstPlaceOf(empty)).toBe(at);
  expect(firstPlaceOf({ ...empty, firstAt: node.at })).toBe(node.at);
  expect(firstPlaceOf(nodeOf('x')).line).toBe(2);
});
