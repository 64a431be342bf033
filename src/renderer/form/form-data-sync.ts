import type { FormStore, FormValues } from '../../checkout/form/form-store.ts';
import { valueAt, withValue } from '../../checkout/form/form-store.ts';

/** What draws the form and keeps a copy of its values: RJSF's Form. */
export interface Drawing {
  /** Takes over one value; it answers later by `drawn` with the same path. */
  setFieldValue(path: string[], value: unknown): void;
}

/**
 * Keeps the store ahead of the drawing's copy of the values. What is typed, or replaced by the
 * program, is in the store at once; the drawing hears of it later and answers with all values that it
 * knows. Until it has answered what it was told last, the store's word stands.
 */
export interface TypedAhead {
  /** Names the drawing, or none once it is gone. */
  attach(drawing: Drawing | null): void;
  /** Takes over what was typed; the drawing is told when `tell` is called. */
  type(path: string, value: unknown): void;
  /** Tells the drawing what it has not heard yet. */
  tell(): void;
  /** Takes over what the drawing now holds, after a change at `path`. */
  drawn(values: FormValues, path?: string): void;
  /** Tells the drawing what the program replaced, by top-level name, and all that was typed before. */
  replaced(names: readonly string[]): void;
}

export function createTypedAhead(store: FormStore): TypedAhead {
  let drawing: Drawing | null = null;
  /** Whether the drawing was told the last word of each path. */
  const ahead = new Map<string, boolean>();
  /** How often it was told of a path and has not answered yet. */
  const unanswered = new Map<string, number>();
  const tell = () => {
    for (const [path, isTold] of ahead) {
      if (isTold) continue;
      ahead.set(path, true);
      unanswered.set(path, (unanswered.get(path) ?? 0) + 1);
      drawing?.setFieldValue(path.split('.'), valueAt(store.values(), path));
    }
  };
  return {
    attach(next) {
      drawing = next;
    },
    type(path, value) {
      ahead.set(path, false);
      store.setValues(withValue(store.values(), path, value));
    },
    tell,
    drawn(values, path = '') {
      const left = Math.max(0, (unanswered.get(path) ?? 0) - 1);
      unanswered.set(path, left);
      if (left === 0 && ahead.get(path)) ahead.delete(path);
      let next = values;
      for (const one of ahead.keys()) {
        next = withValue(next, one, valueAt(store.values(), one));
      }
      store.setValues(next);
    },
    replaced(names) {
      const all = new Set([...names, ...[...ahead.keys()].map((path) => path.split('.')[0]!)]);
      ahead.clear();
      for (const name of all) ahead.set(name, false);
      tell();
    },
  };
}

/** Keywords of a schema by which some fields decide on others. */
const CONDITIONS = ['if', 'dependencies', 'dependentSchemas', 'oneOf', 'anyOf'];

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Paths of the texts that nothing else in the form hangs on: the drawing may hear of them late.
 * Where a condition asks for anything but properties by name, that is no field at all.
 */
export function freeTexts(schema: object): ReadonlySet<string> {
  const free = new Set<string>();
  const asked = askedNames(schema);
  const visit = (part: unknown, path: string[]) => {
    if (!isPart(part) || !isPart(part.properties)) return;
    for (const [name, property] of Object.entries(part.properties)) {
      const here = [...path, name];
      if (!isPart(property) || name.includes('.') || asked?.has(name) !== false) continue;
      if (property.type === 'string') free.add(here.join('.'));
      else visit(property, here);
    }
  };
  visit(schema, []);
  return free;
}

/** Names of the properties that conditions ask for; undefined where they ask for more than names tell. */
function askedNames(schema: object): Set<string> | undefined {
  const names = new Set<string>();
  let isPlain = true;
  const visit = (value: unknown, isAsking: boolean) => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, isAsking));
    if (!isPart(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' || key === 'oneOf' || key === 'anyOf') isPlain = false;
      if (key === 'dependencies' || key === 'dependentSchemas') {
        Object.keys(inner as object).forEach((name) => names.add(name));
      }
      if (isAsking && key === 'required') (inner as string[]).forEach((name) => names.add(name));
      if (key === 'properties' && isPart(inner)) {
        for (const [name, property] of Object.entries(inner)) {
          if (isAsking) names.add(name);
          visit(property, isAsking);
        }
      } else visit(inner, isAsking || CONDITIONS.includes(key));
    }
  };
  visit(schema, false);
  return isPlain ? names : undefined;
}
