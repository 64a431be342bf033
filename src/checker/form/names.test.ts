import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rules } from './names.ts';

const text = { type: 'string' };
const told = (schema: object, rest: object = {}) =>
  rules.flatMap((rule) =>
    reportsOf(rule, withForm(schema, rest, { 'schemas/fields/cpf.json': { schema: text } })),
  );

test('names that there are', () => {
  const schema = {
    $defs: { one: text },
    properties: {
      a: { ...text, format: 'cpf' },
      b: { ...text, format: 'email' },
      c: { $ref: '#/$defs/one' },
      d: { $ref: 'fields/cpf' },
    },
  };
  const ui = { 'ui:order': ['*'], a: { 'ui:options': { mask: 'cpf', country: 'MZ' } } };
  expect(told(schema, { ui })).toEqual([]);
});

test.each<[object, object, RegExp]>([
  [{ format: 'cfp' }, {}, /a\.format: There is no rule \(format\) 'cfp'\. Did you mean 'cpf'\?/],
  [
    { $ref: 'cpf' },
    {},
    /a\.\$ref: 'cpf' is not a field of the library\. Did you mean 'fields\/cpf'/,
  ],
  [{ $ref: '#/$defs/tow' }, {}, /a\.\$ref: This schema has no part '#\/\$defs\/tow'/],
  [text, { 'ui:widgte': 'text' }, /Nothing reads 'ui:widgte'\. Did you mean 'ui:widget'\?/],
  [text, { 'ui:options': { plaecholder: 'x' } }, /the option 'plaecholder'\. Did you mean/],
  [text, { 'ui:options': { country: 'br' } }, /in the way of 'br'\. Did you mean 'BR'\?/],
])('%j and %j', (a, ui, said) => {
  const found = told({ properties: { a } }, { ui: { a: ui } });
  expect(found).toEqual([expect.stringMatching(said)]);
});
