import { deepEquals } from '@rjsf/utils';
import { merge } from '../../brand/inherit/merge.ts';
import { toValue, type JsonValue } from '../../brand/parse/node.ts';
import { parseFile } from '../../brand/parse/parse-file.ts';
import {
  isIdList,
  isObject,
  isSame,
  valueIn,
  type JsonItem,
  type JsonObject,
  type PathStep,
} from './json-path.ts';

type Value = JsonValue | undefined;

/** A value of a document of a folder. */
export interface Said {
  /** As the folder's own file says it. */
  own: Value;
  /** As the folder would have it without saying anything, by now and before the edit. */
  above: Value;
  aboveBefore: Value;
  /** As the folder has it, and as it shall have it. */
  now: Value;
  wanted: Value;
}

/**
 * The smallest value that the folder's own file says so that the folder has the wanted one; undefined for nothing.
 * Values that the edit does not touch stay as they are.
 */
export function smallestStatement(said: Said, key?: string): Value {
  const { own, above, aboveBefore, now, wanted } = said;
  if (isSame(now, wanted) && isSame(above, aboveBefore)) return own;
  if (wanted === undefined) return (above ?? null) === null ? undefined : null;
  if (deepEquals(above, wanted)) return undefined;
  const isMerged = (isKind: (value: Value) => boolean) =>
    isKind(wanted) && (above === undefined || isKind(above));
  const bare = { ...said, own: undefined, now: above };
  if (isMerged(isIdList)) return listStatement(isIdList(own) ? said : bare);
  // A condition replaces that of the parent as a whole.
  if (!isMerged(isObject) || key === 'when') return wanted;
  return objectStatement(isObject(own) ? said : bare);
}

const within = (said: Said, step: PathStep): Said => ({
  own: valueIn(said.own, [step]),
  above: valueIn(said.above, [step]),
  aboveBefore: valueIn(said.aboveBefore, [step]),
  now: valueIn(said.now, [step]),
  wanted: valueIn(said.wanted, [step]),
});

const keysOf = (value: Value): string[] => (isObject(value) ? Object.keys(value) : []);

function objectStatement(said: Said): Value {
  const { own, above, wanted } = said;
  const known = keysOf(own);
  const behind = (keys: string[], key: string, at: number) =>
    keys.includes(key) ? keys : keys.toSpliced(keys.indexOf(known[at - 1]!) + 1, 0, key);
  // Without a parent, members stand in the text as they are wanted.
  const keys =
    above === undefined
      ? known.reduce(behind, keysOf(wanted))
      : new Set([...known, ...keysOf(wanted), ...keysOf(above)]);
  const members = [...keys].flatMap((key): [string, JsonValue][] => {
    const value = smallestStatement(within(said, key), key);
    return value === undefined ? [] : [[key, value]];
  });
  if (members.length === 0) return undefined;
  const isNewText = ([key]: [string, JsonValue]) => key.includes('.') && !known.includes(key);
  const others = members.filter((member) => !isNewText(member));
  return Object.fromEntries(members.filter(isNewText).reduce(withBesideRelatives, others));
}

/** Members with one more behind the last whose key begins with the most of its words, such as 'lead.intro' for 'lead.title'. */
function withBesideRelatives(members: [string, JsonValue][], added: [string, JsonValue]) {
  const words = added[0].split('.');
  const shared = members.map(([key]) => {
    const parts = key.split('.');
    const at = words.findIndex((word, index) => word !== parts[index]);
    return at < 0 ? words.length : at;
  });
  const most = Math.max(0, ...shared);
  return members.toSpliced(most === 0 ? members.length : shared.lastIndexOf(most) + 1, 0, added);
}

