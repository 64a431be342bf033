import { expect, test } from 'vitest';
import { describedAt, propertyNames } from './described.ts';

const text = { type: 'string' };
const schema = {
  properties: {
    a: { properties: { b: text } },
    list: { items: { properties: { c: text } } },
    pair: {
      items: [text, { properties: { x: text } }],
      additionalItems: { properties: { y: {} } },
    },
    tree: { $ref: '#/definitions/node' },
    open: { additionalProperties: { properties: { z: text } }, properties: { known: text } },
    free: { additionalProperties: true },
  },
  definitions: {
    node: { properties: { name: text, kids: { items: { $ref: '#/definitions/node' } } } },
  },
  if: { properties: { asked: {} } },
  then: { properties: { d: text } },
  allOf: [{ not: { properties: { e: text } } }, { anyOf: [{ properties: { f: text } }] }],
  dependencies: { a: { oneOf: [{ properties: { g: text } }] }, list: ['a'] },
};

const has = (path: string) => describedAt(schema, path.split('.')).length > 0;

test.each([
  'a.b',
  'list.*.c',
  'list.3.c',
  'pair.0',
  'pair.1.x',
  'pair.2.y',
  'tree.name',
  'tree.kids.0.kids.*.name',
  'open.known',
  'open.anything.z',
  'open.*.z',
  'free.anything',
  'd',
  'f',
  'g',
  '#/definitions/node.name',
])('%s is described', (path) => {
  expect(has(path)).toBe(true);
});

test.each(['b', 'list.c', 'pair.0.x', 'tree.kids.name', 'open.known.z', 'asked', 'e', 'free.a.b'])(
  '%s is not',
  (path) => {
    expect(has(path)).toBe(false);
  },
);

test('names of properties, of all schemas that describe the value', () => {
  expect(propertyNames(schema)).toEqual([
    'a',
    'list',
    'pair',
    'tree',
    'open',
    'free',
    'd',
    'f',
    'g',
  ]);
  expect(propertyNames(schema, ['tree', 'kids', '*'])).toEqual(['name', 'kids']);
  expect(propertyNames(schema, ['nowhere'])).toEqual([]);
});
