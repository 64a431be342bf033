import { expect, test } from 'vitest';
import type { JsonValue } from '../../parse/node.ts';
import type { JsonObject } from '../sub-schemas.ts';
import { describeFields } from './describe-fields.ts';

const TEXT = { type: 'string' };

/** The description of a form with one field. */
function described(schema: object, ui: object = {}, required: string[] = []) {
  const form = { type: 'object', properties: { a: schema }, required };
  return describeFields(form as JsonObject, { a: ui } as JsonValue)?.fields[0];
}

const input = (more: object) => ({ name: 'a', label: 'a', widget: 'text', ...more });

test.each<[string, object, object, object]>([
  ['a text', TEXT, {}, input({})],
  ['a title', { ...TEXT, title: 'Nome' }, {}, input({ label: 'Nome' })],
  [
    'a title of the look',
    { ...TEXT, title: 'Nome' },
    { 'ui:title': 'Você' },
    input({ label: 'Você' }),
  ],
  ['no label', TEXT, { 'ui:label': false }, input({ isLabelHidden: true })],
  ['an integer', { type: 'integer', minimum: 0 }, {}, input({ type: 'integer', minimum: 0 })],
  ['a number or nothing', { type: ['number', 'null'] }, {}, input({ type: 'number' })],
  ['a box', { type: 'boolean' }, {}, input({ type: 'boolean', widget: 'CheckboxWidget' })],
  [
    'a box, whose values nobody chooses from,',
    { type: 'boolean', oneOf: [{ const: true, title: 'Sim' }] },
    {},
    input({ type: 'boolean', widget: 'CheckboxWidget' }),
  ],
  [
    'a consent',
    { type: 'boolean' },
    { 'ui:widget': 'consent', 'ui:texts': { terms: 'termos' } },
    input({ type: 'boolean', widget: 'consent', options: { texts: { terms: 'termos' } } }),
  ],
  ['a format with a widget', { ...TEXT, format: 'cpf' }, {}, input({ widget: 'cpf' })],
  ['a format without one', { ...TEXT, format: 'person-name' }, {}, input({})],
  [
    'a widget of its own',
    { ...TEXT, format: 'cpf' },
    { 'ui:options': { widget: 'registry', autocomplete: 'off' } },
    input({ widget: 'registry', options: { autocomplete: 'off' } }),
  ],
  [
    'a list of values with names',
    { ...TEXT, enum: ['p', 'm'] },
    { 'ui:enumNames': ['Pequeno', 'Médio'] },
    input({
      widget: 'select',
      options: {
        enumOptions: [
          { value: 'p', label: 'Pequeno' },
          { value: 'm', label: 'Médio' },
        ],
      },
    }),
  ],
  [
    'alternatives that are values',
    { type: 'integer', oneOf: [{ const: 1, title: 'Um' }] },
    { 'ui:widget': 'choice' },
    input({
      type: 'integer',
      widget: 'choice',
      options: { enumOptions: [{ value: 1, label: 'Um' }] },
    }),
  ],
  [
    'description and help',
    { ...TEXT, description: 'Do cartão.' },
    { 'ui:help': 'Sem abreviar.' },
    input({ options: { help: 'Do cartão. Sem abreviar.' } }),
  ],
  ['a placeholder', TEXT, { 'ui:placeholder': '00' }, input({ placeholder: '00' })],
  ['a default', { ...TEXT, default: 'x' }, {}, input({ default: 'x' })],
  [
    'nothing as the default',
    { type: ['string', 'null'], default: null },
    {},
    input({ default: null }),
  ],
  [
    'what only RJSF reads of a look',
    TEXT,
    {
      'ui:autofocus': true,
      'ui:classNames': 'x',
      'ui:enumOrder': ['b', 'a'],
      'ui:hideError': true,
      'ui:style': { color: 'red' },
    },
    input({}),
  ],
  [
    'a description of the look',
    { ...TEXT, description: 'Do cartão.' },
    { 'ui:description': 'Da conta.' },
    input({ options: { help: 'Da conta.' } }),
  ],
  [
    'a value',
    { const: 'x', default: 'x', readOnly: true },
    {},
    input({ default: 'x', isReadonly: true }),
  ],
  ['a closed field', TEXT, { 'ui:disabled': true }, input({ isDisabled: true })],
  [
    'an open field that its schema closes',
    { ...TEXT, readOnly: true },
    { 'ui:readonly': false },
    input({}),
  ],
  [
    'a group',
    { type: 'object', title: 'Endereço', description: 'De entrega', properties: { b: TEXT } },
    {},
    {
      name: 'a',
      title: 'Endereço',
      description: 'De entrega',
      fields: [{ ...input({}), name: 'b', label: 'b' }],
    },
  ],
  [
    'a group with help',
    { title: 'Endereço', description: 'De entrega.', properties: { b: TEXT } },
    { 'ui:help': 'Com número.' },
    {
      name: 'a',
      title: 'Endereço',
      description: 'De entrega. Com número.',
      fields: [{ ...input({}), name: 'b', label: 'b' }],
    },
  ],
  [
    'a group without a title',
    { properties: { b: TEXT } },
    { 'ui:label': false },
    { name: 'a', fields: [{ ...input({}), name: 'b', label: 'b' }] },
  ],
])('%s is described', (_, schema, ui, field) => {
  expect(described(schema, ui)).toEqual(field);
});

