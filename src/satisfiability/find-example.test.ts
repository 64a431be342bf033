import { expect, test } from 'vitest';
import { formats } from '../rules/formats.ts';
import { interpreterOf } from '../rules/json-schema/interpreter.ts';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { findExample } from './find-example.ts';

const withValue = (value: JsonObject): JsonObject => ({
  type: 'object',
  properties: { value },
  required: ['value'],
});

test.each<[string, JsonObject]>([
  [
    'a pattern beside limits',
    { type: 'string', pattern: '^[A-Z]{3}\\d[A-Z]\\d{2}$', maxLength: 7 },
  ],
  ['a number between limits', { type: 'number', exclusiveMinimum: 0.2, maximum: 0.9 }],
  ['a multiple', { type: 'integer', minimum: 5, multipleOf: 4 }],
  ['entries that differ', { type: 'array', minItems: 3, uniqueItems: true }],
  ['a list with an entry of its own', { type: 'array', contains: { const: 'x' }, minItems: 1 }],
  ['an alternative', { oneOf: [{ type: 'string', minLength: 3 }, { type: 'boolean' }] }],
])('finds %s', (_, schema) => {
  const example = findExample(withValue(schema));
  expect(example).toBeDefined();
  expect(interpreterOf(withValue(schema)).findAll(example!)).toEqual([]);
});

test.each(Object.keys(formats))('finds a value of the format %s', (format) => {
  expect(findExample(withValue({ type: 'string', format }))).toBeDefined();
});

test('always finds the same example', () => {
  const schema = withValue({ type: 'string', pattern: '^[a-z]{4,8}\\d+$' });
  expect(findExample(schema)).toEqual(findExample(structuredClone(schema)));
});

test('finds nothing where keywords conflict', () => {
  expect(findExample(withValue({ type: 'string', minLength: 9, maxLength: 8 }))).toBeUndefined();
  expect(findExample(withValue({ type: 'string', format: 'cpf', maxLength: 3 }))).toBeUndefined();
});

test('leaves a closed value at its default, or out', () => {
  const schema = { type: 'object', properties: { a: { default: 'x' }, b: { type: 'string' } } };
  expect(findExample(schema, () => true)).toEqual({ a: 'x' });
  expect(findExample({ ...schema, required: ['b'] }, () => true)).toBeUndefined();
});
