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
    'through a dependency of a field with one value',
    withGroup(group({ n: { const: 'x' } }, { dependencies: { n: group({ p: SELF }) } })),
  ],
  [
    'through a dependency, by its newer name, of a group',
    withGroup(group({ n: { type: 'object' } }, { dependentSchemas: { n: group({ p: SELF }) } })),
  ],
  [
    'through a dependency of a group that says no type',
    withGroup(group({ n: { properties: {} } }, { dependencies: { n: group({ p: SELF }) } })),
  ],
  [
    'through a dependency of a group that is described elsewhere',
    withGroup(group({ n: { $ref: '#/$defs/empty' } }, { dependencies: { n: group({ p: SELF }) } })),
  ],
  [
    'through the branch that a default takes',
    withGroup(
      group({ n: { default: 'x' } }, { if: SAYS_X, then: group({ p: SELF }), else: group({}) }),
    ),
  ],
  [
    'within an alternative that a buyer chooses',
    withGroup({ oneOf: [text, group({ q: { $ref: '#/$defs/q' } })] }),
  ],
])('a form has no end: %s', (_, schema) => {
  const $defs = {
    ...(schema.$defs as JsonObject),
    q: group({ q: { $ref: '#/$defs/q' } }),
    empty: group({}),
  };
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
  ['what its own condition adds', withGroup({ if: { required: ['n'] }, then: SELF })],
  ['what its own condition adds otherwise', withGroup({ if: { required: ['n'] }, else: SELF })],
  ['the second of any', withGroup({ anyOf: [text, SELF] })],
  ['what depends on its own field', withGroup(group({ n: text }, { dependencies: { n: SELF } }))],
  [
    'what depends on it by the newer name',
    withGroup(group({ n: text }, { dependentSchemas: { n: SELF } })),
  ],
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
  [
    'a list of values to choose from, in which one may come twice',
    group({ a: { type: 'array', minItems: 3, items: { enum: ['x'] } } }),
    4,
    2,
  ],
  [
    'a list of texts of which none comes twice',
    group({ a: { type: 'array', minItems: 3, uniqueItems: true, items: text } }),
    4,
    2,
  ],
  ['entries with places of their own', group({ a: { type: 'array', items: [text, text] } }), 3, 2],
  ['a property that may be anything', group({ a: true, b: text }), 1, 1],
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
    'a dependency of a box that is not ticked yet',
    withGroup(group({ n: { const: true } }, { dependencies: { n: group({ p: SELF }) } })),
    3,
    2,
  ],
  [
    'what is added otherwise, without a condition',
    group({ a: text }, { else: group({ b: text }), then: group({ c: text }) }),
    1,
    1,
  ],
  [
    'what a condition adds that refers to nothing',
    group({ a: text }, { if: { $ref: '#/$defs/none' }, then: group({ b: text }) }),
    1,
    1,
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
    'one by the older name that nothing uses',
    group({ a: text }, { definitions: { p: group({ p: { $ref: '#/definitions/p' } }) } }),
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
