import type { OutputUnit } from '@cfworker/json-schema';
import type { SchemaError } from './schema-error.ts';
import { segments, type Interpreter } from './interpreter.ts';
import { meantErrors, type Chosen } from './meant-errors.ts';

/** Keywords that only pass on what their schemas found. */
const PASSING_ON: readonly string[] = [
  '$recursiveRef',
  '$ref',
  'additionalItems',
  'additionalProperties',
  'allOf',
  'dependentSchemas',
  'if',
  'items',
  'patternProperties',
  'properties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
];
/** Keywords of an object that miss one of its properties. */
const MISSING: readonly string[] = ['required', 'dependentRequired', 'dependencies'];

/** Every error of a value; of alternatives, only those of the one that the value is meant for. */
export function findErrors(
  interpreter: Interpreter,
  value: unknown,
  chosen: Chosen = () => undefined,
): SchemaError[] {
  const errors = meantErrors(interpreter.findAll(value), chosen);
  return errors.flatMap((error) => errorsOf(error, interpreter, value));
}

function errorsOf(error: OutputUnit, { schemaAt }: Interpreter, value: unknown): SchemaError[] {
  const { keyword, keywordLocation, instanceLocation } = error;
  if (PASSING_ON.includes(keyword)) return [];
  const path = segments(instanceLocation);
  const owner = () => schemaAt(keywordLocation.slice(0, keywordLocation.lastIndexOf('/')));
  if (MISSING.includes(keyword)) {
    const names = neededBy(owner()[keyword] as Needs, valueAt(value, path));
    return names.map((name) => ({ path: [...path, name], keyword }));
  }
  return [{ path, keyword, ...(keyword === 'format' && { format: owner().format }) }];
}

/** Names, or names by the property whose presence asks for them; a schema there speaks for itself. */
type Needs = readonly string[] | Readonly<Record<string, unknown>>;

function neededBy(needs: Needs, owner: unknown): string[] {
  const has = (name: string) => (owner as Record<string, unknown>)[name] !== undefined;
  const names = Array.isArray(needs)
    ? needs
    : Object.entries(needs).flatMap(([name, more]) =>
        has(name) && Array.isArray(more) ? more : [],
      );
  return [...new Set(names as string[])].filter((name) => !has(name));
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((here, key) => (here as Record<string, unknown>)[key], value);
