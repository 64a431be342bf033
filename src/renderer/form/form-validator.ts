import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { hashForSchema, ID_KEY, JUNK_OPTION_ID } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { Choices, FormValues } from '../../checkout/form/form-store.ts';
import type { CompiledValidator } from '../../contract/compiled-brand.ts';
import type { SchemaError } from '../../rules/json-schema/schema-error.ts';
import { compiledErrorFinder } from './field-errors.ts';

/** Checks the values of one form by its schema. */
export interface FormValidator {
  /** Whether a value is right by a part of the schema `root`. Throws when nothing can check that part. */
  isValid(part: RJSFSchema, value: unknown, root: RJSFSchema): boolean;
  /** Every error of the values, given the alternatives that the buyer chose. */
  findErrors(values: FormValues, choices: Choices): readonly SchemaError[];
}

/** Validators of a schema and of its parts, by the hash that RJSF gives each. */
export type CompiledValidators = Record<string, CompiledValidator>;

/** The precompiled validator of a schema. Throws when it was not compiled with the brand. */
export function validatorOf(validators: CompiledValidators, schema: RJSFSchema): CompiledValidator {
  const hash = hashForSchema(schema);
  const validate = validators[hash];
  if (!validate) throw new Error(`No validator was compiled for the schema with the hash ${hash}.`);
  return validate;
}

/** Checks by what was compiled with the brand, conditions and alternatives included. */
export function compiledFormValidator(
  schema: RJSFSchema,
  validators: CompiledValidators,
): FormValidator {
  const precompiled = createPrecompiledValidator(validators as never, schema);
  return {
    isValid: (part, value, root) => precompiled.isValid(part, value, root),
    findErrors: compiledErrorFinder(validatorOf(validators, schema)),
  };
}

/** The validator that RJSF asks about branches of a schema. It finds no errors: the store does. */
export function rjsfValidator({ isValid }: FormValidator): ValidatorType {
  return {
    // RJSF fills up the options of a choice with it; no value is to match it.
    isValid: (part, value, root) => part[ID_KEY] !== JUNK_OPTION_ID && isValid(part, value, root),
    rawValidation: () => ({ errors: [] }),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  };
}
