import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './field-reference.ts';

const library = {
  'schemas/fields/cpf.json': { schema: { type: 'string' } },
  'schemas/fields/postal-code.json': { schema: { type: 'string' } },
};
const form = (schema: object) => withForm(schema, {}, library);
const one = ($ref: string) =>
  form({ properties: { one: { $ref } }, $defs: { mark: { type: 'string' } } });
const at = 'alfa/screens/lead.json blocks[form].schema.properties.one.$ref';

test.each([['fields/cpf'], ['#/$defs/mark']])('the reference %s', (name) => {
  expect(reportsOf(rule, one(name))).toEqual([]);
});

test.each([
  ['cpf', "Did you mean 'fields/cpf'?"],
  ['field/cpf', "Did you mean 'fields/cpf'?"],
  ['../fields/postal-code', "Did you mean 'fields/postal-code'?"],
  ['somewhere', 'Fields: fields/cpf, fields/postal-code.'],
])('the reference %s', (name, hint) => {
  expect(reportsOf(rule, one(name))).toEqual([
    `${at}: '${name}' is not a field of the library. ${hint}`,
  ]);
});

test('a part of the schema that is not there', () => {
  expect(reportsOf(rule, one('#/$defs/marc'))).toEqual([
    `${at}: This schema has no part '#/$defs/marc'. Did you mean '#/$defs/mark'?`,
  ]);
});

test.each([
  ['a list', { list: { type: 'array', items: { $ref: 'fields/cpf' } } }],
  ['a part of a field', { one: { allOf: [{ $ref: 'fields/cpf' }] } }],
  ['an alternative', { one: { oneOf: [{ $ref: 'fields/cpf' }, { type: 'null' }] } }],
])('a library field in %s', (_, properties) => {
  expect(reportsOf(rule, form({ properties }))).toEqual([]);
});

test('a field that the library lacks is the compiler’s to tell', () => {
  expect(reportsOf(rule, one('fields/cfp'))).toEqual([]);
});
