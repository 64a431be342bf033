import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import fc from 'fast-check';
import { samplesOfFormat } from '../rules/describe-format.ts';

/** What depends on who fills in: values by format, and by widget where no schema lists them. */
export interface Samples {
  formats?: Readonly<Record<string, string>>;
  widgets?: Readonly<Record<string, string>>;
}

type Ui = UiSchema | undefined;

/**
 * A value that a schema takes, made from the schema alone: by `const`, `enum`, format, pattern and
 * limits. Undefined where only the server knows the values.
 *
 * @throws {Error} for a format or a kind of value that nobody has given an example of.
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
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'string':
      return textFor(schema, samples);
    case 'array':
      return listFor(schema, ui, samples);
    case 'object':
      return Object.fromEntries(
        propertiesOf(schema).map(([name, one]) => [name, valueFor(one, ui?.[name] as Ui, samples)]),
      );
    default:
      throw new Error(`Nobody knows a value for ${JSON.stringify(schema)}.`);
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

function numberFor({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: RJSFSchema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  return Math.ceil((least ?? Math.min(maximum ?? 1, 1)) / multipleOf) * multipleOf;
}

function textFor({ format, pattern, minLength = 1, maxLength }: RJSFSchema, samples: Samples) {
  if (format !== undefined) {
    const sample = samples.formats?.[format] ?? samplesOfFormat(format)[0];
    if (sample === undefined) throw new Error(`The format '${format}' has no sample.`);
    return sample;
  }
  if (pattern !== undefined) {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0]!;
  }
  return 'Texto de teste'.padEnd(minLength, '.').slice(0, maxLength);
}

function listFor({ items, minItems = 1 }: RJSFSchema, ui: Ui, samples: Samples): unknown[] {
  if (typeof items !== 'object' || Array.isArray(items)) return [];
  const entry = valueFor(items as RJSFSchema, ui?.items as Ui, samples);
  return Array.from({ length: minItems }, () => entry);
}
