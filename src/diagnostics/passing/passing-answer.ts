import { findErrors } from '../../rules/json-schema/find-errors.ts';
import { interpreterOf } from '../../rules/json-schema/interpreter.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { isObject } from '../../contract/is-object.ts';
import type { JsonValue } from '../../brand/parse/node.ts';
import { candidates } from './candidates.ts';
import { describing } from './describing.ts';

const MAX_ROUNDS = 150;

/** Paths whose value a buyer cannot change: it is the default, or none. */
export type Closed = (path: readonly string[]) => boolean;

/**
 * Answers that pass a form's schema (JSON Schema 2019-09 and our formats), or undefined where none was
 * found. Begins with every field filled in and mends what is found wrong: another value, or none.
 */
export function passingAnswer(
  schema: JsonObject,
  isClosed: Closed = () => false,
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
    const set = (path: readonly string[], next: JsonValue | undefined) => put(value, path, next);
    const offered = (path: readonly string[]): JsonValue[] => {
      const parts = describing(schema, path, schema);
      const closed = parts.flatMap(({ default: one }) => (one === undefined ? [] : [one]));
      return isClosed(path) || parts.some(({ readOnly }) => readOnly === true)
        ? closed
        : candidates(parts, schema);
    };
    const next = (path: readonly string[]) => {
      const key = path.join('/');
      const at = tried.get(key) ?? 0;
      const all = offered(path);
      tried.set(key, at + 1);
      // Once around, what is left is to say nothing.
      set(path, at < all.length ? all[at] : undefined);
      return at <= all.length;
    };
    if (isFull) for (const name of namesAt(schema)) next([name]);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const faults = findErrors(interpreter, value);
      if (faults.length === 0 && interpreter.findAll(value).length === 0) return value;
      const path = faults[0]?.path.filter((part) => part !== '') ?? [];
      if (path.length === 0 || !next(path)) break;
    }
  }
  return undefined;
}

const namesAt = ({ properties }: JsonObject): string[] =>
  isObject(properties) ? Object.keys(properties) : [];

/** Writes a value at a path, making objects and lists on the way; undefined takes it out. */
function put(root: JsonObject, path: readonly string[], value: JsonValue | undefined): void {
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
