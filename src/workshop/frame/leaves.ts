import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { askedSchema, propertiesOf, resolved } from './sample-value.ts';

/** One input of a form: the schema of its value, and a value that it takes. */
export interface Leaf {
  /** Dotted, from the form's root. */
  path: string;
  schema: RJSFSchema;
  widget?: string;
  /** Undefined where only the server knows what can be chosen. */
  value: unknown;
}

/** The inputs of a form in the order of its schema, each with its part of `value`. */
export function leavesOf(
  given: RJSFSchema,
  ui: UiSchema,
  value: unknown,
  path = '',
  root = given,
): Leaf[] {
  const schema = resolved(given, root);
  const uiOf = (name: string) => (ui[name] as UiSchema | undefined) ?? {};
  if (schema.type === 'object') {
    return propertiesOf(askedSchema(schema, value, root)).flatMap(([name, one]) =>
      leavesOf(
        one,
        uiOf(name),
        (value as Record<string, unknown> | undefined)?.[name],
        path ? `${path}.${name}` : name,
        root,
      ),
    );
  }
  if (Array.isArray(value) && isListOfEntries(schema)) {
    return value.flatMap((entry, at) =>
      leavesOf(itemAt(schema, at), uiOf('items'), entry, `${path}.${at}`, root),
    );
  }
  const widget = ui['ui:widget'];
  if (widget === 'installments') return [{ path, schema, widget, value: undefined }];
  return [{ path, schema, widget: typeof widget === 'string' ? widget : undefined, value }];
}

/** The `name` of an input: the last part of its path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Whether each value of a list has inputs of its own; one of a few values is ticked in a box. */
const isListOfEntries = ({ items }: RJSFSchema): boolean =>
  typeof items === 'object' && !(items as RJSFSchema).enum;

/** The schema of an entry of a list, or of a place of a tuple. */
const itemAt = ({ items, additionalItems }: RJSFSchema, at: number): RJSFSchema =>
  ((Array.isArray(items) ? items[at] : items) ?? additionalItems ?? {}) as RJSFSchema;
