import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { secretFields } from './secret-fields.ts';

const text = { type: 'string' } as const;

const namesOf = (schema: RJSFSchema, ui: UiSchema = {}) =>
  [
    ...secretFields({
      pages: [{ id: 'p', submit: 's', variants: { '': { schema, validator: 'v' } } }],
      ui,
    }),
  ].sort();

test.each(['card-number', 'cvv', 'cvv-3', 'cvv-4', 'sms-code', 'password'])(
  'format %s is secret under any name',
  (format) => {
    const schema = { properties: { apelido: { ...text, format }, nome: text } };
    expect(namesOf(schema)).toEqual(['apelido']);
  },
);

test.each([
  'cc-number',
  'cc-csc',
  'one-time-code',
  'current-password',
  'new-password',
  'section-a billing CC-Number',
])('autocomplete %s is secret under any name', (autocomplete) => {
  const schema = { properties: { apelido: text } };
  expect(namesOf(schema, { apelido: { 'ui:autocomplete': autocomplete } })).toEqual(['apelido']);
  expect(namesOf(schema, { apelido: { 'ui:options': { autocomplete } } })).toEqual(['apelido']);
});

test.each([{ 'ui:widget': 'password' }, { 'ui:options': { inputType: 'password' } }])(
  'what is typed unseen is secret: %o',
  (ui) => expect(namesOf({ properties: { senha: text } }, { senha: ui })).toEqual(['senha']),
);

test.each([
  ['email', 'email'],
  ['name', 'name'],
  ['cardName', 'cc-name'],
  ['cardExpireDate', 'cc-exp'],
])('%s is kept', (name, autocomplete) => {
  const schema = { properties: { [name]: { ...text, format: 'person-name' } } };
  expect(namesOf(schema, { [name]: { 'ui:autocomplete': autocomplete } })).toEqual([]);
});

test('they are found in groups, lists, alternatives, conditions and definitions', () => {
  const code = { ...text, format: 'sms-code' };
  const schema: RJSFSchema = {
    $defs: { code, knot: { properties: { again: { $ref: '#/$defs/knot' } } } },
    properties: {
      group: { type: 'object', properties: { a: code } },
      list: { type: 'array', items: code },
      choice: { oneOf: [{ properties: { b: code } }, text] },
      shared: { $ref: '#/$defs/code' },
      knot: { $ref: '#/$defs/knot' },
    },
    if: { properties: { group: text } },
    then: { properties: { c: code } },
  };
  expect(namesOf(schema)).toEqual(['a', 'b', 'c', 'list', 'shared']);
});

test('so are those that only a nested uiSchema marks', () => {
  const secret = { 'ui:autocomplete': 'one-time-code' };
  const ui = { group: { a: secret }, list: { items: { b: secret } }, rows: { items: secret } };
  expect(namesOf({}, ui)).toEqual(['a', 'b', 'rows']);
});
