import type { JsonValue } from '../../brand/parse/node.ts';
import { NoSuchPlace } from '../say.ts';

/** One step into a document: a key, the place in a list, or an item of a list by its `id`. */
export type PathStep = string | number | { id: string };
export type DocumentPath = readonly PathStep[];
export type JsonObject = { [key: string]: JsonValue };
/** An item of a list that merges by id. */
export type JsonItem = JsonObject & { id: string };

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const idOf = (item: JsonValue): JsonValue | undefined =>
  isObject(item) ? item.id : undefined;

/** Whether a list merges item by item, as an empty one does. */
export const isIdList = (value: JsonValue | undefined): value is JsonItem[] =>
  Array.isArray(value) && value.every((item) => typeof idOf(item) === 'string');

/** The same value, its keys in the same order. */
export const isSame = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A path for people, such as 'blocks[form].submit'. */
export const formatPath = (path: DocumentPath): string =>
  path
    .map((step) => {
      if (typeof step === 'string') return `.${step}`;
      return `[${typeof step === 'number' ? step : step.id}]`;
    })
    .join('')
    .replace(/^\./, '');

/** The plain value at a path, or undefined where there is none. */
export function valueIn(value: JsonValue | undefined, path: DocumentPath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((here, step) => {
    if (Array.isArray(here)) {
      if (typeof step === 'object') return here.find((item) => idOf(item) === step.id);
      return here[Number(step)];
    }
    if (!isObject(here) || typeof step !== 'string') return undefined;
    return Object.hasOwn(here, step) ? here[step] : undefined;
  }, value);
}

/**
 * Writes a value into a document, with the objects and lists that lead to it.
 *
 * @throws {NoSuchPlace} where the path leads through a plain value or to no item of a list.
 */
export function setAt(document: JsonObject, path: DocumentPath, value: JsonValue): void {
  let here: JsonValue = document;
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    const known = valueIn(here, [step]);
    const next = isLast ? value : (known ?? {});
    if (isObject(here) && typeof step === 'string') here[step] = next;
    else if (Array.isArray(here) && known !== undefined)
      here[typeof step === 'number' ? step : here.indexOf(known)] = next;
    else throw new NoSuchPlace('edit.no-place', { path: formatPath(path.slice(depth)) });
    here = valueIn(here, [step])!;
  }
}

/** Takes the member or item at a path out of a document, if it is there. */
export function removeAt(document: JsonObject, path: DocumentPath): void {
  const owner = valueIn(document, path.slice(0, -1));
  const step = path.at(-1)!;
  const known = valueIn(owner, [step]);
  if (known === undefined) return;
  if (Array.isArray(owner)) owner.splice(owner.indexOf(known), 1);
  else delete (owner as JsonObject)[String(step)];
}
