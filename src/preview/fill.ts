import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { findExample } from '../satisfiability/find-example.ts';
import { samplesOfFormat } from '../rules/describe-format.ts';
import { askedSchema, isTaken, resolved } from './asked-schema.ts';

/** Values that a caller prefers, by format, and by widget where no schema lists them. */
export interface Samples {
  formats?: Readonly<Record<string, string>>;
  widgets?: Readonly<Record<string, string>>;
}

type Ui = UiSchema | undefined;

/** A schema that refers to itself is filled in this deep. */
const MAX_DEPTH = 6;
/** A field that is asked for because of another one's value may itself ask for more. */
const MAX_ROUNDS = 6;

interface Filling {
  samples: Samples;
  /** The schema that references point into. */
  root: RJSFSchema;
  depth: number;
}

/**
 * A value that passes a schema and that its widget offers, always the same one. Undefined where only
 * the server knows the values.
 *
 * @throws {Error} for a format without a sample, and where no value is found.
 */
export const valueFor = (schema: RJSFSchema, ui: Ui, samples: Samples = {}): unknown =>
  fill(schema, ui, { samples, root: schema, depth: 0 });

function fill(given: RJSFSchema, ui: Ui, filling: Filling): unknown {
  const { samples, root, depth } = filling;
  if (depth > MAX_DEPTH) return undefined;
  const schema = resolved(given, root);
  const known = samples.widgets?.[String(ui?.['ui:widget'])];
  if (known !== undefined) return known;
  if (schema.type !== 'object' && hasGoodDefault(schema, root)) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return firstOpen(schema.enum, ui);
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (typeof choice === 'object' && !schema.properties && schema.type !== 'object') {
    return fill({ ...choice, type: choice.type ?? schema.type }, ui, filling);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'array':
      return listFor(schema, ui, filling);
    case 'object':
      return objectFor(schema, ui, filling);
    default:
      return leafFor(schema, samples);
  }
}

/** Fills in an object until nothing more is asked for because of what was filled in. */
function objectFor(schema: RJSFSchema, ui: Ui, filling: Filling): Record<string, unknown> {
  const inner = { ...filling, depth: filling.depth + 1 };
  let value: Record<string, unknown> = {};
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const asked = propertiesOf(askedSchema(schema, value, filling.root));
    const isDone = asked.every(([name]) => name in value);
    value = Object.fromEntries(
      asked.map(([name, one]) => [
        name,
        name in value ? value[name] : fill(one, ui?.[name] as Ui, inner),
      ]),
    );
    if (isDone) break;
  }
  return value;
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

/** Whether a field begins with a value that it takes. */
const hasGoodDefault = (schema: RJSFSchema, root: RJSFSchema): boolean =>
  schema.default !== undefined && isTaken(schema, schema.default, root);

/** Whether each value of a list has inputs of its own; one of a few values is ticked in a box. */
const isListOfEntries = ({ items }: RJSFSchema): boolean =>
  typeof items === 'object' && !(items as RJSFSchema).enum;

/** The schema of an entry of a list, or of a place of a tuple. */
const itemAt = ({ items, additionalItems }: RJSFSchema, at: number): RJSFSchema =>
  ((Array.isArray(items) ? items[at] : items) ?? additionalItems ?? {}) as RJSFSchema;

/** As many entries as a list begins with; of a few values that differ, that many. */
function listFor(schema: RJSFSchema, ui: Ui, filling: Filling): unknown[] {
  const { items, minItems = 0 } = schema;
  if (Array.isArray(items)) return items.map((one) => fill(one as RJSFSchema, undefined, filling));
  if (typeof items !== 'object') return [];
  const { enum: values } = items as RJSFSchema;
  if (values) return values.slice(0, Math.max(1, minItems));
  const entry = fill(items as RJSFSchema, ui?.items as Ui, filling);
  const given = (schema.default ?? []) as unknown[];
  if (given.length > 0) {
    return given.map((one) => (isTaken(items as RJSFSchema, one, filling.root) ? one : entry));
  }
  return Array.from({ length: minItems }, () => entry);
}
