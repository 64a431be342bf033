import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { samplesOfFormat } from '../../rules/describe-format.ts';
import { askedSchema, propertiesOf, resolved, validator } from './leaves.ts';

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
/** A field that asks for more is not tried with as much. */
const MAX_TEXT = 10_000;
const MAX_ENTRIES = 300;
const WORDS = 'Texto de teste com algumas palavras ';

interface Filling {
  samples: Samples;
  /** The schema that references point into. */
  root: RJSFSchema;
  depth: number;
}

/**
 * A value of a schema with every field filled in, always the same one. It passes unless the
 * schema asks for more than a usual value, or refuses all. Undefined where only the server knows the values.
 *
 * @throws {Error} for a format without a sample.
 */
export const sampleValue = (schema: RJSFSchema, ui: Ui, samples: Samples = {}): unknown =>
  fill(schema, ui, { samples, root: schema, depth: 0 });

function fill(given: RJSFSchema, ui: Ui, filling: Filling): unknown {
  const { samples, root, depth } = filling;
  if (depth > MAX_DEPTH) return undefined;
  const schema = resolved(given, root);
  const known = samples.widgets?.[String(ui?.['ui:widget'])];
  if (known !== undefined) return known;
  if (schema.type !== 'object' && passes(schema, schema.default, root)) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) {
    const closed = (ui?.['ui:enumDisabled'] ?? []) as unknown[];
    return schema.enum.find((value) => !closed.includes(value));
  }
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (typeof choice === 'object' && !schema.properties && schema.type !== 'object') {
    return fill({ ...choice, type: choice.type ?? schema.type }, ui, filling);
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return listFor(schema, ui, filling);
  return type === 'object' ? objectFor(schema, ui, filling) : leafFor(schema, filling);
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

/** A value of one input: a sample of its format, or the first of usual values that passes. */
function leafFor(schema: RJSFSchema, { samples, root }: Filling): unknown {
  const { format = '', type } = schema;
  const given = samples.formats?.[format];
  if (given !== undefined) return given;
  if (format !== '' && samplesOfFormat(format).length === 0) {
    throw new Error(`The format '${format}' has no sample.`);
  }
  const values = usualValues(schema, Array.isArray(type) ? type[0] : type);
  return values.find((value) => passes(schema, value, root)) ?? values[0];
}

const passes = (schema: RJSFSchema, value: unknown, root: RJSFSchema): boolean =>
  value !== undefined && validator.isValid(schema, value, root);

function usualValues(schema: RJSFSchema, kind: unknown): unknown[] {
  if (kind === 'boolean') return [true, false];
  if (kind === 'null') return [null];
  const { minLength = 0, maxLength = MAX_TEXT, format = '', multipleOf: step = 1 } = schema;
  if (kind === 'integer' || kind === 'number') {
    const { minimum = 0, maximum = 0, exclusiveMinimum = 0, exclusiveMaximum = 0 } = schema;
    const steps = [0, 1, -1];
    return [1, minimum, exclusiveMinimum, maximum, exclusiveMaximum].flatMap((limit) => [
      limit,
      ...steps.map((more) => (Math.round(limit / step) + more) * step),
    ]);
  }
  const length = Math.min(maxLength, Math.max(minLength, 14), MAX_TEXT);
  const words = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  const signs = ['1', 'a', 'A'].flatMap((sign) =>
    Array.from({ length: 20 }, (_, count) => sign.repeat(count + 1)),
  );
  return [...samplesOfFormat(format), words.trim().padEnd(length, 'a'), ...signs];
}

/** As many entries as a list begins with; of a few values that differ, that many. */
function listFor(schema: RJSFSchema, ui: Ui, filling: Filling): unknown[] {
  const { items, minItems = 0 } = schema;
  if (Array.isArray(items)) return items.map((one) => fill(one as RJSFSchema, undefined, filling));
  if (typeof items !== 'object') return [];
  const { enum: values } = resolved(items, filling.root);
  if (values) return values.slice(0, Math.max(1, minItems));
  const entry = fill(items, ui?.items as Ui, { ...filling, depth: filling.depth + 1 });
  const given = (schema.default ?? []) as unknown[];
  if (given.length === 0) return Array(Math.min(minItems, MAX_ENTRIES)).fill(entry);
  return given.map((one) => (passes(items, one, filling.root) ? one : entry));
}
