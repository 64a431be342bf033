import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { Choices, FormValues } from '../../../checkout/form-store.ts';
import type { CompiledValidator } from '../../../contract/compiled-brand.ts';
import { formats } from '../../../rules/formats.ts';
import { checkSchema } from '../../../rules/json-schema/check-schema.ts';
import type { Schema, SchemaObject } from '../../../rules/json-schema/schema.ts';
import { standardFormats } from '../../../rules/standard-formats.ts';
import { decidingBy } from '../compiled-validator.ts';
import { compiledFaultFinder, type FaultFinder } from '../field-faults.ts';

const allFormats = { ...standardFormats, ...formats };

/** RJSF adds it to the options of a choice; no value is to match it. */
const JUNK_OPTION = '_$junk_option_schema_id$_';

/** RJSF makes up schemas from what is typed, which nobody can compile beforehand. */
export function validatorFor(schema: RJSFSchema): ValidatorType {
  const scope = { root: schema as SchemaObject, formats: allFormats };
  return decidingBy(
    (part, value) =>
      part.$id !== JUNK_OPTION && checkSchema(part as Schema, value, scope).length === 0,
  );
}

/**
 * Whether anything is wrong is the compiled validator's word. Of alternatives it names the faults of
 * all, so what is wrong with the one that the buyer fills in is found by another way.
 */
export function faultFinderFor(schema: RJSFSchema, validate: CompiledValidator): FaultFinder {
  const compiled = compiledFaultFinder(validate);
  return (values: FormValues, choices: Choices) => {
    const complaints = compiled(values, choices);
    if (!complaints.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
      return complaints;
    }
    const chosen = (at: string) => choices.get(at.split('/').slice(1).join('.'));
    const scope = { root: schema as SchemaObject, formats: allFormats, chosen };
    const found = checkSchema(schema as Schema, values, scope);
    return found.length > 0 ? found : complaints;
  };
}
