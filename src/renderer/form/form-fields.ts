import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { getUiOptions } from '@rjsf/utils';
import { isCardSecretPath } from '../../checkout/form/card-secrets.ts';
import { allProperties } from './posted/posted-values.ts';

/** The label of the field at a dotted path; undefined for a box to tick, whose label is a sentence. */
export function labelAt(schema: RJSFSchema, ui: UiSchema, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const { items } = schema;
  const isList = typeof items === 'object' && !Array.isArray(items);
  const field = isList ? (items as RJSFSchema) : allProperties(schema)[name];
  if (!field) return undefined;
  const own = ((isList ? ui.items : ui[name]) ?? {}) as UiSchema;
  if (rest.length > 0) return labelAt(field, own, rest.join('.'));
  return field.type === 'boolean' ? undefined : (getUiOptions(own).title ?? field.title);
}

/** Dotted paths of the card number and CVV that a schema has, outside of lists; `required` leaves out others. */
export const cardPathsIn = (schema: RJSFSchema, required = false, prefix = ''): string[] =>
  Object.entries(allProperties(schema)).flatMap(([name, field]) => {
    if (!isCardSecretPath(name)) return cardPathsIn(field, required, `${prefix}${name}.`);
    return required && !schema.required?.includes(name) ? [] : [prefix + name];
  });
