import type { JsonValue } from '../../brand/parse/node.ts';
import {
  idOf,
  removeValue,
  setValue,
  valueIn,
  valueInText,
  type DocumentPath,
} from './json-text.ts';

/** Keys that only say which item is meant. */
const NAMING: readonly string[] = ['id', '$schema'];
/** The kind of an item, which people write beside its id also where the parent says it. */
const KIND = 'block';

/**
 * The text that says a value. A list that merges by id is not repeated for one item of it: the item's
 * id, its kind and the value alone are written.
 */
export function stateValue(
  text: string,
  path: DocumentPath,
  value: JsonValue,
  inherited: JsonValue | undefined,
): string {
  const depth = path.findIndex((step) => typeof step === 'object') + 1;
  const item = path.slice(0, depth);
  const kind = valueIn(inherited, [...item, KIND]);
  const isInItem = depth > 0 && depth < path.length && path.at(-1) !== '$remove';
  const named =
    isInItem && kind !== undefined && valueInText(text, item) === undefined
      ? setValue(text, item, { [KIND]: kind })
      : text;
  const list = firstReplacedList(path, inherited);
  const whole =
    list === undefined || valueInText(named, list) !== undefined
      ? named
      : // A list without ids is replaced as a whole, so that its other items have to be repeated.
        setValue(named, list, valueIn(inherited, list)!);
  return setValue(whole, path, value);
}

/** The first list on the way whose items have no ids: a child replaces it as a whole. */
function firstReplacedList(path: DocumentPath, inherited: JsonValue | undefined) {
  const lists = path.map((_, depth) => path.slice(0, depth));
  return lists.find((list) => {
    const value = valueIn(inherited, list);
    return Array.isArray(value) && !value.every((item) => typeof idOf(item) === 'string');
  });
}

/** The text that takes away what is inherited: `null` for a key, `$remove` for an item of a list. */
export function removeInherited(
  text: string,
  path: DocumentPath,
  inherited: JsonValue | undefined,
): string {
  const step = path.at(-1)!;
  if (typeof step === 'string') return stateValue(text, path, null, inherited);
  if (typeof step === 'number') {
    const list = path.slice(0, -1);
    const isOwn = valueInText(text, list) !== undefined;
    return removeValue(isOwn ? text : setValue(text, list, valueIn(inherited, list)!), path);
  }
  const bare = valueInText(text, path) === undefined ? text : removeValue(text, path);
  return setValue(bare, [...path, '$remove'], true);
}

/** The text that says nothing of a path any more, nor of what led to it alone. */
export function removeStatement(text: string, path: DocumentPath, inherited?: JsonValue): string {
  const next = removeValue(text, path);
  const above = path.slice(0, -1);
  if (above.length === 0) return next;
  const left = valueInText(next, above);
  // The removed key was the id by which the path names its item.
  if (typeof left !== 'object' || left === null) return next;
  const isKnown = valueIn(inherited, above) !== undefined;
  const isIdle = Array.isArray(left)
    ? left.length === 0
    : Object.keys(left).every((key) => NAMING.includes(key) || (isKnown && key === KIND));
  return isIdle ? removeStatement(next, above, inherited) : next;
}
