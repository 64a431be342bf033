import { expect, test } from 'vitest';
import { isTooLarge, MAX_FIELDS, measureForm } from './form-extent.ts';
import type { JsonObject } from './sub-schemas.ts';

const text = { type: 'string' };
const group = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
/** A form with one group of this kind, called #/$defs/p. */
const withGroup = (p: JsonObject) =>
  group({ a: text, child: { $ref: '#/$defs/p' } }, { $defs: { p } });
const SELF = { $ref: '#/$defs/p' };
const SAYS_X = { properties: { n: { const: 'x' } }, required: ['n'] };

test.each<[string, JsonObject]>([
  ['the whole form in itself', group({ child: { $ref: '#' } })],
  ['a definition in itself', withGroup(group({ n: text, p: SELF }))],
  ['a property in itself', group({ a: group({ b: { $ref: '#/properties/a' } }) })],
  [
    'two definitions in each other',
    {
      ...withGroup(group({ q: { $ref: '#/definitions/q' } })),
      definitions: { q: group({ p: SELF }) },
    },
  ],
  ['through allOf', withGroup({ allOf: [group({ p: SELF })] })],
  [
    'through a list that begins with an entry',
    withGroup(group({ p: { type: 'array', minItems: 1, items: SELF } })),
  ],
  [
    'through a list with a default',
    withGroup(group({ p: { type: 'array', default: [{}], items: SELF } })),
  ],
  [
    'through an entry with a place of its own',
    withGroup(group({ p: { type: 'array', items: [text, SELF] } })),
  ],
  ['through the first alternative', withGroup(group({ p: { oneOf: [SELF, text] } }))],
  ['through the first of any', withGroup(group({ p: { anyOf: [SELF, text] } }))],
  [
    'through the branch of an empty group',
    withGroup(group({ n: text }, { if: SAYS_X, else: group({ p: SELF }) })),
  ],
  [
    'through a dependency of a field with a default',
    withGroup(group({ n: { default: 'x' } }, { dependencies: { n: group({ p: SELF }) } })),
  ],
  [
    'within an alternative that a buyer chooses',
    withGroup({ oneOf: [text, group({ q: { $ref: '#/$defs/q' } })] }),
  ],
])('a form has no end: %s', (_, schema) => {
  const $defs = { ...(schema.$defs as JsonObject), q: group({ q: { $ref: '#/$defs/q' } }) };
  const { circle } = measureForm({ ...schema, $defs });
  expect(circle?.of).toBe('drawing');
  expect(circle?.schema).toHaveProperty('$ref');
});

test.each<[string, JsonObject]>([
  ['a definition that is itself', withGroup(SELF)],
  ['its own part', withGroup({ allOf: [SELF] })],
  [
    'its own alternative',
    { ...group({ a: text }), oneOf: [{ properties: { b: text } }, { $ref: '#' }] },
  ],
  ['its own opposite', { ...group({ a: text }), not: { $ref: '#' } }],
  ['its own condition', withGroup({ if: SELF, then: { required: ['n'] } })],
])('a value cannot be checked: %s', (_, schema) => {
  expect(measureForm(schema).circle?.of).toBe('checking');
});

test.each<[string, JsonObject, number, number]>([
  ['no field', group({}), 0, 0],
  ['groups and fields', group({ a: text, b: group({ c: text, d: text }) }), 4, 2],
  [
    'a list that begins empty',
    group({ a: text, kids: { type: 'array', items: { $ref: '#' } } }),
    2,
    1,
  ],
  [
    'a list that begins with three entries',
    group({ a: { type: 'array', minItems: 3, items: text } }),
    4,
    2,
  ],
  [
    'boxes to tick',
    group({ a: { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['x'] } } }),
    1,
    1,
  ],
  ['the second alternative', withGroup(group({ p: { oneOf: [text, SELF] } })), 3, 2],
  [
    'a branch that only typing takes',
    withGroup(group({ n: text }, { if: SAYS_X, then: group({ p: SELF }) })),
    3,
    2,
  ],
  [
    'a dependency of an empty field',
    withGroup(group({ n: text }, { dependencies: { n: group({ p: SELF }) } })),
    3,
    2,
  ],
  [
    'properties that a buyer names',
    group({ a: text }, { additionalProperties: { $ref: '#' } }),
    1,
    1,
  ],
  [
    'a definition that nothing uses',
    group({ a: text }, { $defs: { p: group({ p: SELF }) } }),
    1,
    1,
  ],
  [
    'the same definition twice',
    group(
      { a: { $ref: '#/$defs/p' }, b: { $ref: '#/$defs/p' } },
      { $defs: { p: group({ n: text }) } },
    ),
    4,
    2,
  ],
])('the size of %s', (_, schema, fields, levels) => {
  expect(measureForm(schema)).toEqual({ fields, levels });
});

test('definitions that double each other forty times are counted at once, and are too many', () => {
  const twice = (at: number) => ({ $ref: `#/$defs/d${at + 1}` });
  const $defs = Object.fromEntries(
    Array.from({ length: 41 }, (_, at) => [
      `d${at}`,
      at === 40 ? text : group({ x: twice(at), y: twice(at) }),
    ]),
  );
  const extent = measureForm(group({ a: { $ref: '#/$defs/d0' } }, { $defs }));
  expect(extent.fields).toBeGreaterThan(2 ** 40);
  expect(isTooLarge(extent)).toBe(true);
});

test('a form may have three hundred fields and twelve levels, and no more', () => {
  const many = (count: number) =>
    group(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, text])));
  const deep = (levels: number): JsonObject =>
    levels === 0 ? text : group({ a: deep(levels - 1) });
  const sizes = [many(MAX_FIELDS), many(MAX_FIELDS + 1), deep(12), deep(13)];
  expect(sizes.map((schema) => isTooLarge(measureForm(schema)))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
