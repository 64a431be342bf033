import { orderProperties, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { isObject } from '../../contract/is-object.ts';

/** A field that a schema has somewhere, in a condition too; not behind a reference. */
export interface SchemaField {
  /** Dotted; '*' stands for the number of an entry of a list. */
  path: string;
  name: string;
  schema: RJSFSchema;
  ui: UiSchema;
  isRequired: boolean;
}

const BRANCHES = ['then', 'else', 'allOf', 'oneOf', 'anyOf'];

const DEPENDENTS = ['dependencies', 'dependentSchemas'];

function propertiesOf(schema: RJSFSchema): Record<string, RJSFSchema> {
  const parts = [
    ...BRANCHES.flatMap((keyword) => schema[keyword] ?? []),
    ...DEPENDENTS.flatMap((keyword) => Object.values(schema[keyword] ?? {})),
  ].filter(isObject);
  const all = [...parts.map(propertiesOf), schema.properties ?? {}];
  const named = all.flatMap((properties) => Object.entries<unknown>(properties));
  return Object.fromEntries(
    named.filter((entry): entry is [string, RJSFSchema] => isObject(entry[1])),
  );
}

/** All fields, each before those within it, in the order in which a form draws them ('ui:order'). */
export function fieldsOf(schema: RJSFSchema, ui: UiSchema = {}, prefix = ''): SchemaField[] {
  const { items } = schema;
  const properties = isObject(items) ? { '*': items as RJSFSchema } : propertiesOf(schema);
  const order = ui['ui:order'] as string[] | undefined;
  const names = orderProperties(Object.keys(properties), order && [...new Set([...order, '*'])]);
  return names.flatMap((name) => {
    const path = prefix + name;
    const own = properties[name]!;
    const ofField = ((name === '*' ? ui.items : ui[name]) ?? {}) as UiSchema;
    const isRequired = schema.required?.includes(name) === true;
    const field = { path, name, schema: own, ui: ofField, isRequired };
    return [field, ...fieldsOf(own, ofField, `${path}.`)];
  });
}

export const isInList = ({ path }: SchemaField): boolean => path.split('.').includes('*');

/** Whether a path is that of a field, or of one of its entries. */
export function isPathOf(field: string, path: string): boolean {
  const parts = path.split('.');
  const own = field.split('.');
  return own.length === parts.length && own.every((one, at) => one === '*' || one === parts[at]);
}
