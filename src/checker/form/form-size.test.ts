import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './form-size.ts';

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
    `${at}: This form shows more than 300 fields at once. Ask for less, or split the form into several screens.`,
  ]);
  const { c: _, ...two } = schema.properties;
  expect(reportsOf(rule, withForm({ properties: two }, {}, library))).toEqual([]);
});

test('thirteen groups within each other', () => {
  const deep = (levels: number): object =>
    levels === 0 ? text : { type: 'object', properties: { a: deep(levels - 1) } };
  expect(reportsOf(rule, withForm(deep(13)))).toEqual([
    expect.stringContaining('This form shows more than 12 groups and lists within each other.'),
  ]);
});
