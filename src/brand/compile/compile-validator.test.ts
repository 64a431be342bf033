import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { expect, test } from 'vitest';
import type { BrandRuntime, BrandValidators } from '../../contract/compiled-brand.ts';
import { formats } from '../../rules/formats.ts';
import { compileValidator } from './compile-validator.ts';

const passes = () => true;
const runtime = {
  formats: { ...formats, 'always-right': passes },
  ucs2length:
    (ucs2length as unknown as { default?: BrandRuntime['ucs2length'] }).default ?? ucs2length,
  equal: (equal as unknown as { default?: BrandRuntime['equal'] }).default ?? equal,
} as unknown as BrandRuntime;

/** The validators of a schema, made from the code as a browser makes them, which has no Ajv. */
function validatorsOf(schema: RJSFSchema): BrandValidators[string] {
  const make = new Function(`return (runtime) => ${compileValidator(schema)}`)() as (
    known: BrandRuntime,
  ) => BrandValidators[string];
  return make(runtime);
}

/** The validator of the whole schema. */
const validatorOf = (schema: RJSFSchema) => validatorsOf(schema)[hashForSchema(schema)]!;

test.each<[RJSFSchema, unknown, boolean]>([
  [{ type: 'string', minLength: 2 }, '🙂', false],
  [{ type: 'string', format: 'cpf' }, '529.982.247-26', false],
  [{ const: { a: [1] } }, { a: [1] }, true],
  [{ type: 'array', uniqueItems: true }, [{ a: 1 }, { a: 1 }], false],
  // Draft-07 ignores this one.
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, false],
  [{ type: 'number', multipleOf: 0.01 }, 1_000_000.01, true],
  [{ type: 'number', multipleOf: 0.01 }, 19.9901, false],
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

test('a schema that names itself is checked all the way down', () => {
  const validate = validatorOf({
    $defs: { node: { properties: { of: { $ref: '#/$defs/node' } }, required: ['name'] } },
    $ref: '#/$defs/node',
  });
  expect(validate({ name: 'a', of: { name: 'b' } })).toBe(true);
  expect(validate({ name: 'a', of: {} })).toBe(false);
});

test('there is a validator for each schema that RJSF asks for', () => {
  const inner: RJSFSchema = { type: 'object', properties: { c: { type: 'string' } } };
  const schema: RJSFSchema = { type: 'object', properties: { a: inner }, if: inner };
  const validators = validatorsOf(schema);
  expect(Object.keys(validators).length).toBeGreaterThan(1);
  expect(validators[hashForSchema(inner)]!({ c: 1 })).toBe(false);
});

test('a keyword whose code needs more than browsers are given is refused', () => {
  expect(() => compileValidator({ $async: true, type: 'string' })).toThrow(
    'A compiled validator needs require("ajv/dist/runtime/validation_error"), which no browser has',
  );
});

test('the code names nothing but its runtime', () => {
  const code = compileValidator({
    type: 'object',
    properties: { a: { format: 'cpf', minLength: 1, enum: [{}] }, b: { format: 'date' } },
  });
  expect(code).not.toMatch(/require\(|exports|use strict|new Function|\beval\b/);
  expect(code).toContain('runtime.formats');
});
