import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { secretFields } from './secret-fields.ts';

const text = { type: 'string' } as const;

const namesOf = (schema: RJSFSchema, ui: UiSchema = {}) => {
  const variants = { '': { schema, validator: 'v' } };
  return [...secretFields({ pages: [{ id: 'p', submit: 's', variants }], ui })].sort();
};

test.each(['card-number', 'cvv', 'cvv-3', 'cvv-4', 'sms-code', 'password'])(
  'format %s is secret under any name',
  (format) => {
    const schema = { properties: { apelido: { ...text, format }, nome: text } };
    expect(namesOf(schema)).toEqual(['apelido']);
  },
);

test.each(
  'cc-number cc-csc one-time-code current-password new-password'
    .split(' ')
    .concat('billing CC-Number'),
)('autocomplete %s is secret under any name', (autocomplete) => {
  const schema = { properties: { apelido: text } };
  expect(namesOf(schema, { apelido: { 'ui:autocomplete': autocomplete } })).toEqual(['apelido']);
  expect(namesOf(schema, { apelido: { 'ui:options': { autocomplete } } })).toEqual(['apelido']);
});

test.each([
  { 'ui:widget': 'password' },
  { 'ui:options': { inputType: 'password' } },
  { 'ui:widget': 'card-number' },
  { 'ui:options': { widget: 'card-cvv' } },
])('what is typed unseen, or drawn as a card, is secret: %o', (ui) =>
  expect(namesOf({ properties: { senha: text } }, { senha: ui })).toEqual(['senha']),
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

const SECRET_UI: UiSchema = { 'ui:autocomplete': 'one-time-code' };

test('so are those that only a nested uiSchema marks', () => {
  const ui = { group: { a: SECRET_UI }, list: { items: { b: SECRET_UI } } };
  expect(namesOf({}, ui)).toEqual(['a', 'b']);
});

/** RJSF's uiSchema, and `field-place.ts`: keys for entries that have no name of their own. */
test.each([
  ['each entry of a list', { items: SECRET_UI }],
  ['an entry of a list', { items: [{}, SECRET_UI] }],
  ['further entries of a list', { additionalItems: SECRET_UI }],
  ['further fields of a group', { additionalProperties: SECRET_UI }],
  ['one of several kinds', { oneOf: [{}, SECRET_UI] }],
  ['any of several kinds', { anyOf: [{}, SECRET_UI] }],
])('where the uiSchema marks %s, the field around it is secret', (_, ui) => {
  expect(namesOf({}, { around: ui, other: {} })).toEqual(['around']);
});

test('a group is secret whose fields of any name are', () => {
  const code = { ...text, format: 'sms-code' };
  const group = (own: RJSFSchema): RJSFSchema => ({
    properties: { group: { ...own, type: 'object' } },
  });
  expect(namesOf(group({ patternProperties: { '^code': code } }))).toEqual(['group']);
  expect(namesOf(group({ additionalProperties: code }))).toEqual(['group']);
});
