import { expect, test } from 'vitest';
import type { JsonObject } from '../sub-schemas.ts';
import { changesDrawing } from './changes-drawing.ts';

const TEXT = { type: 'string' };

/** A form with a text, a number and a group, of which the first two may be asked for. */
const form = (more: object): JsonObject =>
  ({
    type: 'object',
    properties: {
      kind: TEXT,
      code: TEXT,
      count: { type: 'number' },
      group: { type: 'object', properties: { code: TEXT } },
    },
    required: ['kind'],
    ...more,
  }) as JsonObject;

const WHEN = { properties: { kind: { const: 'x' } }, required: ['kind'] };
const codeOf = (part: object) => ({ properties: { code: part } });

test.each<[string, object]>([
  ['no condition', {}],
  ['a condition without branches', { if: WHEN }],
  ['another length', { if: WHEN, then: codeOf({ minLength: 3, maxLength: 4 }) }],
  ['another format', { if: WHEN, then: codeOf({ format: 'cvv-4' }) }],
  [
    'a condition within a condition',
    { if: WHEN, else: { if: WHEN, then: codeOf({ pattern: 'a' }) } },
  ],
  [
    'a condition that adds otherwise',
    { if: WHEN, then: { if: WHEN, else: codeOf({ maxLength: 4 }) } },
  ],
  [
    'several parts that a condition adds',
    { if: WHEN, then: { allOf: [codeOf({ maxLength: 4 })] } },
  ],
  ['what depends on a field there', { if: WHEN, then: { dependencies: { code: ['kind'] } } }],
  ['several conditions', { allOf: [{ if: WHEN, then: codeOf({ pattern: 'a' }) }, true] }],
  ['a field that is asked for anyhow', { if: WHEN, then: { required: ['kind'] } }],
  ['a field that is asked for anyhow, by another', { dependencies: { code: ['kind'] } }],
  ['a schema of another field', { dependencies: { code: codeOf({ minLength: 1 }) } }],
  ['the same type', { if: WHEN, then: { type: 'object', ...codeOf(TEXT) } }],
  ['another minimum of a text', { if: WHEN, then: codeOf({ minimum: 3 }) }],
  ['a branch in a group', { if: WHEN, then: { properties: { group: codeOf({ minLength: 1 }) } } }],
])('what is drawn stays with %s', (_, more) => {
  expect(changesDrawing(form(more), {})).toBe(false);
});

// Assertions of JSON Schema 2019-09, and its comment: none is an annotation that a field shows.
test.each<object>([
  { $comment: 'x' },
  { exclusiveMaximum: 9 },
  { exclusiveMinimum: 0 },
  { maximum: 9 },
  { multipleOf: 2 },
  { not: { const: 'x' } },
  { maxProperties: 3 },
  { minProperties: 1 },
  { dependentRequired: { kind: ['code'] } },
])('a condition that says %j refuses values, and changes nothing', (check) => {
  const then = { ...check, ...codeOf(check) };
  expect(changesDrawing(form({ if: WHEN, then }), {})).toBe(false);
});

test.each<[string, object]>([
  ['a field', { if: WHEN, then: { properties: { other: TEXT } } }],
  ['a field else', { if: WHEN, else: { properties: { other: TEXT } } }],
  ['a field by another', { dependencies: { code: { properties: { other: TEXT } } } }],
  ['a mark', { if: WHEN, then: { required: ['code'] } }],
  ['a mark by another', { dependencies: { kind: ['code'] } }],
  ['one mark of two', { if: WHEN, then: { required: ['kind', 'code'] } }],
  ['one mark of two by another', { dependencies: { count: ['kind', 'code'] } }],
  ['one field of two', { if: WHEN, then: { properties: { code: TEXT, other: TEXT } } }],
  ['a title', { if: WHEN, then: codeOf({ title: 'Código' }) }],
  ['a title along with a check', { if: WHEN, then: codeOf({ minLength: 1, title: 'Código' }) }],
  ['a help', { if: WHEN, then: codeOf({ description: 'Como no cartão' }) }],
  ['options', { if: WHEN, then: codeOf({ enum: ['a'] }) }],
  ['a value', { if: WHEN, then: codeOf({ const: 'a' }) }],
  ['a default', { if: WHEN, then: codeOf({ default: 'a' }) }],
  ['a type', { if: WHEN, then: codeOf({ type: 'number' }) }],
  ['a widget', { if: WHEN, then: codeOf({ format: 'phone' }) }],
  ['the keypad of a number', { if: WHEN, then: { properties: { count: { minimum: 0 } } } }],
  ['a lock', { if: WHEN, then: codeOf({ readOnly: true }) }],
  ['everything', { if: WHEN, then: false }],
  ['a part in a list of parts', { allOf: [{ properties: { other: TEXT } }] }],
  [
    'a field of a group',
    { properties: { group: { type: 'object', if: WHEN, then: codeOf(TEXT) } } },
  ],
  [
    'a field of one group of two',
    { properties: { code: TEXT, group: { type: 'object', if: WHEN, then: codeOf(TEXT) } } },
  ],
])('a condition may change %s', (_, more) => {
  expect(changesDrawing(form(more), {})).toBe(true);
});

test('a format that has a widget changes nothing of a field with one of its own', () => {
  const schema = form({ if: WHEN, then: codeOf({ format: 'cpf' }) });
  expect(changesDrawing(schema, {})).toBe(true);
  expect(changesDrawing(schema, { code: { 'ui:help': 'x' } })).toBe(true);
  expect(changesDrawing(schema, { code: { 'ui:widget': 'registry' } })).toBe(false);
  expect(changesDrawing(schema, { code: { 'ui:options': { widget: 'registry' } } })).toBe(false);
});
