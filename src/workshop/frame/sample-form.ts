import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { samplesOfFormat } from '../../rules/describe-format.ts';
import { askedFields, passes, resolved } from './asked-schema.ts';

/** Values that a caller prefers, by format, and by widget where no schema lists them. */
export interface Samples {
  formats?: Readonly<Record<string, string>>;
  widgets?: Readonly<Record<string, string>>;
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

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

interface Sample {
  value: unknown;
  leaves: Leaf[];
}

/** A schema that refers to itself is filled in this deep. */
const MAX_DEPTH = 6;
/** A field that is asked for because of another one's value may itself ask for more. */
const MAX_ROUNDS = 6;
/** A field that asks for more is not tried with as much. */
const MAX_TEXT = 10_000;
const MAX_ENTRIES = 300;
const WORDS = 'Texto de teste com algumas palavras ';

interface Filling {
  samples: Samples;
  /** The schema that references point into. */
  root: RJSFSchema;
  path: string;
  depth: number;
}

/** A value with every field filled in, always the same one. @throws {Error} for a format without a sample. */
export const sampleForm = (schema: RJSFSchema, ui: UiSchema = {}, samples: Samples = {}): Sample =>
  fill(schema, ui, { samples, root: schema, path: '', depth: 0 });

function fill(given: RJSFSchema, ui: UiSchema, filling: Filling): Sample {
  const { samples, root, path, depth } = filling;
  if (depth > MAX_DEPTH) return { value: undefined, leaves: [] };
  const schema = resolved(given, root);
  const widget = ui['ui:widget'] as string | undefined;
  const known = samples.widgets?.[String(widget)];
  if (known === undefined && typeOf(schema) === 'object') return objectFor(schema, ui, filling);
  if (known === undefined && isListOfEntries(schema)) return listFor(schema, ui, filling);
  const value = known ?? valueFor(schema, ui, filling);
  const isOfServer = widget === 'installments';
  return { value, leaves: [{ path, schema, widget, value: isOfServer ? undefined : value }] };
}

const typeOf = ({ type }: RJSFSchema) => (Array.isArray(type) ? type[0] : type);

/** Whether each value of a list has inputs of its own; one of a few values is ticked in a box. */
const isListOfEntries = (schema: RJSFSchema): boolean =>
  typeOf(schema) === 'array' &&
  typeof schema.items === 'object' &&
  !(schema.items as RJSFSchema).enum;

const within = ({ path, depth, ...filling }: Filling, name: string | number): Filling => ({
  ...filling,
  path: path ? `${path}.${name}` : String(name),
  depth: depth + 1,
});

/** Fills in an object until nothing more is asked for because of what was filled in. */
function objectFor(schema: RJSFSchema, ui: UiSchema, filling: Filling): Sample {
  let fields = new Map<string, Sample>();
  const valueOf = () => Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const asked = askedFields(schema, valueOf(), filling.root);
    const isDone = asked.every(([name]) => fields.has(name));
    const filled = (name: string, one: RJSFSchema) =>
      fields.get(name) ?? fill(one, (ui[name] as UiSchema) ?? {}, within(filling, name));
    fields = new Map(asked.map(([name, one]) => [name, filled(name, one)]));
    if (isDone) break;
  }
  return { value: valueOf(), leaves: [...fields.values()].flatMap(({ leaves }) => leaves) };
}

/** The entries that a list begins with, and as many as it has to have. */
function listFor(
  { items, minItems = 0, default: given = [] }: RJSFSchema,
  ui: UiSchema,
  filling: Filling,
): Sample {
  const defaults = given as never[];
  const length = Math.min(defaults.length || minItems, MAX_ENTRIES);
  const schemas = Array.isArray(items)
    ? (items as RJSFSchema[])
    : Array.from({ length }, (_, at) => ({
        ...(items as RJSFSchema),
        ...(at in defaults && { default: defaults[at] }),
      }));
  const entries = schemas.map((one, at) =>
    fill(one, (ui.items as UiSchema) ?? {}, within(filling, at)),
  );
  return {
    value: entries.map(({ value }) => value),
    leaves: entries.flatMap(({ leaves }) => leaves),
  };
}

/** The given value, or the first of usual values that passes. */
function valueFor(schema: RJSFSchema, ui: UiSchema, filling: Filling): unknown {
  const { samples, root } = filling;
  if (passes(schema, schema.default, root)) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) {
    const closed = (ui['ui:enumDisabled'] ?? []) as unknown[];
    return schema.enum.find((value) => !closed.includes(value));
  }
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (typeof choice === 'object')
    return fill({ ...choice, type: choice.type ?? schema.type }, ui, filling).value;
  if (typeOf(schema) === 'array') {
    const { enum: few = [] } = resolved((schema.items ?? {}) as RJSFSchema, root);
    return few.slice(0, Math.max(1, schema.minItems ?? 0));
  }
  const { format = '' } = schema;
  const given = samples.formats?.[format];
  if (given !== undefined) return given;
  if (format !== '' && samplesOfFormat(format).length === 0)
    throw new Error(`The format '${format}' has no sample.`);
  const values = usualValues(schema);
  return values.find((value) => passes(schema, value, root)) ?? values[0];
}

function usualValues(schema: RJSFSchema): unknown[] {
  const kind = typeOf(schema);
  if (kind === 'boolean') return [true, false];
  if (kind === 'null') return [null];
  const { minLength = 0, maxLength = MAX_TEXT, format = '', multipleOf: step = 1 } = schema;
  if (kind === 'integer' || kind === 'number') {
    const { minimum = 0, maximum = 0, exclusiveMinimum = 0, exclusiveMaximum = 0 } = schema;
    return [1, minimum, exclusiveMinimum, maximum, exclusiveMaximum].flatMap((limit) => [
      limit,
      ...[0, 1, -1].map((more) => (Math.round(limit / step) + more) * step),
    ]);
  }
  const length = Math.min(maxLength, Math.max(minLength, 14), MAX_TEXT);
  const words = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  const signs = ['1', 'a', 'A'].flatMap((sign) =>
    Array.from({ length: 20 }, (_, count) => sign.repeat(count + 1)),
  );
  return [...samplesOfFormat(format), words.trim().padEnd(length, 'a'), ...signs];
}
