import { expect, test } from 'vitest';
import { isTextOfRjsf, hasRjsfFields } from './rjsf-fields.ts';
import type { JsonObject } from '../sub-schemas.ts';

const TEXT = { type: 'string' };
const form = (property: object): JsonObject =>
  ({ type: 'object', properties: { a: property } }) as JsonObject;

test.each<object>([
  TEXT,
  { type: 'number' },
  { type: 'integer' },
  { type: 'boolean' },
  { type: ['string', 'null'] },
  { type: 'object', properties: { b: TEXT } },
  { properties: { b: TEXT } },
  { enum: ['a', 'b'] },
  { const: 'a' },
  { type: 'string', oneOf: [{ const: 'a', title: 'A' }, { enum: ['b'] }] },
  { type: 'string', anyOf: [{ const: 'a' }] },
  { type: 'string', format: 'cpf' },
  { type: 'object', additionalProperties: false },
  {
    type: 'object',
    allOf: [{ required: ['b'] }, { then: { properties: { b: { minLength: 1 } } } }],
  },
  { type: 'object', if: { properties: { b: { items: {} } } }, then: { required: ['b'] } },
  { type: 'object', if: { required: ['b'] }, else: { properties: { b: { minLength: 1 } } } },
  { type: ['string', 'null'], oneOf: [{ const: 'a' }, { const: null, type: 'null' }] },
  { type: ['string', 'null'], anyOf: [{ const: 'a' }, { const: null, type: 'null' }] },
  { type: 'object', dependentSchemas: { b: { required: ['c'] } } },
  { type: 'object', not: { $ref: '#/a' } },
  { type: 'object', dependencies: { b: { required: ['c'] } } },
])('a field of %j is drawn by every page', (property) => {
  expect(hasRjsfFields(form(property), {})).toBe(false);
});

test.each<object>([
  { type: 'array', items: TEXT },
  { type: 'string', items: TEXT },
  { type: 'object', patternProperties: {} },
  { type: 'object', additionalItems: TEXT },
  { $ref: '#/$defs/a' },
  { type: 'string', $ref: '#/$defs/a' },
  { type: 'object', $recursiveRef: '#' },
  { type: 'string', $id: 'a' },
  { type: 'string', deprecated: true },
  { type: 'string', examples: ['a'] },
  { type: 'object', additionalProperties: true },
  { type: 'object', additionalProperties: TEXT },
  { type: 'string', oneOf: [{ const: 'a' }, { type: 'number' }] },
  { type: 'string', anyOf: [{ enum: ['a', 'b'] }] },
  ...['color', 'date', 'date-time', 'email', 'password', 'time', 'uri'].map((format) => ({
    type: 'string',
    format,
  })),
  { title: 'no type' },
  { type: 'null' },
  { type: ['string', 'number'] },
  { type: 'object', properties: { b: { title: 'no type' } } },
  { type: 'object', then: { properties: { b: { type: 'array' } } } },
])('a field of %j needs more', (property) => {
  expect(hasRjsfFields(form(property), {})).toBe(true);
});

test.each<object>([
  {},
  { a: { 'ui:widget': 'phone' } },
  { 'ui:order': ['a'], a: { 'ui:options': { inputMode: 'tel' } } },
  { a: { 'ui:widget': 'choice' } },
])('a uiSchema %j is drawn by every page', (ui) => {
  expect(hasRjsfFields(form(TEXT), ui as JsonObject)).toBe(false);
});

test.each<object>([
  { 'ui:field': 'x' },
  { 'ui:definitions': {} },
  { 'ui:globalOptions': {} },
  { a: { 'ui:enableMarkdownInDescription': true } },
  { a: { 'ui:options': { field: 'x' } } },
  { a: { 'ui:widget': 'textarea' } },
  { a: { 'ui:options': { widget: 'radio' } } },
  { g: { b: { 'ui:widget': 'range' } } },
  { a: [{}] },
])('a uiSchema %j needs more', (ui) => {
  expect(hasRjsfFields(form(TEXT), ui as JsonObject)).toBe(true);
});

test.each([
  ['choice', true],
  ['select', true],
  ['phone', false],
])("a boolean with the widget '%s' takes its words from texts: %s", (widget, needs) => {
  const ui = { g: { a: { 'ui:widget': widget } } };
  const schema = { type: 'object', properties: { g: form({ type: 'boolean' }) } };
  expect(hasRjsfFields(schema, ui)).toBe(needs);
});

test.each([
  ['list.add', true],
  ['choice.yes', true],
  ['group.remove', true],
  ['field.unsupported', true],
  ['field.unsupported.more', false],
  ['lead.field.unsupported', false],
  ['field.email.label', false],
  ['lead.list.add', false],
  ['listing.add', false],
])("'%s' is shown only with such a form: %s", (key, isShown) => {
  expect(isTextOfRjsf(key)).toBe(isShown);
});