test('a field that is asked for is marked, and a group that is stands there from the beginning', () => {
  expect(described(TEXT, {}, ['a'])).toEqual(input({ isRequired: true }));
  const group = described({ type: 'object', properties: {} }, {}, ['a']);
  expect(group).toEqual({ name: 'a', title: 'a', isRequired: true, fields: [] });
});

test('a group closes its fields', () => {
  const schema = { type: 'object', properties: { b: TEXT, c: TEXT } };
  const ui = { 'ui:readonly': true, 'ui:disabled': true, c: { 'ui:readonly': false } };
  expect(described(schema, ui)).toMatchObject({
    fields: [
      { name: 'b', isReadonly: true, isDisabled: true },
      { name: 'c', isDisabled: true },
    ],
  });
});

test('fields stand in the order that the look gives', () => {
  const schema = { type: 'object', properties: { a: TEXT, b: TEXT, c: TEXT } };
  const form = describeFields(schema, { 'ui:order': ['c', '*'] });
  expect(form?.fields.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
});

test.each<[string, object, object]>([
  ['a list', { type: 'array', items: TEXT }, {}],
  ['alternatives', { ...TEXT, oneOf: [{ minLength: 1 }, { maxLength: 0 }] }, {}],
  ['a widget of RJSF', TEXT, { 'ui:widget': 'textarea' }],
  ['a widget of no name', TEXT, { 'ui:widget': 'nothing' }],
  ['a box that is drawn as a text', { type: 'boolean' }, { 'ui:widget': 'text' }],
  [
    'a default of a whole group',
    { type: 'object', default: { b: 'x' }, properties: { b: TEXT } },
    {},
  ],
  ['a default that no field can hold', { ...TEXT, default: { b: 'x' } }, {}],
  ['an order that lacks a field', { type: 'object', properties: { b: TEXT } }, { 'ui:order': [] }],
  ['a title without letters', { ...TEXT, title: 'Nome' }, { 'ui:title': '' }],
])('%s is left to RJSF', (_, schema, ui) => {
  expect(described(schema, ui)).toBeUndefined();
});

test('a name with a dot, a property of any kind and a condition that shows a field are left to RJSF', () => {
  const form = (properties: object, more: object = {}) =>
    describeFields({ type: 'object', properties, ...more } as JsonObject, {});
  expect(form({ 'a.b': TEXT })).toBeUndefined();
  expect(form({ a: true })).toBeUndefined();
  expect(
    form({ a: TEXT }, { if: { required: ['a'] }, then: { properties: { b: TEXT } } }),
  ).toBeUndefined();
});

test('a description holds nothing that JSON loses', () => {
  const form = described({ ...TEXT, enum: ['p'] }, { 'ui:help': 'x' });
  expect(JSON.parse(JSON.stringify(form))).toStrictEqual(form);
});
