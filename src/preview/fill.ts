import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { findExample } from '../satisfiability/find-example.ts';
import { samplesOfFormat } from '../rules/describe-format.ts';

/** Values that a caller prefers, by format, and by widget where no schema lists them. */
export interface Samples {
  formats?: Readonly<Record<string, string>>;
  widgets?: Readonly<Record<string, string>>;
}

type Ui = UiSchema | undefined;

/**
 * A value that passes a schema and that its widget offers, always the same one. Undefined where only
 * the server knows the values.
 *
 * @throws {Error} for a format without a sample, and where no value is found.
 */
export function valueFor(schema: RJSFSchema, ui: Ui, samples: Samples = {}): unknown {
  const known = samples.widgets?.[String(ui?.['ui:widget'])];
  if (known !== undefined) return known;
  if (schema.default !== undefined && schema.type !== 'object') return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return firstOpen(schema.enum, ui);
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (typeof choice === 'object' && !schema.properties) {
    return valueFor({ ...choice, type: choice.type ?? schema.type }, ui, samples);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'array':
      return listFor(schema, ui, samples);
    case 'object':
      return Object.fromEntries(
        propertiesOf(schema).map(([name, one]) => [name, valueFor(one, ui?.[name] as Ui, samples)]),
      );
    default:
      return leafFor(schema, samples);
  }
}

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
export function leavesOf(schema: RJSFSchema, ui: UiSchema, value: unknown, path = ''): Leaf[] {
  if (schema.type === 'object') {
    return propertiesOf(schema).flatMap(([name, one]) =>
      leavesOf(
        one,
        (ui[name] as UiSchema | undefined) ?? {},
        (value as Record<string, unknown>)[name],
        path ? `${path}.${name}` : name,
      ),
    );
  }
  const widget = ui['ui:widget'];
  if (widget === 'installments') return [{ path, schema, widget, value: undefined }];
  return [{ path, schema, widget: typeof widget === 'string' ? widget : undefined, value }];
}

/** The `name` of an input: the last part of its path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Properties with their schemas; `true` and `false` stand for no property to fill in. */
export const propertiesOf = ({ properties = {} }: RJSFSchema): [string, RJSFSchema][] =>
  Object.entries(properties).flatMap(([name, one]) =>
    typeof one === 'object' ? [[name, one] as [string, RJSFSchema]] : [],
  );

function firstOpen(values: readonly unknown[], ui: Ui): unknown {
  const closed: readonly unknown[] = (ui?.['ui:enumDisabled'] as unknown[] | undefined) ?? [];
  return values.find((value) => !closed.includes(value));
}

/** A value of one input: a sample of its format, or the first value found that passes. */
function leafFor(schema: RJSFSchema, samples: Samples): unknown {
  const { format } = schema;
  const given = format === undefined ? undefined : samples.formats?.[format];
  if (given !== undefined) return given;
  if (format !== undefined && samplesOfFormat(format).length === 0) {
    throw new Error(`The format '${format}' has no sample.`);
  }
  const owner = { type: 'object', properties: { value: schema }, required: ['value'] };
  const example = findExample(owner as JsonObject);
  if (!example) throw new Error(`No value was found that passes ${JSON.stringify(schema)}.`);
  return example.value;
}

function listFor({ items, minItems = 1 }: RJSFSchema, ui: Ui, samples: Samples): unknown[] {
  if (typeof items !== 'object' || Array.isArray(items)) return [];
  const entry = valueFor(items as RJSFSchema, ui?.items as Ui, samples);
  return Array.from({ length: minItems }, () => entry);
}
