import { expect, test } from 'vitest';
import { settleSchema } from './settle-schema.ts';
import type { JsonObject } from './sub-schemas.ts';

const TEXT = { type: 'string' };
const HELD = { default: 'x', readOnly: true, const: 'x' };

test.each<[title: string, schema: object, settled: object]>([
  [
    'an object without saying so',
    { properties: { a: TEXT } },
    { type: 'object', properties: { a: TEXT } },
  ],
  ['a list stays one', { type: 'array' }, { type: 'array' }],
  ['a reference stays one', { $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }],
  [
    'no draft and no name',
    { $schema: 'http://json-schema.org/draft-07/schema#', $id: 'x', type: 'object' },
    { type: 'object' },
  ],
  [
    'only the outermost',
    { type: 'object', properties: { a: { $id: 'x', ...TEXT } } },
    { type: 'object', properties: { a: { $id: 'x', ...TEXT } } },
  ],
  [
    'a property with one value holds it',
    { type: 'object', properties: { a: { const: 'x' } } },
    { type: 'object', properties: { a: HELD } },
  ],
  [
    'within a group',
    { type: 'object', properties: { g: { type: 'object', properties: { a: { const: 'x' } } } } },
    { type: 'object', properties: { g: { type: 'object', properties: { a: HELD } } } },
  ],
  [
    'within a list',
    {
      type: 'object',
      properties: { l: { type: 'array', items: { properties: { a: { const: 'x' } } } } },
    },
    { type: 'object', properties: { l: { type: 'array', items: { properties: { a: HELD } } } } },
  ],
  [
    'within an alternative',
    { type: 'object', oneOf: [{ properties: { a: { const: 'x' } } }] },
    { type: 'object', oneOf: [{ properties: { a: HELD } }] },
  ],
  [
    'false is a value like any other',
    { type: 'object', properties: { a: { const: false } } },
    { type: 'object', properties: { a: { default: false, readOnly: true, const: false } } },
  ],
  [
    'a default of its own stays',
    { type: 'object', properties: { a: { const: 'x', default: 'y', readOnly: false } } },
    { type: 'object', properties: { a: { const: 'x', default: 'y', readOnly: false } } },
  ],
  [
    'a box that has to be ticked is asked for',
    { type: 'object', properties: { a: { const: true } } },
    { type: 'object', properties: { a: { const: true } } },
  ],
  [
    'a condition only asks',
    { type: 'object', if: { properties: { a: { const: 'x' } } } },
    { type: 'object', if: { properties: { a: { const: 'x' } } } },
  ],
  [
    'what a condition adds is described elsewhere',
    { type: 'object', then: { properties: { a: { const: 'x' } } } },
    { type: 'object', then: { properties: { a: { const: 'x' } } } },
  ],
  [
    'what stands in allOf is described elsewhere',
    { type: 'object', allOf: [{ properties: { a: { const: 'x' } } }] },
    { type: 'object', allOf: [{ properties: { a: { const: 'x' } } }] },
  ],
  [
    'an alternative with one value is a choice',
    { type: 'string', oneOf: [{ const: 'x' }] },
    { type: 'string', oneOf: [{ const: 'x' }] },
  ],
])('%s', (_, schema, settled) => {
  expect(settleSchema(schema as JsonObject)).toEqual(settled);
});

test.each([
  '$defs',
  'definitions',
  'patternProperties',
  'additionalProperties',
  'additionalItems',
  'anyOf',
])("what '%s' describes holds its one value too", (keyword) => {
  const inner = (part: JsonObject) => ({ type: 'object', properties: { a: part } });
  const held = (part: JsonObject): JsonObject => {
    if (keyword === 'anyOf') return { anyOf: [inner(part)] };
    const isNamed = !keyword.startsWith('additional');
    return { [keyword]: isNamed ? { p: inner(part) } : inner(part) };
  };
  expect(settleSchema({ type: 'object', ...held({ const: 'x' }) })).toEqual({
    type: 'object',
    ...held(HELD),
  });
});

test.each<[object, object]>([
  [{ dependentSchemas: { a: { title: 'A' } } }, { dependencies: { a: { title: 'A' } } }],
  [
    { dependentSchemas: { a: { title: 'A' } }, dependencies: { b: ['c'] } },
    { dependencies: { b: ['c'], a: { title: 'A' } } },
  ],
  [
    { dependentSchemas: { a: { title: 'A' } }, dependencies: { a: ['c'] } },
    { dependencies: { a: { allOf: [{ title: 'A' }, { required: ['c'] }] } } },
  ],
  [
    { dependentSchemas: { a: { title: 'A' } }, dependencies: { a: { title: 'B' } } },
    { dependencies: { a: { allOf: [{ title: 'A' }, { title: 'B' }] } } },
  ],
])('%j becomes %j, which RJSF draws', (schema, settled) => {
  expect(settleSchema({ type: 'object', ...schema })).toEqual({ type: 'object', ...settled });
  expect(
    settleSchema({ type: 'object', properties: { g: { type: 'object', ...schema } } }),
  ).toEqual({
    type: 'object',
    properties: { g: { type: 'object', ...settled } },
  });
});

test.each([true, 'text', null, []])('%j is not a schema, and draws an empty form', (schema) => {
  expect(settleSchema(schema)).toEqual({ type: 'object' });
});
