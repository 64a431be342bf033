import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const at = 'alfa/screens/lead.json blocks[form]';
const text = { type: 'string' };
const properties = { name: text, home: { type: 'object', properties: { city: text } } };

test('everything that speaks of a field speaks of one that is there', () => {
  const schema = {
    properties,
    required: ['name'],
    if: { properties: { name: { const: 'x' } }, required: ['name'] },
    then: { properties: { nick: text }, required: ['nick'] },
  };
  const ui = { name: {}, nick: {}, home: { city: {} }, 'ui:order': ['*'] };
  const messages = { name: {}, 'home.city': {}, nick: {} };
  const pages = [{ id: 'a', fields: ['name', 'home'] }];
  expect(reportsOf('form-field', withForm(schema, { ui, messages, pages }))).toEqual([]);
});

test('a field of an object that is not there', () => {
  const messages = { 'home.town': {} };
  expect(reportsOf('form-field', withForm({ properties }, { messages }))).toEqual([
    `${at}.messages.home.town: 'home' has no field 'town' to have messages. Fields: city.`,
  ]);
});

test.each([
  [{ name: 'textarea' }, 'name'],
  [{ name: ['a'] }, 'name'],
  [{ home: { city: 5 } }, 'home.city'],
  [{ home: { items: 'a' } }, 'home.items'],
])('a look of a field that is no object: %j', (ui, path) => {
  const name = path.split('.').at(-1)!;
  expect(reportsOf('form-field', withForm({ properties }, { ui }))).toEqual([
    `${at}.ui.${path}: The look of '${name}' is an object, whose keys begin with "ui:". Write "${name}": { "ui:widget": "textarea" }.`,
  ]);
});

test('a message of an error that there is not', () => {
  const messages = { name: { reqired: 'a', required: 'b', format: 'c', cpf: 'd' } };
  expect(reportsOf('form-field', withForm({ properties }, { messages }))).toEqual([
    `${at}.messages.name.reqired: 'reqired' is not an error of a field: this message is never shown. Did you mean 'required'?`,
  ]);
});

test('a field that is not there is told once, and nothing within it', () => {
  const rest = { ui: { hom: { city: {} } }, messages: { hom: {}, 'hom.city': {} } };
  expect(reportsOf('form-field', withForm({ properties, required: ['hom'] }, rest))).toHaveLength(
    1,
  );
});

const told = (schema: object, rest: object = {}) =>
  ['field-reference', 'ui-key'].flatMap((rule) =>
    reportsOf(rule, withForm(schema, rest, { 'fields/cpf': { schema: text } })),
  );

test.each<[object, object, RegExp]>([
  [{ $ref: '#/$defs/tow' }, {}, /a\.\$ref: This schema has no part '#\/\$defs\/tow'/],
  [text, { 'ui:widget': 5 }, /ui:widget: ui:widget is 5, but has to be a text in double quotes\./],
  [text, { 'ui:options': { rows: '4' } }, /ui:options\.rows: ui:rows is "4", but .* a number\./],
  [text, { 'ui:options': 'a' }, /ui:options is "a", but has to be an object/],
  [text, { 'ui:order': 'name' }, /ui:order is "name", but has to be a list/],
  [text, { 'ui:enumNames': 'Só' }, /"Só", but has to be a list \[ \] or an object \{ \}\./],
  [text, { 'ui:options': { country: 'br' } }, /in the way of 'br'\. Did you mean 'BR'\?/],
])('%j and %j', (a, ui, said) => {
  const found = told({ properties: { a } }, { ui: { a: ui } });
  expect(found).toEqual([expect.stringMatching(said)]);
});
