import { expect, test } from 'vitest';
import { contextOf, nodeOf, shortly } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import { expandFields } from './expand-fields.ts';

type Fields = Record<string, object>;
const properties = (fields: Fields) => ({ type: 'object', properties: fields });

const FIELDS = {
  email: {
    schema: { type: 'string', title: 'field.email', format: 'email-address' },
    ui: { 'ui:widget': 'text', 'ui:options': { inputMode: 'email' } },
    messages: { required: 'field.email.invalid' },
  },
  plain: { schema: { type: 'string' } },
  address: {
    schema: {
      type: 'object',
      properties: { city: { $ref: 'fields/city' }, zip: { type: 'string' } },
    },
    ui: { 'ui:order': ['zip', 'city'], city: { 'ui:autocomplete': 'billing city' } },
    messages: { required: 'address.needed' },
  },
  city: {
    schema: { type: 'string', title: 'field.city' },
    ui: { 'ui:autocomplete': 'city', 'ui:widget': 'text' },
    messages: { required: 'city.needed' },
  },
  party: { schema: properties({ home: { type: 'object' } }) },
  endless: { schema: { type: 'object', properties: { again: { $ref: 'fields/endless' } } } },
};

function expanded(schema: unknown, ui: object = {}) {
  const { context, diagnostics } = contextOf({ fields: FIELDS });
  const form = expandFields(context, nodeOf(schema, 'lead.json'), nodeOf(ui));
  return {
    schema: toValue(form.schema),
    ui: toValue(form.ui),
    messages: toValue(form.messages) as object,
    said: shortly(diagnostics),
  };
}

test("a reference takes the field's schema, look and messages", () => {
  expect(expanded(properties({ mail: { $ref: 'fields/email' } }))).toEqual({
    schema: properties({ mail: FIELDS.email.schema }),
    ui: { mail: FIELDS.email.ui },
    messages: { mail: FIELDS.email.messages },
    said: [],
  });
});

test('what stands beside the reference lies over the field, null takes away', () => {
  const own = { $ref: 'fields/email', title: 'own.title', maxLength: 80, format: null };
  expect(expanded(properties({ mail: own })).schema).toEqual(
    properties({ mail: { type: 'string', title: 'own.title', maxLength: 80 } }),
  );
});

test("the form's own look lies over the field's, key by key", () => {
  const ui = { mail: { 'ui:options': { trim: true }, 'ui:widget': null } };
  expect(expanded(properties({ mail: { $ref: 'fields/email' } }), ui).ui).toEqual({
    mail: { 'ui:options': { inputMode: 'email', trim: true } },
  });
});

test('wherever in the schema it stands', () => {
  const $ref = 'fields/email';
  const { schema, ui, messages } = expanded({
    type: 'object',
    properties: { list: { type: 'array', items: { $ref } }, group: properties({ a: { $ref } }) },
    allOf: [{ then: { properties: { b: { $ref } } } }],
  });
  expect(JSON.stringify(schema)).not.toContain('$ref');
  expect(Object.keys(messages)).toEqual(['list.*', 'group.a', 'b']);
  expect(ui).toEqual({
    list: { items: FIELDS.email.ui },
    group: { a: FIELDS.email.ui },
    b: FIELDS.email.ui,
  });
});

test('a condition takes the schema alone: nothing is drawn by it', () => {
  const { schema, ui, messages } = expanded({
    if: { properties: { a: { $ref: 'fields/email' } } },
  });
  expect(schema).toEqual({ if: { properties: { a: FIELDS.email.schema } } });
  expect({ ui, messages }).toEqual({ ui: {}, messages: {} });
});

test('a field may take other fields, and says more of them than they say of themselves', () => {
  const { schema, ui, messages } = expanded(properties({ home: { $ref: 'fields/address' } }));
  expect(schema).toEqual(
    properties({ home: properties({ city: FIELDS.city.schema, zip: { type: 'string' } }) }),
  );
  expect(ui).toEqual({
    home: {
      'ui:order': ['zip', 'city'],
      city: { 'ui:autocomplete': 'billing city', 'ui:widget': 'text' },
    },
  });
  expect(messages).toEqual({
    home: { required: 'address.needed' },
    'home.city': { required: 'city.needed' },
  });
});

test('each entry of a list may take a field of its own', () => {
  const items = [{ $ref: 'fields/plain' }, { $ref: 'fields/city' }];
  const { ui, messages } = expanded(properties({ l: { type: 'array', items } }), {
    l: { items: [{ 'ui:help': 'x' }] },
  });
  expect(ui).toEqual({ l: { items: [{ 'ui:help': 'x' }, FIELDS.city.ui] } });
  expect(Object.keys(messages)).toEqual(['l.1']);
});

test.each<[title: string, look: object, own: object]>([
  ['by ui:widget', { 'ui:widget': 'address' }, {}],
  ['by an option', { 'ui:options': { widget: 'address' } }, {}],
  ['that says it is an object', { 'ui:widget': 'address' }, { type: 'object' }],
])("a property with a group's widget is drawn as the group: %s", (_, look, own) => {
  const { schema, ui, messages } = expanded(properties({ home: own }), {
    home: { ...look, 'ui:help': 'x' },
  });
  expect(schema).toMatchObject(properties({ home: properties({ city: FIELDS.city.schema }) }));
  const drawn = (ui as { home: { 'ui:options'?: object } }).home;
  expect(drawn).toMatchObject({ 'ui:help': 'x', 'ui:order': ['zip', 'city'] });
  expect(drawn).not.toHaveProperty('ui:widget');
  expect(drawn['ui:options'] ?? {}).toEqual({});
  expect(Object.keys(messages)).toEqual(['home', 'home.city']);
});

test('so is one of a field of the library', () => {
  const { schema, ui } = expanded(properties({ party: { $ref: 'fields/party' } }), {
    party: { home: { 'ui:widget': 'address' } },
  });
  const group = properties({ city: FIELDS.city.schema, zip: { type: 'string' } });
  expect(schema).toMatchObject(properties({ party: properties({ home: group }) }));
  expect(ui).toMatchObject({ party: { home: { 'ui:order': ['zip', 'city'] } } });
});

test.each<[string, object, object]>([
  ['another widget', { 'ui:widget': 'phone' }, {}],
  ['another type', { 'ui:widget': 'address' }, { type: 'string' }],
  ['a field of its own', { 'ui:widget': 'address' }, { $ref: 'fields/plain' }],
])('a property with %s takes no group', (_, look, own) => {
  const { schema, ui } = expanded(properties({ home: own }), { home: look });
  expect(JSON.stringify(schema)).not.toContain('city');
  expect(ui).toEqual({ home: look });
});

test('a field that holds itself is reported at its reference', () => {
  const { said } = expanded(properties({ a: { $ref: 'fields/endless' } }));
  expect(said).toEqual([
    "field-reference schemas/fields/endless.json:7 The field 'endless' holds itself, so it would have no end. Take another field here.",
  ]);
});

test('definitions that take fields have their look', () => {
  const { messages, ui } = expanded({
    definitions: { person: properties({ mail: { $ref: 'fields/email' } }) },
    properties: { buyer: { $ref: '#/definitions/person' } },
  });
  expect(messages).toEqual({});
  expect(ui).toEqual({ 'ui:definitions': { '#/definitions/person': { mail: FIELDS.email.ui } } });
});
