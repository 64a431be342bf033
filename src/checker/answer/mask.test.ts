import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './mask.ts';

const field = (mask: unknown, look: object = {}) =>
  withForm(
    { properties: { x: { type: 'string', title: 'X' } } },
    { ui: { x: { 'ui:options': { mask }, ...look } } },
  );

test.each([
  ['99/99', /'99\/99' is not a valid mask\. Write # for a digit/],
  ['##-', /is not a valid mask/],
  ['', /is not a valid mask/],
  [11, /is not a valid mask/],
  ['cnjp', /There is no mask 'cnjp'\. Did you mean 'cnpj'\?/],
])('the mask %j', (mask, said) => {
  const found = reportsOf(rule, field(mask));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(said);
});

test('a widget with a mask of its own', () => {
  expect(reportsOf(rule, field('##', { 'ui:widget': 'cpf' }))).toEqual([
    expect.stringContaining("The widget 'cpf' does not read 'mask'."),
  ]);
});

test.each(['cnpj', 'phone-br', '##/##/####', 'AAA-#*##', '(##) #####-####'])(
  '%j is fine',
  (mask) => {
    expect(reportsOf(rule, field(mask))).toEqual([]);
  },
);
