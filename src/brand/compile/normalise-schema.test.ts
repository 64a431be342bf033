import { expect, test } from 'vitest';
import { normaliseSchema } from './normalise-schema.ts';
import type { JsonObject } from './sub-schemas.ts';

const TEXT = { type: 'string' };
const X = { const: 'x' };
const HELD = { default: 'x', readOnly: true, const: 'x' };
const object = (properties: object) => ({ type: 'object', properties });
const form = (keywords: object) => ({ type: 'object', ...keywords });
const SAME = undefined;

test.each<[title: string, schema: object, settled?: object]>([
  ['an object without saying so', { properties: { a: TEXT } }, object({ a: TEXT })],
  ['a list stays one', { type: 'array' }, SAME],
  [
    'no draft and no name',
    form({ $schema: 'http://json-schema.org/draft-07/schema#', $id: 'x' }),
    form({}),
  ],
  ['a property with one value holds it', object({ a: X }), object({ a: HELD })],
  ['within a group', object({ g: object({ a: X }) }), object({ g: object({ a: HELD }) })],
  [
    'within an alternative',
    form({ oneOf: [{ properties: { a: X } }] }),
    form({ oneOf: [{ properties: { a: HELD } }] }),
  ],
  [
    'within a definition',
    form({ $defs: { d: object({ a: X }) } }),
    form({ $defs: { d: object({ a: HELD }) } }),
  ],
  [
    'false is a value like any other',
    object({ a: { const: false } }),
    object({ a: { default: false, readOnly: true, const: false } }),
  ],
  ['a default of its own stays', object({ a: { ...X, default: 'y', readOnly: false } }), SAME],
  ['a box that has to be ticked is asked for', object({ a: { const: true } }), SAME],
  ['a condition only asks', form({ if: { properties: { a: X } } }), SAME],
  ['what a condition adds is described elsewhere', form({ then: { properties: { a: X } } }), SAME],
  [
    'what stands in allOf is described elsewhere',
    form({ allOf: [{ properties: { a: X } }] }),
    SAME,
  ],
])('%s', (_, schema, settled = schema) => {
  expect(normaliseSchema(schema as JsonObject)).toEqual(settled);
});

test.each<[object, object]>([
  [{ dependentSchemas: { a: { title: 'A' } } }, { dependencies: { a: { title: 'A' } } }],
  [
    { dependentSchemas: { a: { title: 'A' } }, dependencies: { a: ['c'] } },
    { dependencies: { a: { allOf: [{ title: 'A' }, { required: ['c'] }] } } },
  ],
  [
    { dependentSchemas: { a: { title: 'A' } }, dependencies: { a: { title: 'B' } } },
    { dependencies: { a: { allOf: [{ title: 'A' }, { title: 'B' }] } } },
  ],
])('%j becomes %j, which RJSF draws', (schema, settled) => {
  expect(normaliseSchema({ type: 'object', ...schema })).toEqual({ type: 'object', ...settled });
  expect(
    normaliseSchema({ type: 'object', properties: { g: { type: 'object', ...schema } } }),
  ).toEqual({
    type: 'object',
    properties: { g: { type: 'object', ...settled } },
  });
});
