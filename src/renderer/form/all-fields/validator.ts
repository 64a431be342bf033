import type { RJSFSchema } from '@rjsf/utils';
import { findErrors } from '../../../rules/json-schema/find-errors.ts';
import { interpreterOf } from '../../../rules/json-schema/interpreter.ts';
import { compiledFormValidator } from '../form-validator.ts';
import type { CompiledValidators, FormValidator } from '../form-validator.ts';

/**
 * Checks forms whose schemas RJSF makes up from what is typed, so that their parts cannot be compiled
 * beforehand. The compiled validator decides whether anything is wrong; of alternatives it names the
 * errors of all, so those of the one that the buyer fills in are found by interpretation.
 */
export function interpretingValidator(
  schema: RJSFSchema,
  validators: CompiledValidators,
): FormValidator {
  const compiled = compiledFormValidator(schema, validators);
  const interpreter = interpreterOf(schema);
  return {
    isValid: (part, value) => interpreter.isValid(part as object, value),
    findErrors(values, choices) {
      const errors = compiled.findErrors(values, choices);
      if (!errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) return errors;
      const found = findErrors(interpreter, values, (path) => choices.get(path.join('.')));
      return found.length > 0 ? found : errors;
    },
  };
}
