import {
  getClosestMatchingOption,
  getDiscriminatorFieldFromSchema,
  mergeSchemas,
  retrieveSchema,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { referencedBy, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { formats } from '../../rules/formats.ts';
import {
  MULTIPLE_OF_PRECISION,
  standardFormats,
} from '../../rules/json-schema/standard-formats.ts';

/** Compiles at run time, which the policy of the product's pages forbids: tools alone may use it. */
export const validator = customizeValidator({
  AjvClass: Ajv2019 as never,
  ajvOptionsOverrides: {
    strict: false,
    logger: false,
    multipleOfPrecision: MULTIPLE_OF_PRECISION,
    formats: { ...standardFormats, ...formats },
  },
});

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

/** The schema of an object as RJSF draws it at a value: with conditions, dependencies and its alternative. */
export function askedSchema(schema: RJSFSchema, value: unknown, root: RJSFSchema): RJSFSchema {
  const { oneOf, anyOf, ...asked } = retrieveSchema(
    validator,
    schema,
    root,
    value as never,
    mergeAllOf,
  );
  const options = (oneOf ?? anyOf)?.filter((one) => typeof one === 'object');
  if (!options) return asked;
  const discriminator = getDiscriminatorFieldFromSchema({ ...asked, oneOf });
  const at = getClosestMatchingOption(validator, root, value, options, 0, discriminator);
  return mergeSchemas(asked, askedSchema(options[at]!, value, root)) as RJSFSchema;
}

/** RJSF's own merge warns where types exclude each other, and leaves all parts out. */
const mergeAllOf = ({ allOf = [], ...rest }: RJSFSchema): RJSFSchema =>
  allOf.reduce<RJSFSchema>((all, part) => mergeSchemas(all, part as RJSFSchema), rest);

/** Properties with their schemas; `true` and `false` stand for no property to fill in. */
export const propertiesOf = ({ properties = {} }: RJSFSchema): [string, RJSFSchema][] =>
  Object.entries(properties).flatMap(([name, one]) =>
    typeof one === 'object' ? [[name, one] as [string, RJSFSchema]] : [],
  );

/** A schema with that of its `$ref` taken in. */
export function resolved(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const target = referencedBy(schema as JsonObject, root as JsonObject) as RJSFSchema | undefined;
  if (!target || target === schema) return schema;
  const { $ref: _, ...own } = schema;
  return { ...resolved(target, root), ...own };
}
