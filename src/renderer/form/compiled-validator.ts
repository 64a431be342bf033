import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { hashForSchema, JUNK_OPTION_ID } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { CompiledValidator } from '../../contract/compiled-brand.ts';

/** Validators of a schema and of its parts, by the hash that RJSF gives each. */
export type CompiledValidators = Record<string, CompiledValidator>;

/** The precompiled validator of a schema. Throws when it was not compiled with the brand. */
export function validatorOf(validators: CompiledValidators, schema: RJSFSchema): CompiledValidator {
  const hash = hashForSchema(schema);
  const validate = validators[hash];
  if (!validate) throw new Error(`No validator was compiled for the schema with the hash ${hash}.`);
  return validate;
}

/** What RJSF asks when it decides on a branch of a schema, answered by what was compiled beforehand. */
export function compiledValidator(
  validators: CompiledValidators,
  schema: RJSFSchema,
): ValidatorType {
  const precompiled = createPrecompiledValidator(validators as never, schema);
  return decidingBy((part, value, root) => precompiled.isValid(part, value, root));
}

/** RJSF's face of a validator. It finds no faults: the form's store does (see field-faults.ts). */
export function decidingBy(isValid: ValidatorType['isValid']): ValidatorType {
  return {
    // With it RJSF fills up the options of a choice; no value is to match it.
    isValid: (schema, value, root) => schema.$id !== JUNK_OPTION_ID && isValid(schema, value, root),
    rawValidation: () => ({ errors: [] }),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  };
}
