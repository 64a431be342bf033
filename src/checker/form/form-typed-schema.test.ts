import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const at = 'alfa/screens/lead.json blocks[form].schema';
const text = { type: 'string' };
const ONE = { type: 'object', properties: { a: text } };
const CONDITION = { if: { required: ['b'] }, then: { required: ['c'] } };
const choiceWith = (option: object) => ({ properties: { x: { oneOf: [ONE, option] } } });

test.each<[string, object]>([
  ['if', CONDITION],
  ['dependentSchemas', { dependentSchemas: { b: ONE } }],
  ['dependencies', { dependencies: { b: ONE } }],
  ['patternProperties', { patternProperties: { '^a': text } }],
  ['additionalProperties', { additionalProperties: text }],
])('an alternative that changes with what is typed: %s', (keyword, more) => {
  const option = { type: 'object', properties: { b: text, c: text }, ...more };
  expect(reportsOf('form-typed-schema', withForm(choiceWith(option)))).toEqual([
    `${at}.properties.x.oneOf[1].${keyword}: This alternative changes with what is typed ('${keyword}'), and no schema can be compiled for that beforehand. Put '${keyword}' into a group of its own within the alternative.`,
  ]);
  const grouped = { type: 'object', properties: { group: option } };
  expect(reportsOf('form-typed-schema', withForm(choiceWith(grouped)))).toEqual([]);
});

test('what an alternative refers to is reported where it stands, once', () => {
  const schema = {
    $defs: { p: { type: 'object', properties: { b: text }, ...CONDITION } },
    properties: {
      x: { anyOf: [ONE, { $ref: '#/$defs/p' }] },
      y: { oneOf: [{ $ref: '#/$defs/p' }] },
    },
  };
  const found = new Set(reportsOf('form-typed-schema', withForm(schema)));
  expect([...found]).toEqual([expect.stringContaining(`${at}.$defs.p.if: `)]);
});

test.each<object>([
  { properties: { x: text }, oneOf: [{ required: ['x'] }, { properties: { y: text } }] },
  { properties: { x: text }, ...CONDITION },
  { properties: { x: text }, patternProperties: { '^y': { oneOf: [ONE, text] } } },
  {
    properties: { x: text },
    dependencies: { x: { oneOf: [{ properties: { x: text }, ...CONDITION }] } },
  },
  choiceWith({ type: 'object', properties: { b: text }, additionalProperties: false }),
  choiceWith({ type: 'object', properties: { b: text }, dependencies: { b: ['c'] } }),
  { properties: { kids: { type: 'array', items: { $ref: '#' } } }, ...CONDITION },
])('a form of which every schema is known: %j', (schema) => {
  expect(reportsOf('form-typed-schema', withForm(schema))).toEqual([]);
});
