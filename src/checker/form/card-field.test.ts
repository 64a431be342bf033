import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const text = { type: 'string' };
const at = 'alfa/screens/lead.json blocks[form]';
const form = (properties: object, ui: object = {}) => withForm({ properties }, { ui });

test('card number and CVV under their names', () => {
  const ui = { cardNumber: { 'ui:widget': 'card-number' }, cardCVV: { 'ui:widget': 'card-cvv' } };
  expect(reportsOf('card-field', form({ cardNumber: text, cardCVV: text }, ui))).toEqual([]);
});

test.each([
  [{ format: 'card-number' }, {}, 'cardNumber'],
  [{ format: 'cvv' }, {}, 'cardCVV'],
  [{}, { 'ui:autocomplete': 'cc-number' }, 'cardNumber'],
  [{}, { 'ui:options': { autocomplete: 'section-a billing cc-csc' } }, 'cardCVV'],
])('a text with %j and %j under another name', (keywords, looks, needed) => {
  const files = form({ secret: { ...text, ...keywords } }, { secret: looks });
  expect(reportsOf('card-field', files)).toEqual([
    `${at}.schema.properties.secret: 'secret' takes card data, but is not called '${needed}': it would be kept over a reload. Call the field '${needed}'.`,
  ]);
});

test('the field of the library under another name: told where it is taken', () => {
  const library = {
    'fields/card-cvv': { schema: text, ui: { 'ui:widget': 'card-cvv' } },
  };
  const properties = { cvv: { $ref: 'fields/card-cvv' } };
  expect(reportsOf('card-field', withForm({ properties }, {}, library))).toEqual([
    expect.stringContaining(`${at}.schema.properties.cvv: 'cvv' takes card data`),
  ]);
});

test('the widget in a list', () => {
  const list = { type: 'array', items: text };
  const ui = { list: { items: { 'ui:options': { widget: 'card-cvv' } } } };
  expect(reportsOf('card-field', form({ list }, ui))).toEqual([
    `${at}.schema.properties.list.items: 'list.*' takes card data, but is not called 'cardCVV': it would be kept over a reload. Call the field 'cardCVV'.`,
  ]);
});

test('card data within a group', () => {
  const card = { type: 'object', properties: { cardCVV: text } };
  expect(reportsOf('card-field', form({ card }))).toEqual([
    `${at}.schema.properties.card.properties.cardCVV: 'cardCVV' stands within 'card', where nothing wipes it. Put it at the top of the form.`,
  ]);
});

test('card data in an alternative is still at the top', () => {
  const schema = { oneOf: [{ properties: { cardNumber: text } }] };
  const ui = { oneOf: [{ cardNumber: { 'ui:widget': 'card-number' } }] };
  expect(reportsOf('card-field', withForm(schema, { ui }))).toEqual([]);
});
