import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { ID_KEY, JUNK_OPTION_ID } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { CompiledValidator } from '../../../contract/compiled-brand.ts';
import { findErrors } from '../../../rules/json-schema/find-errors.ts';
import { interpreterOf } from '../../../rules/json-schema/interpreter.ts';
import { compiledErrorFinder } from '../field-errors.ts';
import type { FormShape } from '../form-shape.ts';

/** Checks the values of one form by its schema. */
interface SchemaValidator extends Pick<FormShape, 'findErrors'> {
  /** Answers to RJSF about branches of the schema. It finds no errors: the store does. */
  ofBranches: ValidatorType;
}

/**
 * Checks a form by what was compiled with its brand. Where RJSF makes up schemas from what is typed, their
 * parts cannot be compiled: there the compiled validator decides whether anything is wrong, and as of
 * alternatives it names the errors of all, those of the one that the buyer fills in are found by
 * interpretation.
 */
export function schemaValidator(schema: RJSFSchema, validate: CompiledValidator): SchemaValidator {
  const findCompiled = compiledErrorFinder(validate);
  const { parts } = validate;
  if (parts) {
    const precompiled = createPrecompiledValidator(parts as never, schema);
    return {
      ofBranches: branchValidator((part, value, root) => precompiled.isValid(part, value, root)),
      findErrors: findCompiled,
    };
  }
  const interpreter = interpreterOf(schema);
  return {
    ofBranches: branchValidator((part, value) => interpreter.isValid(part as object, value)),
    findErrors(values, choices) {
      const errors = findCompiled(values);
      if (!errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) return errors;
      const found = findErrors(interpreter, values, (path) => choices.get(path.join('.')));
      return found.length > 0 ? found : errors;
    },
  };
}

const branchValidator = (isValid: ValidatorType['isValid']): ValidatorType => ({
  // RJSF fills up the options of a choice with it; no value is to match it.
  isValid: (part, value, root) => part[ID_KEY] !== JUNK_OPTION_ID && isValid(part, value, root),
  rawValidation: () => ({ errors: [] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
});
