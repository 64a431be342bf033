import { expect, test } from 'vitest';
import { parseFile } from '../../../brand/parse/parse-file.ts';
import { subschemasOf } from './subschemas.ts';

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

test('parts: behind keywords, entries under *, definitions under their reference', () => {
  expect(shown('part')).toEqual([
    'list.*',
    'list.*.c',
    '',
    'd',
    '',
    '',
    '',
    'f',
    '',
    'g',
    '#/$defs/mark',
    '#/$defs/mark.h',
  ]);
});

test('tests: below if and not', () => {
  expect(shown('test')).toEqual(['', 'a', '', 'e']);
});

test('where RJSF looks for the appearance of each', () => {
  const looks = Object.fromEntries(parts.map(({ path, uiPath }) => [path.join('.'), uiPath]));
  expect(looks).toMatchObject({
    'a.b': ['a', 'b'],
    'list.*.c': ['list', 'items', 'c'],
    d: ['d'],
    f: ['anyOf', 0, 'f'],
    '#/$defs/mark.h': ['ui:definitions', '#/$defs/mark', 'h'],
  });
});