function listStatement(said: Said): Value {
  const itemsOf = (value: Value): JsonItem[] => (isIdList(value) ? value : []);
  const [own, above, wanted] = [itemsOf(said.own), itemsOf(said.above), itemsOf(said.wanted)];
  const list = said.above === undefined ? wanted : [...own, ...wanted, ...above];
  const ids = [...new Set(list.map(({ id }) => id))];
  const items = ids.flatMap((id) => itemStatement(within(said, { id }), id));
  const placed = said.above === undefined ? items : inOrder(above, items, wanted);
  const byId = (items: readonly JsonItem[], id: string) => items.find((one) => one.id === id);
  const statements = placed
    .filter(
      (item) =>
        !byId(above, item.id) || Object.keys(item).some((key) => key !== 'id' && key !== KIND),
    )
    .map((item) => {
      const isNew = !byId(own, item.id) && !item.$remove;
      const kind = isNew ? byId(above, item.id)?.[KIND] : undefined;
      const { id, ...rest } = item;
      return kind === undefined ? item : { id, [KIND]: kind, ...rest };
    });
  return statements.length === 0 ? undefined : statements;
}

/** The kind of an item, which people write beside its id also where the parent says it. */
const KIND = 'block';

/** The statement of an item; one that says nothing has its id alone. */
function itemStatement(said: Said, id: string): JsonItem[] {
  if (said.wanted === undefined) return said.above === undefined ? [] : [{ id, $remove: true }];
  const { after: _, ...wanted } = said.wanted as JsonItem;
  const { $remove: __, ...own } = (said.own ?? {}) as JsonItem;
  const above = isObject(said.above) ? withoutGone(said.above, wanted) : undefined;
  return [{ id, ...(objectStatement({ ...said, own, above, wanted }) as JsonObject | undefined) }];
}

/** A block of a parent as it is when `null` has taken the fields away that are not wanted. */
function withoutGone(above: JsonObject, wanted: JsonObject): JsonObject {
  const place = ['schema', 'properties'];
  const properties = valueIn(above, place);
  const gone = keysOf(properties).filter((name) => valueIn(wanted, [...place, name]) === undefined);
  if (gone.length === 0) return above;
  const removals = Object.fromEntries(gone.map((name) => [name, null]));
  const [left] = merged([above], [{ id: above.id!, schema: { properties: removals } }]);
  return { ...left, schema: { ...(left!.schema as JsonObject), properties: properties! } };
}

function merged(above: readonly JsonObject[], own: readonly JsonObject[]): JsonObject[] {
  const nodeOf = (list: readonly JsonObject[]) =>
    parseFile('list.json', JSON.stringify({ list })).node!;
  return (toValue(merge(nodeOf(above), nodeOf(own))) as { list: JsonObject[] }).list;
}

/**
 * Statements after which the items of a list stand as they are wanted: only one of them is placed anew if that is
 * enough, else each behind the one before it. In the wanted list, an item that has been moved says so by `after`.
 */
function inOrder(
  above: readonly JsonItem[],
  items: readonly JsonItem[],
  wanted: readonly JsonItem[],
): readonly JsonItem[] {
  const ids = wanted.map(({ id }) => id);
  const placeOf = ({ id, after, $remove }: JsonItem) => ({ id, after, $remove }) as JsonObject;
  const isRight = (list: readonly JsonItem[]) => {
    const order = merged(above, list.map(placeOf)).map(({ id }) => id!);
    return isSame(order, ids);
  };
  const placed = (item: JsonItem) => withAfter(item, ids[ids.indexOf(item.id) - 1] ?? null);
  const instead = (next: JsonItem) => items.map((one) => (one.id === next.id ? next : one));
  const movable = wanted
    .toSorted((a, b) => Number(b.after !== undefined) - Number(a.after !== undefined))
    .map(({ id }) => items.find((one) => one.id === id)!);
  const candidates = movable.flatMap((one) => {
    const { after: _, ...free } = one;
    const last = [...items.filter((other) => other !== one), placed(one)];
    return [instead(free as JsonItem), instead(placed(one)), last];
  });
  const eachPlaced = [
    ...items.filter(({ id }) => !ids.includes(id)),
    ...ids.map((id) => placed(items.find((one) => one.id === id)!)),
  ];
  return [items, ...candidates].find(isRight) ?? eachPlaced;
}

/** `after` stands behind what names an item. */
function withAfter(item: JsonItem, after: string | null): JsonItem {
  if ('after' in item) return { ...item, after };
  const { id, block, templateId, ...rest } = item;
  return { id, ...(block && { block }), ...(templateId && { templateId }), after, ...rest };
}
