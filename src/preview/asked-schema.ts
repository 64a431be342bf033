import type { RJSFSchema } from '@rjsf/utils';
import { referencedBy, type JsonObject } from '../brand/compile/sub-schemas.ts';
import { interpreterOf, type Interpreter } from '../rules/json-schema/interpreter.ts';

const known = new WeakMap<object, Interpreter>();

function interpreter(root: RJSFSchema): Interpreter {
  const made = known.get(root) ?? interpreterOf(root);
  known.set(root, made);
  return made;
}

/** Whether a part of a form's schema takes a value. */
export const isTaken = (part: RJSFSchema, value: unknown, root: RJSFSchema): boolean =>
  interpreter(root).isValid(part as never, value);

/** A schema with that of its `$ref` taken in. */
export function resolved(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const target = referencedBy(schema as JsonObject, root as JsonObject) as RJSFSchema | undefined;
  if (!target) return schema;
  const { $ref: _, ...own } = schema;
  return { ...resolved(target, root), ...own };
}

/**
 * The schema of an object as it is asked for at a value: its properties, and those that conditions,
 * dependencies and the matching alternatives add, so that nothing but `properties` decides any more.
 */
export function askedSchema(schema: RJSFSchema, value: unknown, root: RJSFSchema): RJSFSchema {
  const properties: Record<string, RJSFSchema | boolean> = {};
  for (const part of partsAt(schema, value, root)) {
    for (const [name, one] of Object.entries(part.properties ?? {})) {
      const before = properties[name];
      const isBoth = typeof before === 'object' && typeof one === 'object';
      properties[name] = isBoth ? { ...before, ...one } : (before ?? (one as RJSFSchema));
    }
  }
  return { ...resolved(schema, root), properties };
}

/** The schemas that apply to a value, from the outermost one. */
function partsAt(given: RJSFSchema, value: unknown, root: RJSFSchema): RJSFSchema[] {
  const schema = resolved(given, root);
  const { allOf = [], oneOf, anyOf, dependencies = {}, dependentSchemas = {} } = schema;
  const has = (name: string) => (value as Record<string, unknown>)?.[name] !== undefined;
  const met = (part: unknown) => isTaken(part as RJSFSchema, value, root);
  const branch = schema.if === undefined ? undefined : met(schema.if) ? schema.then : schema.else;
  const needed = [...Object.entries(dependencies), ...Object.entries(dependentSchemas)];
  const more = [
    ...allOf,
    branch,
    ...needed.flatMap(([name, one]) => (has(name) && !Array.isArray(one) ? [one] : [])),
    ...[oneOf, anyOf].map((options) => options && chosenOption(options, met)),
  ];
  return [
    schema,
    ...more.flatMap((part) =>
      typeof part === 'object' ? partsAt(part as RJSFSchema, value, root) : [],
    ),
  ];
}

/** The alternative that a value is meant for: the first whose properties it does not contradict. */
function chosenOption(options: readonly unknown[], met: (part: unknown) => boolean): unknown {
  return (
    options.find(
      (one) => typeof one === 'object' && met({ ...(one as RJSFSchema), required: undefined }),
    ) ?? options[0]
  );
}
