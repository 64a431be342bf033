import { expect, test } from 'vitest';
import { parseFile } from '../brand/parse/parse-file.ts';
import { pathOf, pathsByPlace } from './node-path.ts';

const text = '{\n  "a": [{ "id": "x", "b/c": 1 }, { "d": [true] }]\n}';
const node = parseFile('f.json', text).node!;

test.each([
  ['', ''],
  ['/a', 'a'],
  ['/a/0', 'a[x]'],
  ['/a/0/b~1c', 'a[x].b/c'],
  ['/a/1/d/0', 'a[1].d[0]'],
  ['/a/1/missing', 'a[1].missing'],
])('the pointer "%s" is written %j', (pointer, path) => {
  expect(pathOf(node, pointer)).toBe(path);
});

test('a document may have a name', () => {
  expect(pathOf(node, '/a/0', 'schema')).toBe('schema.a[x]');
  expect(pathOf(node, '', 'schema')).toBe('schema');
});

test('keys and values are found by their place', () => {
  const paths = pathsByPlace(node);
  expect(paths.get('f.json:1:1')).toBe('');
  expect(paths.get('f.json:2:3')).toBe('a');
  expect(paths.get('f.json:2:22')).toBe('a[x].b/c');
  expect(paths.get('f.json:2:29')).toBe('a[x].b/c');
});
