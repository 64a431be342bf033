import { expect, test } from 'vitest';
import { freeTexts } from './free-texts.ts';

const text = { type: 'string' };

test.each<[string, object, string[]]>([
  ['plain', { properties: { a: text, b: { type: 'number' } } }, ['a']],
  ['a group', { properties: { a: { type: 'object', properties: { b: text } } } }, ['a.b']],
  [
    'a condition',
    { properties: { a: text, b: text }, if: { properties: { a: { const: 'x' } } }, then: {} },
    ['b'],
  ],
  ['a condition on presence', { properties: { a: text, b: text }, if: { required: ['a'] } }, ['b']],
  [
    'a condition within a branch',
    { properties: { a: text, b: text }, else: { if: { required: ['b'] } } },
    ['a'],
  ],
  ['a dependency', { properties: { a: text, b: text }, dependencies: { a: ['b'] } }, ['b']],
  [
    'a dependent schema',
    { properties: { a: text, b: text }, dependentSchemas: { b: { properties: { c: text } } } },
    ['a'],
  ],
  ['a condition elsewhere', { properties: { a: text }, if: { $ref: '#/$defs/x' } }, []],
  ['alternatives', { properties: { a: text }, oneOf: [{ properties: { a: {} } }] }, []],
  ['a group to add to', { properties: { a: text }, additionalProperties: text }, []],
  ['a group of patterns', { properties: { a: text }, patternProperties: { b: text } }, []],
  ['a list', { properties: { a: text, b: { type: 'array', items: text } } }, ['a']],
  ['a name with a dot', { properties: { 'a.b': text } }, []],
])('texts that nothing depends on: %s', (_, schema, free) => {
  expect([...freeTexts(schema)]).toEqual(free);
});
