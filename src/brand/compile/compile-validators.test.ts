import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { expect, test } from 'vitest';
import type { BrandRuntime, CompiledValidator } from '../../contract/compiled-brand.ts';
import { formats } from '../../rules/formats.ts';
import { compileValidators } from './compile-validators.ts';

type Validators = Record<string, CompiledValidator>;
const passes = () => true;
const runtime = {
  formats: { ...formats, 'always-right': passes },
  ucs2length:
    (ucs2length as unknown as { default?: BrandRuntime['ucs2length'] }).default ?? ucs2length,
  equal: (equal as unknown as { default?: BrandRuntime['equal'] }).default ?? equal,
} as unknown as BrandRuntime;

/** The validators of a schema, made from the code as a browser makes them, which has no Ajv. */
function validatorsOf(schema: RJSFSchema, isWhole?: boolean): Validators {
  const code = compileValidators(schema, isWhole);
  return (new Function(`return (runtime) => ${code}`)() as (known: BrandRuntime) => Validators)(
    runtime,
  );
}
const validatorOf = (schema: RJSFSchema) => validatorsOf(schema)[hashForSchema(schema)]!;

test.each<[RJSFSchema, unknown, boolean]>([
  [{ type: 'string', minLength: 2 }, 'ab', true],
  [{ type: 'string', minLength: 2 }, '🙂', false],
  [{ type: 'string', format: 'cpf' }, '529.982.247-25', true],
  [{ type: 'string', format: 'cpf' }, '529.982.247-26', false],
  [{ const: { a: [1] } }, { a: [1] }, true],
  [{ const: { a: [1] } }, { a: [2] }, false],
  [{ type: 'array', uniqueItems: true }, [{ a: 1 }, { a: 1 }], false],
  // Draft-07 ignores this one.
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, false],
  [{ dependentRequired: { a: ['b'] } }, { a: 1, b: 1 }, true],
  // Words that no draft knows do not stop the compiler.
  [{ type: 'string', widget: 'x' } as RJSFSchema, 'a', true],
])('%j of %j: %s', (schema, value, isValid) => {
  expect(validatorOf(schema)(value)).toBe(isValid);
});

test('every mistake is reported, not the first one alone', () => {
  const validate = validatorOf({ type: 'object', required: ['a', 'b'] });
  validate({});
  expect(validate.errors).toHaveLength(2);
});

test('there is a validator for each schema that RJSF asks for, or for the whole alone', () => {
  const inner: RJSFSchema = { type: 'object', properties: { c: { type: 'string' } } };
  const schema: RJSFSchema = {
    type: 'object',
    properties: { a: inner },
    anyOf: [inner, { required: ['a'] }],
  };
  const hashes = Object.keys(validatorsOf(schema));
  expect(hashes).toContain(hashForSchema(schema));
  expect(hashes.length).toBeGreaterThan(1);
  expect(Object.keys(validatorsOf(schema, true))).toEqual([hashForSchema(schema)]);
});

test('the code names nothing but its runtime', () => {
  const code = compileValidators({
    type: 'object',
    properties: { a: { format: 'cpf', minLength: 1, enum: [{}] }, b: { format: 'date' } },
  });
  expect(code).not.toMatch(/require\(|exports|use strict|new Function|\beval\b/);
  expect(code).toContain('runtime.formats');
});
