import { findErrors } from '../rules/json-schema/find-errors.ts';
import { interpreterOf } from '../rules/json-schema/interpreter.ts';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { isObject } from '../contract/is-object.ts';
import type { JsonValue } from '../brand/parse/node.ts';
import { candidateValues } from './candidate-values.ts';
import { subschemasAt } from './subschemas-at.ts';

const MAX_ROUNDS = 150;

/** Whether a buyer cannot change the value at a path: it is the default, or absent. */
export type IsClosed = (path: readonly string[]) => boolean;

/**
 * An object that passes a schema (JSON Schema 2019-09 and our formats); undefined where none was found.
 * Starts with every field filled in and changes each value with an error, in the end to none. `seed`
 * is tried first. The same schema always gets the same example.
 */
export function findExample(
  schema: JsonObject,
  isClosed: IsClosed = () => false,
  seed: JsonObject = {},
): JsonObject | undefined {
  const interpreter = interpreterOf(schema);
  const known = Object.fromEntries(
    namesAt(schema).flatMap((name) => (name in seed ? [[name, seed[name]!]] : [])),
  );
  if (Object.keys(known).length > 0 && interpreter.findAll(known).length === 0) return known;
  for (const isFull of [true, false]) {
    const tried = new Map<string, number>();
    const value: JsonObject = {};
    const valuesAt = (path: readonly string[]): JsonValue[] => {
      const parts = subschemasAt(schema, path, schema);
      const defaults = parts.flatMap(({ default: one }) => (one === undefined ? [] : [one]));
      return isClosed(path) || parts.some(({ readOnly }) => readOnly === true)
        ? defaults
        : candidateValues(parts, schema);
    };
    const tryNext = (path: readonly string[]) => {
      const key = path.join('/');
      const at = tried.get(key) ?? 0;
      const all = valuesAt(path);
      tried.set(key, at + 1);
      // After the last value, the field is left out.
      setAt(value, path, at < all.length ? all[at] : undefined);
      return at <= all.length;
    };
    if (isFull) for (const name of namesAt(schema)) tryNext([name]);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const errors = findErrors(interpreter, value);
      if (errors.length === 0 && interpreter.findAll(value).length === 0) return value;
      const path = errors[0]?.path.filter((part) => part !== '') ?? [];
      if (path.length === 0 || !tryNext(path)) break;
    }
  }
  return undefined;
}

const namesAt = ({ properties }: JsonObject): string[] =>
  isObject(properties) ? Object.keys(properties) : [];

/** Writes a value at a path inside existing objects and lists; undefined removes it. */
function setAt(root: JsonObject, path: readonly string[], value: JsonValue | undefined): void {
  let here: Record<string, JsonValue> = root;
  for (const part of path.slice(0, -1)) {
    const inner = here[part];
    if (typeof inner !== 'object' || inner === null) return;
    here = inner as Record<string, JsonValue>;
  }
  const last = path.at(-1)!;
  if (value === undefined) delete here[last];
  else here[last] = structuredClone(value);
}
