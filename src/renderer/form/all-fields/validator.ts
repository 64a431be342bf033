import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { Choices, FormValues } from '../../../checkout/form/form-store.ts';
import type { CompiledValidator } from '../../../contract/compiled-brand.ts';
import { findErrors } from '../../../rules/json-schema/find-errors.ts';
import { interpreterOf } from '../../../rules/json-schema/interpreter.ts';
import { decidingBy } from '../compiled-validator.ts';
import { compiledErrorFinder, type ErrorFinder } from '../field-errors.ts';

/** RJSF makes up schemas from what is typed, which nobody can compile beforehand. */
export function validatorFor(schema: RJSFSchema): ValidatorType {
  const { isValid } = interpreterOf(schema);
  return decidingBy((part, value) => isValid(part as object, value));
}

/**
 * Whether anything is wrong is the compiled validator's word. Of alternatives it names the faults of
 * all, so what is wrong with the one that the buyer fills in is found by another way.
 */
export function errorFinderFor(schema: RJSFSchema, validate: CompiledValidator): ErrorFinder {
  const compiled = compiledErrorFinder(validate);
  const interpreter = interpreterOf(schema);
  return (values: FormValues, choices: Choices) => {
    const complaints = compiled(values, choices);
    if (!complaints.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
      return complaints;
    }
    const found = findErrors(interpreter, values, (path) => choices.get(path.join('.')));
    return found.length > 0 ? found : complaints;
  };
}
