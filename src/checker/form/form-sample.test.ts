import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './form-sample.ts';

const at = 'alfa/screens/lead.json blocks[form].schema';
const text = { type: 'string' };
const field = (more: object) => ({ properties: { nick: { ...text, ...more } } });

test.each<[string, object, string]>([
  [
    'lengths',
    { minLength: 9, maxLength: 5 },
    "'minLength' (9) of the field 'nick' is more than its 'maxLength' (5)",
  ],
  [
    'numbers',
    { type: 'number', minimum: 2, maximum: 1 },
    "'minimum' (2) of the field 'nick' is more than its 'maximum' (1)",
  ],
  [
    'entries',
    { type: 'array', items: text, minItems: 2, maxItems: 1 },
    "'minItems' (2) of the field 'nick' is more than its 'maxItems' (1)",
  ],
])('limits that cross: %s', (_, more, says) => {
  expect(reportsOf(rule, withForm(field(more)))).toEqual([
    expect.stringContaining(`No answer passes this form: ${says}. Lower the one`),
  ]);
});

test('limits of a field that a condition shows', () => {
  const nick = { ...text, minLength: 9, maxLength: 5, when: { fact: 'hasLead' } };
  expect(reportsOf(rule, withForm({ properties: { nick, name: text } }))).toHaveLength(1);
});

test('a choice of nothing', () => {
  expect(reportsOf(rule, withForm(field({ enum: [] })))).toEqual([
    `${at}.properties.nick.enum: No answer passes this form: the 'enum' of the field 'nick' is empty. List a value in "enum", or delete it.`,
  ]);
});

test.each<object>([
  { properties: { nick: text, age: false }, required: ['age'] },
  { properties: { nick: text }, required: ['age'], additionalProperties: false },
])('a required field that may not be there: %j', (schema) => {
  expect(reportsOf(rule, withForm(schema))).toEqual([
    `${at}.required[0]: No answer passes this form: the field 'age' is required, and may not be there. Describe it in "properties", or do not require it.`,
  ]);
});

test('a schema that refers to itself about the same value', () => {
  expect(reportsOf(rule, withForm({ properties: { a: text }, not: { $ref: '#' } }))).toEqual([
    `${at}: This schema refers to itself about the same value, so no value could ever be checked. Refer to something that describes the value by itself.`,
  ]);
});

test.each<object>([
  field({ minLength: 5, maxLength: 5 }),
  field({ pattern: '^(?=never)always$' }),
  field({ format: 'cpf', maxLength: 3 }),
  { properties: { a: { $ref: '#/$defs/nothing' } } },
  { properties: { a: { ...text, format: 'nobody-knows' } } },
  { properties: { nick: text }, required: ['age'] },
])('nothing is said where other values than the sample may pass: %j', (schema) => {
  expect(reportsOf(rule, withForm(schema))).toEqual([]);
});
