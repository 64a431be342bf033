import type { JsonValue } from '../../brand/parse/node.ts';
import { idOf, removeValue, setValue, valueIn, type DocumentPath } from './json-text.ts';

/**
 * The text that says a value. A list that merges by id is not repeated for one item of it: the item's
 * id and the value alone are written.
 */
export function stateValue(
  text: string,
  path: DocumentPath,
  value: JsonValue,
  inherited: JsonValue | undefined,
): string {
  const named = withKind(text, path, inherited);
  if (named !== text) return stateValue(named, path, value, inherited);
  const list = firstReplacedList(path, inherited);
  if (list === undefined || valueIn(JSON.parse(text) as JsonValue, list) !== undefined) {
    return setValue(text, path, value);
  }
  // A list without ids is replaced as a whole, so that its other items have to be repeated.
  const whole = setValue(text, list, valueIn(inherited, list)!);
  return setValue(whole, path, value);
}

/** The text with an entry for the item that a path leads through, by its id and kind. */
function withKind(text: string, path: DocumentPath, inherited: JsonValue | undefined): string {
  const depth = path.findIndex((step) => typeof step === 'object') + 1;
  const item = path.slice(0, depth);
  const kind = valueIn(inherited, [...item, KIND]);
  const isEntry =
    depth > 0 && depth < path.length && kind !== undefined && path.at(-1) !== '$remove';
  return isEntry && valueIn(JSON.parse(text) as JsonValue, item) === undefined
    ? setValue(text, item, { [KIND]: kind })
    : text;
}

/** The first list on the way whose items have no ids: a child replaces it as a whole. */
function firstReplacedList(path: DocumentPath, inherited: JsonValue | undefined) {
  for (let depth = 0; depth < path.length; depth++) {
    const value = valueIn(inherited, path.slice(0, depth));
    if (Array.isArray(value) && !value.every((item) => typeof idOf(item) === 'string')) {
      return path.slice(0, depth);
    }
  }
  return undefined;
}

/** The text that takes away what is inherited: `null` for a key, `$remove` for an item of a list. */
export function removeItem(
  text: string,
  path: DocumentPath,
  inherited: JsonValue | undefined,
): string {
  const own = JSON.parse(text) as JsonValue;
  const step = path.at(-1)!;
  if (typeof step === 'string') return stateValue(text, path, null, inherited);
  const list = path.slice(0, -1);
  if (typeof step === 'number') {
    const whole = valueIn(own, list) ? text : setValue(text, list, valueIn(inherited, list)!);
    return removeValue(whole, path);
  }
  const bare = valueIn(own, path) === undefined ? text : removeValue(text, path);
  return setValue(bare, [...path, '$remove'], true);
}

/** Keys that only say which item is meant. */
const NAMING: readonly string[] = ['id', '$schema'];
/** The kind of an item, which people write beside its id also where the parent says it. */
const KIND = 'block';

/** The text that says nothing of a path any more, nor of what led to it alone. */
export function removeStatement(text: string, path: DocumentPath, inherited?: JsonValue): string {
  const next = removeValue(text, path);
  for (let depth = path.length - 1; depth > 0; depth--) {
    const above = path.slice(0, depth);
    const value = valueIn(JSON.parse(next) as JsonValue, above);
    if (value === undefined) continue;
    const isKnown = valueIn(inherited, above) !== undefined;
    const naming = isKnown ? [...NAMING, KIND] : NAMING;
    const isIdle = Array.isArray(value)
      ? value.length === 0
      : typeof value === 'object' &&
        value !== null &&
        Object.keys(value).every((key) => naming.includes(key));
    return isIdle ? removeStatement(next, above, inherited) : next;
  }
  return next;
}
