import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const text = { type: 'string' };
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
