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
import { isIdList, isObject, isSame, valueIn } from './json-path.ts';

/**
 * A JSON text that says another value. Members and items that stay keep their characters; what is new is laid out
 * when its file is formatted.
 */
export function rewritten(text: string, next: JsonValue, path: JSONPath = []): string {
  const now = valueIn(JSON.parse(text) as JsonValue, path);
  if (isSame(now, next)) return text;
  const [before, after] = [membersOf(now), membersOf(next)];
  if (!before || !after || Array.isArray(now) !== Array.isArray(next)) {
    return modified(text, path, next);
  }
  let names = [...before.keys()];
  const kept = inBoth(names, [...after.keys()]);
  const placeOf = (name: string, index: number) => [...path, Array.isArray(now) ? index : name];
  let result = text;
  for (const name of before.keys()) {
    if (kept.includes(name)) continue;
    result = without(result, placeOf(name, names.indexOf(name)));
    names = names.filter((one) => one !== name);
  }
  for (const [index, [name, value]] of [...after].entries()) {
    const place = placeOf(name, index);
    result = kept.includes(name)
      ? rewritten(result, value, place)
      : modified(result, place, value, {
          isArrayInsertion: Array.isArray(now),
          getInsertionIndex: () => index,
        });
  }
  return result;
}

/** The members of an object by their keys, those of a list by their ids; undefined for any other value. */
function membersOf(value: JsonValue | undefined): Map<string, JsonValue> | undefined {
  if (isObject(value)) return new Map(Object.entries(value));
  return isIdList(value) ? new Map(value.map((item) => [item.id, item])) : undefined;
}

/** The most names that stand in the same order in two lists. */
function inBoth(one: readonly string[], other: readonly string[]): string[] {
  let row: string[][] = [[], ...other.map(() => [])];
  for (const name of one) {
    const next: string[][] = [[]];
    for (const [at, b] of other.entries()) {
      const [left, above] = [next[at]!, row[at + 1]!];
      if (name === b) next.push([...row[at]!, name]);
      else next.push(left.length > above.length ? left : above);
    }
    row = next;
  }
  return row.at(-1)!;
}

function without(text: string, place: JSONPath): string {
  const value = findNodeAtLocation(parseTree(text)!, place)!;
  const part = value.parent!.type === 'property' ? value.parent! : value;
  const siblings = part.parent!.children!;
  const [before, next] = [-1, 1].map((way) => siblings[siblings.indexOf(part) + way]);
  // `modify` takes the line of a first member with it, and leaves a part of the last item of a list.
  const begin = before && !next ? endOf(before) : part.offset;
  return text.slice(0, begin) + text.slice(next ? next.offset : endOf(part));
}

const endOf = ({ offset, length }: Node) => offset + length;

const modified = (
  text: string,
  place: JSONPath,
  value: JsonValue,
  options: ModificationOptions = {},
): string => applyEdits(text, modify(text, place, value, options));
