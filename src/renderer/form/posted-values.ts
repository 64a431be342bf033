import type { RJSFSchema } from '@rjsf/utils';
import type { FormValues } from '../../checkout/form/form-store.ts';
import { withValue } from '../../checkout/form/form-store.ts';

/**
 * The values of a form that the browser posted before JavaScript arrived: its flat names put where
 * the schema has a field of that name. Nothing else is taken over.
 */
export function postedValues(schema: RJSFSchema, posted: Record<string, string>): FormValues {
  let values: FormValues = {};
  const visit = (part: RJSFSchema, path: string[]) => {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      if (typeof property === 'boolean') continue;
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
