import type { RJSFSchema } from '@rjsf/utils';
import type { FormValues } from '../../../checkout/form/form-values.ts';
import { withValue } from '../../../checkout/form/form-values.ts';
import { isObject } from '../../../contract/is-object.ts';

/** Keywords of parts that add properties, one part or a list of them. */
const BRANCHES = ['then', 'else', 'allOf', 'oneOf', 'anyOf'];

/** Keywords of parts by the name of the property that they depend on. */
const DEPENDENTS = ['dependencies', 'dependentSchemas'];

/** The properties of a schema, those of its conditions and alternatives included. */
export function allProperties(schema: RJSFSchema): Record<string, RJSFSchema> {
  const parts = [
    ...BRANCHES.flatMap((keyword) => schema[keyword] ?? []),
    ...DEPENDENTS.flatMap((keyword) => Object.values(schema[keyword] ?? {})),
  ].filter(isObject);
  const all = [...parts.map(allProperties), schema.properties ?? {}];
  const named = all.flatMap((properties) => Object.entries(properties));
  return Object.fromEntries(named.filter(([, property]) => isObject(property))) as Record<
    string,
    RJSFSchema
  >;
}

/**
 * The values of a form that the browser posted before JavaScript arrived: its flat names put where
 * the schema has a field of that name. Nothing else is taken over.
 */
export function postedValues(
  schema: RJSFSchema,
  posted: Readonly<Record<string, string>>,
): FormValues {
  let values: FormValues = {};
  const visit = (part: RJSFSchema, path: string[]) => {
    for (const [name, property] of Object.entries(allProperties(part))) {
      const here = [...path, name];
      const value = posted[name];
      if (property.type === 'object') visit(property, here);
      else if (value !== undefined && value !== '') {
        values = withValue(
          values,
          here.join('.'),
          property.type === 'boolean' ? value !== 'false' : value,
        );
      }
    }
  };
  visit(schema, []);
  return values;
}
