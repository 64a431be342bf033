/** @module-tag long */
import type { RJSFSchema } from '@rjsf/utils';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { formats } from '../../src/rules/formats.ts';
import { compiledBrands } from './brands.ts';
import { sampleForm } from '../../src/workshop/frame/sample-form.ts';

const ajv = new Ajv2019({ strict: false, multipleOfPrecision: 6 });
addFormats.default(ajv as never);
for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);

/** Rules that a brand's own form leaves to the server or to brand.json. */
const widgets = { installments: '1', 'card-company': 'visa' };

const forms = compiledBrands.flatMap((brand) =>
  Object.entries(brand.screens).flatMap(([template, { blocks }]) =>
    blocks.flatMap((block) =>
      block.block === 'form' ? [[`${brand.id} ${template}`, block.form] as const] : [],
    ),
  ),
);

test.each(forms)('%s: what is filled in passes, on every page and in every variant', (_, form) => {
  for (const { schema } of form.pages.flatMap((page) => Object.values(page.variants))) {
    const validate = ajv.compile(schema);
    validate(sampleForm(schema, form.ui, { widgets }).value);
    expect(validate.errors ?? []).toEqual([]);
  }
});

test.each<[string, RJSFSchema]>([
  ['a CNPJ', { type: 'string', format: 'cnpj' }],
  ['a birth date', { type: 'string', format: 'date' }],
  ['a pattern', { type: 'string', pattern: '^(\\d{4}|\\d{2} ?\\d{3}-?\\d{3})$' }],
  ['a long text', { type: 'string', minLength: 40, maxLength: 60 }],
  ['a number above one', { type: 'number', exclusiveMinimum: 1 }],
  ['a sum in cents', { type: 'number', multipleOf: 0.01, minimum: 19.985, maximum: 19.995 }],
  ['one of a list', { type: 'string', enum: ['a', 'b'] }],
  ['what may be null', { type: ['string', 'null'] }],
  ['a list', { type: 'array', minItems: 2, items: { type: 'integer' } }],
  [
    'what lies deep',
    {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'object', required: ['b'], properties: { b: { const: true } } } },
    },
  ],
])('%s', (_, schema) => {
  const validate = ajv.compile(schema);
  validate(sampleForm(schema).value);
  expect(validate.errors ?? []).toEqual([]);
});

test('a closed choice is not taken', () => {
  const schema: RJSFSchema = { type: 'string', enum: ['debit', 'credit'] };
  expect(sampleForm(schema, { 'ui:enumDisabled': ['debit'] }).value).toBe('credit');
});

test('a format without a sample stops with its name', () => {
  expect(() => sampleForm({ type: 'string', format: 'moon-phase' })).toThrow(
    "The format 'moon-phase' has no sample.",
  );
});
