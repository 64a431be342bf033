import { expect, test } from 'vitest';
import { parseFile } from '../brand/parse-file.ts';
import { fieldsOf, propertyNames, subschemasOf } from './subschemas.ts';

const parts = subschemasOf(
  parseFile(
    'f.json',
    JSON.stringify({
      properties: { a: { properties: { b: {} } }, list: { items: { properties: { c: {} } } } },
      if: { properties: { a: {} } },
      then: { properties: { d: {} } },
      allOf: [{ not: { properties: { e: {} } } }, { anyOf: [{ properties: { f: {} } }] }],
      dependentSchemas: { a: { properties: { g: {} } } },
      $defs: { mark: { properties: { h: {} } } },
      default: { properties: { x: {} } },
    }),
  ).node!,
);
const shown = (kind: string) =>
  parts.filter((part) => part.kind === kind).map(({ path }) => path.join('.'));

test('plain: through properties alone', () => {
  expect(shown('plain')).toEqual(['', 'a', 'a.b', 'list']);
});

test('parts: behind keywords, items under [], definitions under their name', () => {
  expect(shown('part')).toEqual([
    'list.[]',
    'list.[].c',
    '',
    'd',
    '',
    '',
    '',
    'f',
    '',
    'g',
    '$defs.mark',
    '$defs.mark.h',
  ]);
});

test('tests: below if and not', () => {
  expect(shown('test')).toEqual(['', 'a', '', 'e']);
});

test('fields are what some schema describes, not what one only asks about', () => {
  const fields = fieldsOf(parts);
  expect(propertyNames(fields)).toEqual(['a', 'list', 'd', 'f', 'g']);
  expect(propertyNames(fields, 'a')).toEqual(['b']);
  expect(fields.has('e')).toBe(false);
  expect(propertyNames(fields, 'nowhere')).toEqual([]);
});
