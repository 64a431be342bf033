import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type JSONPath,
  type ModificationOptions,
  type Node,
} from 'jsonc-parser';
import type { JsonValue } from '../../brand/parse/node.ts';
import { NoSuchPlace } from '../say.ts';

/** One step into a document: a key, the place in a list, or an item of a list by its `id`. */
export type PathStep = string | number | { id: string };
export type DocumentPath = readonly PathStep[];

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
    if (typeof here !== 'object' || here === null || typeof step !== 'string') return undefined;
    return Object.hasOwn(here, step) ? here[step] : undefined;
  }, value);
}

export const idOf = (item: JsonValue): JsonValue | undefined =>
  typeof item === 'object' && item !== null && !Array.isArray(item) ? item.id : undefined;

/** The value that a JSON text has at a path. */
export const valueInText = (text: string, path: DocumentPath): JsonValue | undefined =>
  valueIn(JSON.parse(text) as JsonValue, path);

/**
 * The text with `value` at a path. A value that is there is replaced; a missing key, and every object
 * or list that leads to it, is written behind its neighbours. Everything else keeps its characters; the
 * new part is laid out when its file is formatted.
 *
 * @throws {NoSuchPlace} where the path leads through a plain value or behind the end of a list.
 */
export function setValue(text: string, path: DocumentPath, value: JsonValue): string {
  const { place, missing } = located(text, path);
  const [step, ...more] = missing;
  if (step === undefined) return modified(text, place, value);
  const wrapped = more.reduceRight<JsonValue>(wrap, value);
  const { type } = findNodeAtLocation(parseTree(text)!, place)!;
  if (type === 'object' && typeof step === 'string') {
    const getInsertionIndex = (names: string[]) => indexBehindRelatives(names, step);
    return modified(text, [...place, step], wrapped, { getInsertionIndex });
  }
  if (type === 'array' && typeof step === 'object') {
    const [item] = wrap(wrapped, step) as JsonValue[];
    return modified(text, [...place, -1], item);
  }
  throw new NoSuchPlace('edit.no-place', { path: formatPath(missing) });
}

/**
 * The text without the member or item at a path.
 *
 * @throws {NoSuchPlace} where nothing is there.
 */
export function removeValue(text: string, path: DocumentPath): string {
  const { place, missing } = located(text, path);
  if (missing.length > 0) {
    throw new NoSuchPlace('edit.nothing-to-remove', { path: formatPath(path) });
  }
  const value = findNodeAtLocation(parseTree(text)!, place)!;
  const part = value.parent!.type === 'property' ? value.parent! : value;
  const siblings = part.parent!.children!;
  const [before, next] = [-1, 1].map((way) => siblings[siblings.indexOf(part) + way]);
  // `modify` takes the line of a first member with it, and leaves a part of the last item of a list.
  const begin = before && !next ? endOf(before) : part.offset;
  return text.slice(0, begin) + text.slice(next ? next.offset : endOf(part));
}

const endOf = ({ offset, length }: Node) => offset + length;

/**
 * The text with a member of an object, or an item of a list, behind another one of the same; before
 * all others for null. A part that is there moves; `value` makes a new one.
 *
 * @throws {NoSuchPlace} where the object or list, its part or its neighbour is not there.
 */
export function placeValue(
  text: string,
  path: DocumentPath,
  after: PathStep | null,
  value: JsonValue | undefined = valueInText(text, path),
): string {
  const owner = path.slice(0, -1);
  const isThere = (part: DocumentPath) => located(text, part).missing.length === 0;
  const needed = [owner, ...(after === null ? [] : [[...owner, after]])];
  const absent = value === undefined ? path : needed.find((part) => !isThere(part));
  if (absent) throw new NoSuchPlace('edit.nothing-there', { path: formatPath(absent) });
  const bare = isThere(path) ? removeValue(text, path) : text;
  const { place } = located(bare, owner);
  const behind = after === null ? undefined : located(bare, [...owner, after]).place.at(-1)!;
  const step = path.at(-1)!;
  if (typeof step === 'string') {
    const getInsertionIndex = (names: string[]) => names.indexOf(String(behind)) + 1;
    return modified(bare, [...place, step], value, { getInsertionIndex });
  }
  const index = behind === undefined ? 0 : Number(behind) + 1;
  return modified(bare, [...place, index], value, { isArrayInsertion: true });
}

/** The part of a path that a text has, with places of items in lists, and the part that it lacks. */
function located(text: string, path: DocumentPath): { place: JSONPath; missing: DocumentPath } {
  let here = JSON.parse(text) as JsonValue | undefined;
  const place: JSONPath = [];
  for (const [depth, step] of path.entries()) {
    const key =
      typeof step === 'object' && Array.isArray(here)
        ? here.findIndex((item) => idOf(item) === step.id)
        : step;
    here = valueIn(here, [step]);
    if (here === undefined || typeof key === 'object') return { place, missing: path.slice(depth) };
    place.push(key);
  }
  return { place, missing: [] };
}

const modified = (
  text: string,
  place: JSONPath,
  value: JsonValue | undefined,
  options: ModificationOptions = {},
): string => applyEdits(text, modify(text, place, value, options));

/** A value in the object or list that a step leads into; an item begins with its id. */
function wrap(value: JsonValue, step: PathStep): JsonValue {
  if (typeof step === 'string') return { [step]: value };
  if (typeof step === 'number') return [value];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [{ id: step.id, ...(isObject ? value : {}) }];
}

/** The index behind the last key that begins with the most of the same words, such as 'lead.intro' for 'lead.title'. */
function indexBehindRelatives(names: readonly string[], key: string): number {
  const words = key.split('.');
  const shared = names.map((name) => {
    const at = words.findIndex((word, index) => word !== name.split('.')[index]);
    return at < 0 ? words.length : at;
  });
  const most = Math.max(0, ...shared);
  return most === 0 ? names.length : shared.lastIndexOf(most) + 1;
}
