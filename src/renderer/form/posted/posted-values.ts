import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormValues } from '../../../checkout/form/form-values.ts';
import { isObject } from '../../../contract/is-object.ts';

const BRANCHES = ['then', 'else', 'allOf', 'oneOf', 'anyOf'];

const DEPENDENTS = ['dependencies', 'dependentSchemas'];

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
 * The values of a form that the browser posted before JavaScript arrived: its flat names put where the schema has a
 * field of that name. `read` makes a text a value, undefined where it is none.
 */
export function postedValues(
  schema: RJSFSchema,
  posted: Readonly<Record<string, string>>,
  ui: UiSchema = {},
  read: (text: string, property: RJSFSchema, ui: UiSchema) => unknown = (text) => text,
): FormValues {
  const values: FormValues = {};
  for (const [name, property] of Object.entries(allProperties(schema))) {
    const own = (ui[name] ?? {}) as UiSchema;
    const text = posted[name];
    if (property.type === 'object') {
      const within = postedValues(property, posted, own, read);
      if (Object.keys(within).length > 0) values[name] = within;
    } else if (text) {
      const value = property.type === 'boolean' ? text !== 'false' : read(text, property, own);
      if (value !== undefined) values[name] = value;
    }
  }
  return values;
}
