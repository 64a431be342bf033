import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './form-endless.ts';

const at = 'alfa/screens/lead.json blocks[form].schema';
const text = { type: 'string' };

test.each([
  [{ properties: { kids: { type: 'array', items: { $ref: '#' } } } }],
  [{ properties: { a: text, b: { oneOf: [text, { $ref: '#' }] } } }],
  [{ properties: { a: { $ref: '#/$defs/nothing' } } }],
  [{ properties: { a: { $ref: '#anchor' } } }],
  [{ properties: { a: text, b: { $ref: '#/properties/a' } } }],
])('a form that ends: %j', (schema) => {
  expect(reportsOf(rule, withForm(schema))).toEqual([]);
});

test('a form in itself is reported where it is taken', () => {
  expect(reportsOf(rule, withForm({ properties: { a: text, child: { $ref: '#' } } }))).toEqual([
    `${at}.properties.child.$ref: 'child' holds itself and is drawn at once, so this form would have no end. Put it into a list that begins empty ("type": "array"), or make it the second of several alternatives ("oneOf").`,
  ]);
});

test('a reference to itself alone', () => {
  const schema = { properties: { a: text }, not: { $ref: '#' } };
  expect(reportsOf(rule, withForm(schema))).toEqual([
    `${at}.not.$ref: The form refers to itself about the same value, so no value could ever be checked. Refer to something that describes the value by itself.`,
  ]);
});

test('fields of the library count like others', () => {
  const library = {
    'schemas/fields/hundred.json': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 100 }, (_, one) => [`f${one}`, text])),
      },
    },
  };
  const hundred = { $ref: 'fields/hundred' };
  const schema = { properties: { a: hundred, b: hundred, c: hundred } };
  expect(reportsOf(rule, withForm(schema, {}, library))).toEqual([
    `${at}: This form shows 303 fields at once; 300 are the most that a page can be drawn with. Ask for less, or split the form into several screens.`,
  ]);
  const { c: _, ...two } = schema.properties;
  expect(reportsOf(rule, withForm({ properties: two }, {}, library))).toEqual([]);
});

test('a list that asks for a million entries', () => {
  const a = { type: 'array', minItems: 1_000_000, items: text };
  expect(reportsOf(rule, withForm({ properties: { a } }))).toEqual([
    expect.stringContaining('This form shows 1000001 fields at once'),
  ]);
});
