import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './enum-names.ts';

const field = (...values: string[]) => ({ properties: { one: { type: 'string', enum: values } } });
const names = (...given: string[]) => ({ ui: { one: { 'ui:enumNames': given } } });

test('as many names as values', () => {
  expect(reportsOf(rule, withForm(field('a', 'b'), names('A', 'B')))).toEqual([]);
  expect(reportsOf(rule, withForm(field('a', 'b')))).toEqual([]);
});

test('a name too few', () => {
  expect(reportsOf(rule, withForm(field('a', 'b'), names('A')))).toEqual([
    "alfa/screens/lead.json blocks[form].ui.one.ui:enumNames: 'one' has 2 values (enum), but 1 names (ui:enumNames). Give each value one name, in the same order.",
  ]);
});

test('values of a brand for names of the library: the brand answers for it', () => {
  const library = {
    'schemas/fields/size.json': {
      schema: { type: 'string', enum: ['s', 'l'] },
      ui: { 'ui:enumNames': ['S', 'L'] },
    },
  };
  const one = { $ref: 'fields/size', enum: ['s', 'm', 'l'] };
  expect(reportsOf(rule, withForm({ properties: { one } }, {}, library))).toEqual([
    expect.stringMatching(
      /^alfa\/screens\/lead\.json blocks\[form\]\.schema\.properties\.one\.enum: /,
    ),
  ]);
});
