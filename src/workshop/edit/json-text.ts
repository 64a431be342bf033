import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type Edit,
  type JSONPath,
} from 'jsonc-parser';
import type { ModificationOptions, Node } from 'jsonc-parser';
import type { JsonValue } from '../../brand/parse/node.ts';

/** One step into a document: a key, the place in a list, or an item of a list by its `id`. */
export type PathStep = string | number | { id: string };
export type DocumentPath = readonly PathStep[];

/** A path names something that the document does not hold; the message says what, `pt` in Portuguese. */
export class NoSuchPlace extends Error {
  constructor(
    message: string,
    readonly pt: string,
  ) {
    super(message);
  }
}

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
    return modified(text, [...place, step], wrapped, {
      getInsertionIndex: (names) => indexBehindRelatives(names, step),
    });
  }
  if (type === 'array' && typeof step === 'object') {
    const [item] = wrap(wrapped, step) as JsonValue[];
    return modified(text, [...place, -1], item!);
  }
  throw new NoSuchPlace(
    `There is no place for ${formatPath(missing)}.`,
    `Não há lugar para ${formatPath(missing)}.`,
  );
}

/**
 * The text without the member or item at a path. An object that would be left empty goes with it.
 *
 * @throws {NoSuchPlace} where nothing is there.
 */
export function removeValue(text: string, path: DocumentPath): string {
  const { place, missing } = located(text, path);
  if (missing.length === 0) return applyEdits(text, [removalOf(partAt(text, place))]);
  throw new NoSuchPlace(
    `There is no ${formatPath(path)} to remove.`,
    `Não há ${formatPath(path)} para remover.`,
  );
}

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
  value: JsonValue | undefined = valueIn(JSON.parse(text) as JsonValue, path),
): string {
  const owner = path.slice(0, -1);
  const needed = [owner, ...(after === null ? [] : [[...owner, after]])];
  const absent =
    value === undefined ? path : needed.find((one) => located(text, one).missing.length > 0);
  if (absent) {
    throw new NoSuchPlace(`There is no ${formatPath(absent)}.`, `Não há ${formatPath(absent)}.`);
  }
  const isThere = located(text, path).missing.length === 0;
  const isOnly = isThere && partAt(text, located(text, path).place).parent!.children!.length === 1;
  if (isOnly) return text;
  const bare = isThere ? removeValue(text, path) : text;
  const { place } = located(bare, owner);
  const step = path.at(-1)!;
  const behind = after === null ? undefined : located(bare, [...owner, after]).place.at(-1)!;
  if (typeof step === 'string') {
    return modified(bare, [...place, step], value!, {
      getInsertionIndex: (names) => (behind === undefined ? 0 : names.indexOf(String(behind)) + 1),
    });
  }
  const index = behind === undefined ? 0 : Number(behind) + 1;
  return modified(bare, [...place, index], value!, { isArrayInsertion: true });
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
  value: JsonValue,
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

/** The member (a node of the type 'property') or the item of a list at a place. */
function partAt(text: string, place: JSONPath): Node {
  const value = findNodeAtLocation(parseTree(text)!, place)!;
  return value.parent!.type === 'property' ? value.parent! : value;
}

/**
 * The edit that removes a member or an item with its comma. `modify` leaves the end of a last item, and an empty
 * object in place of one of which nothing is left.
 */
function removalOf(part: Node): Edit {
  const owner = part.parent!;
  const siblings = owner.children!;
  const index = siblings.indexOf(part);
  const [before, next] = [siblings[index - 1], siblings[index + 1]];
  const replace = (offset: number, end: number, content = '') => ({
    offset,
    length: end - offset,
    content,
  });
  if (next) return replace(part.offset, next.offset);
  if (before) return replace(endOf(before), endOf(part));
  if (owner.type === 'object' && owner.parent?.type === 'property') return removalOf(owner.parent);
  return replace(owner.offset, endOf(owner), owner.type === 'array' ? '[]' : '{}');
}

const endOf = ({ offset, length }: Node) => offset + length;
