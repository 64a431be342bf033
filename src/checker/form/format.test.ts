import { expect, test } from 'vitest';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './format.ts';

const field = (name: string) => ({ properties: { doc: { type: 'string', format: name } } });

test.each(Object.keys(formats))('the rule %s', (name) => {
  expect(reportsOf(rule, withForm(field(name)))).toEqual([]);
});

test.each(Object.keys(standardFormats))('the format %s of JSON Schema', (name) => {
  expect(reportsOf(rule, withForm(field(name)))).toEqual([]);
});

test('files', () => {
  expect(reportsOf(rule, withForm(field('data-url')))).toEqual([
    'alfa/screens/lead.json blocks[form].schema.properties.doc.format: A form sends no files. Ask for a link: "format": "uri".',
  ]);
});

test('a rule that is none, also in a conditional part', () => {
  const schema = { ...field('cfp'), then: field('cnpj-alpha') };
  expect(reportsOf(rule, withForm(schema))).toEqual([
    "alfa/screens/lead.json blocks[form].schema.properties.doc.format: There is no rule (format) 'cfp'. Did you mean 'cpf'?",
    expect.stringContaining("There is no rule (format) 'cnpj-alpha'. Did you mean 'cnpj'?"),
  ]);
});
