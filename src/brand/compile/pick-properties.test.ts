import { expect, test } from 'vitest';
import type { JsonValue } from '../parse/node.ts';
import type { JsonObject } from './sub-schemas.ts';
import { pickProperties } from './pick-properties.ts';

const OUT = { fact: 'hasLead' };
const TEXT = { type: 'string' };
const isThere = (when: JsonValue) => JSON.stringify(when) !== JSON.stringify(OUT);
const picked = (schema: object) => pickProperties(schema as JsonObject, isThere);

const gone = { ...TEXT, when: OUT };
const kept = { ...TEXT, when: { fact: 'hasPix' } };

test('a property is there when its condition holds; the condition itself goes', () => {
  expect(picked({ properties: { a: TEXT, b: gone, c: kept } })).toEqual({
    properties: { a: TEXT, c: TEXT },
  });
});

test('at any depth, in lists and alternatives', () => {
  const group = { properties: { a: TEXT, b: gone } };
  const schema = {
    properties: { g: group, l: { items: group } },
    allOf: [group, { ...group, when: OUT }],
  };
  const rest = { properties: { a: TEXT } };
  expect(picked(schema)).toEqual({ properties: { g: rest, l: { items: rest } }, allOf: [rest] });
});

test('a page has the properties that it names, each whole', () => {
  const group = { properties: { c: TEXT, d: TEXT } };
  const schema = { required: ['a', 'b'], properties: { a: TEXT, b: TEXT, g: group } };
  expect(pickProperties(schema, isThere, ['b', 'g', 'x'])).toEqual({
    required: ['b'],
    properties: { b: TEXT, g: group },
  });
  expect(pickProperties(schema, isThere, [])).toEqual({ required: [], properties: {} });
});

test('a page has all that is said of its own properties, and all definitions', () => {
  const said = { $defs: { x: TEXT }, allOf: [{ required: ['b'] }], patternProperties: { z: TEXT } };
  const schema = { properties: { a: TEXT, b: TEXT }, ...said };
  expect(pickProperties(schema, isThere, ['b'])).toEqual({ properties: { b: TEXT }, ...said });
});

const MENTIONS = { properties: { b: { const: 1 } } };
const OTHER = { properties: { a: { const: 1 } } };

test.each<[title: string, more: object, left: object]>([
  ['required', { required: ['a', 'b', 'x'] }, { required: ['a', 'x'] }],
  ['a condition that asks for it', { if: MENTIONS, then: OTHER, else: OTHER }, {}],
  ['a condition that adds to it', { if: OTHER, then: MENTIONS }, {}],
  ['its parts of allOf', { allOf: [MENTIONS, OTHER] }, { allOf: [OTHER] }],
  ['allOf without another part', { allOf: [MENTIONS] }, {}],
  ['anyOf as a whole', { anyOf: [OTHER, MENTIONS] }, {}],
  ['a mention deep within', { allOf: [{ not: { anyOf: [MENTIONS] } }] }, {}],
  [
    'what depends on it',
    { dependencies: { b: ['a'], a: ['b', 'c'] } },
    { dependencies: { a: ['c'] } },
  ],
  [
    'schemas that speak of it',
    { dependentSchemas: { b: OTHER, a: MENTIONS, c: OTHER } },
    { dependentSchemas: { c: OTHER } },
  ],
  [
    'what it requires',
    { dependentRequired: { b: ['a'], a: ['b'] } },
    { dependentRequired: { a: [] } },
  ],
])('with a property goes: %s', (_, more, left) => {
  const schema = { properties: { a: TEXT, b: gone }, ...more };
  expect(picked(schema)).toEqual({ properties: { a: TEXT }, ...left });
});
