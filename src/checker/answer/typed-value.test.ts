import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const field = (widget: string, schema: object, options: object = {}) =>
  withForm(
    { properties: { x: { type: 'string', title: 'X', ...schema } } },
    { ui: { x: { 'ui:widget': widget, 'ui:options': options } } },
  );

test.each([
  ['phone', { format: 'phone-br', maxLength: 11 }, {}, /'maxLength' does not accept/],
  ['cpf', { pattern: String.raw`^\d{11}$` }, {}, /'pattern' does not accept/],
  [
    'text',
    { format: 'cpf' },
    { mask: 'cnpj' },
    /its mask 'cnpj' writes it like .* Take the widget or mask of this rule/,
  ],
  ['text', { format: 'cep' }, { mask: '#####-###' }, /its mask '#####-###' .* 'format' does not/],
  ['text', { pattern: String.raw`^\d{8}$` }, { mask: '#####-###' }, /'pattern' does not accept/],
  [
    'text',
    { format: 'cnpj', maxLength: 14 },
    {},
    /its mask 'cnpj' .* Leave room for 18 characters/,
  ],
  ['text', { maxLength: 4 }, { mask: '##/##' }, /Leave room for 5 characters/],
  ['text', {}, { mask: '99/99' }, /'99\/99' is not a valid mask/],
])('%s with %j and %j', (widget, schema, options, said) => {
  const found = reportsOf('typed-value', field(widget, schema, options));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(said);
});

const closed = (schema: object, ui: object, required = ['x']) =>
  reportsOf('typed-value', withForm({ properties: { x: schema }, required }, { ui: { x: ui } }));

test.each([
  [{ type: 'string' }, { 'ui:readonly': true }, 'readonly'],
  [{ type: 'string' }, { 'ui:options': { disabled: true } }, 'disabled'],
  [{ type: 'string', readOnly: true }, {}, 'readOnly'],
  [{ type: 'string', const: 'a' }, { 'ui:widget': 'hidden' }, 'widget'],
])('a required field that nobody can fill in: %j with %j', (schema, ui, option) => {
  expect(closed(schema, ui)).toEqual([
    expect.stringContaining(`Nobody could fill in 'x', which the form requires: '${option}'`),
  ]);
  expect(closed({ ...schema, default: 'a' }, ui)).toEqual([]);
  expect(closed(schema, ui, [])).toEqual([]);
});

test.each([
  ['phone', { format: 'phone-mz' }, { country: 'MZ' }],
  ['cpf', { format: 'cpf', maxLength: 14 }, {}],
  ['text', { format: 'cnpj' }, { mask: 'registry' }],
  ['text', { format: 'cep' }, { mask: '## ###-###' }],
  ['text', { pattern: String.raw`^9\d{2}-\d$` }, { mask: '###-#' }],
  ['text', { maxLength: 5 }, { mask: '##/##' }],
  ['card-cvv', { format: 'cvv-4' }, {}],
  ['cpf', { pattern: String.raw`^[\d.-]+$` }, {}],
  ['text', { format: 'cpf' }, {}],
])('%s with %j and %j is fine', (widget, schema, options) => {
  expect(reportsOf('typed-value', field(widget, schema, options))).toEqual([]);
});
