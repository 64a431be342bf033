import { expect, test } from 'vitest';
import { findExcess, MAX_FIELDS } from './form-size.ts';
import type { JsonObject } from './sub-schemas.ts';

const text = { type: 'string' };
const group = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const SELF = { $ref: '#/$defs/p' };
/** A form with one group of this kind, called #/$defs/p. */
const withGroup = (p: JsonObject) => group({ a: text, child: SELF }, { $defs: { p } });
const many = (count: number) =>
  group(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, text])));
const deep = (levels: number): JsonObject => (levels === 0 ? text : group({ a: deep(levels - 1) }));
const twice = (at: number) => ({ $ref: `#/$defs/d${at + 1}` });
const doubling = Object.fromEntries(
  Array.from({ length: 41 }, (_, at) => [
    `d${at}`,
    at > 10 ? text : group({ x: twice(at), y: twice(at) }),
  ]),
);

test.each<[string, JsonObject, string[]]>([
  ['the whole form in itself', group({ child: { $ref: '#' } }), ['child']],
  ['a definition in itself', withGroup(group({ n: text, p: SELF })), ['child', 'p']],
  ['through allOf', withGroup({ allOf: [group({ p: SELF })] }), ['child', 'p']],
  [
    'through the first alternative',
    withGroup(group({ p: { oneOf: [SELF, text] } })),
    ['child', 'p'],
  ],
  [
    'through a list that begins with an entry',
    withGroup(group({ p: { type: 'array', minItems: 1, items: SELF } })),
    ['child', 'p', '*'],
  ],
])('a form has no end: %s', (_, schema, path) => {
  expect(findExcess(schema)).toEqual({ why: 'circle', path });
});

test.each<[string, JsonObject]>([
  ['three hundred fields', many(MAX_FIELDS)],
  ['twelve levels', deep(12)],
  ['a list that begins empty', group({ kids: { type: 'array', items: { $ref: '#' } } })],
  ['a second alternative', withGroup(group({ p: { oneOf: [text, SELF] } }))],
  ['fields that buyers name', group({ a: text }, { additionalProperties: { $ref: '#' } })],
  [
    'boxes to tick',
    group({ a: { type: 'array', minItems: 999, uniqueItems: true, items: { enum: ['x'] } } }),
  ],
])('a form ends: %s', (_, schema) => {
  expect(findExcess(schema)).toBeUndefined();
});

test.each<[string, JsonObject, 'fields' | 'levels']>([
  ['one field more', many(MAX_FIELDS + 1), 'fields'],
  ['one level more', deep(13), 'levels'],
  ['a million entries', group({ a: { type: 'array', minItems: 1e6, items: text } }), 'fields'],
  [
    'definitions that double each other',
    group({ a: { $ref: '#/$defs/d0' } }, { $defs: doubling }),
    'fields',
  ],
])('a form shows too much: %s', (_, schema, why) => {
  expect(findExcess(schema)?.why).toBe(why);
});
