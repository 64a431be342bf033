import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const text = { type: 'string' };
const told = (schema: object, rest: object = {}) =>
  ['field-reference', 'ui-key'].flatMap((rule) =>
    reportsOf(rule, withForm(schema, rest, { 'fields/cpf': { schema: text } })),
  );

test.each<[object, object, RegExp]>([
  [{ $ref: '#/$defs/tow' }, {}, /a\.\$ref: This schema has no part '#\/\$defs\/tow'/],
  [text, { 'ui:options': { country: 'br' } }, /in the way of 'br'\. Did you mean 'BR'\?/],
])('%j and %j', (a, ui, said) => {
  const found = told({ properties: { a } }, { ui: { a: ui } });
  expect(found).toEqual([expect.stringMatching(said)]);
});
