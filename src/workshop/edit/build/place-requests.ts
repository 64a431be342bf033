import { merge } from '../../../brand/inherit/merge.ts';
import { toValue, type JsonValue } from '../../../brand/parse/node.ts';
import { parseFile } from '../../../brand/parse/parse-file.ts';
import { NoSuchPlace } from '../../say.ts';
import { formatPath, valueIn, type DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { idsOf, requestHere, type Level } from './level.ts';

/** `list` with an item behind another one, or first for null. */
export function withPlaced(list: readonly string[], item: string, after: string | null): string[] {
  const others = list.filter((one) => one !== item);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** Whether two lists hold the same names in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

type Item = { [key: string]: JsonValue };

/** An item as a level places it in an inherited list; `after` null stands before all others. */
interface Statement {
  id: string;
  after?: string | null;
  $remove?: true;
}

/**
 * Places an item of a list that merges by id, or adds `item` to it: by its place in the text where the
 * level begins the list, by `after` where it inherits one.
 *
 * @throws {NoSuchPlace} where the item, or the one that it shall follow, is not there.
 */
export function placeRequests(
  level: Level,
  document: string,
  list: DocumentPath,
  id: string,
  after: string | null,
  item?: Item,
): ChangeRequest[] {
  const ids = idsOf(level.here(document, list));
  const absent = [after, item ? null : id].find((one) => one !== null && !ids.includes(one));
  if (absent) {
    const part = formatPath([...list, { id: absent }]);
    throw new NoSuchPlace('edit.no-part', { level: level.name, part });
  }
  const wanted = withPlaced(ids, id, after);
  if (!item && isSameList(wanted, ids)) return [];
  const pathOf = (one: string): DocumentPath => [...list, { id: one }];
  const place = (one: string, behind: string | null, value?: Item) =>
    requestHere(level, document, pathOf(one), {
      kind: 'place',
      after: behind === null ? null : { id: behind },
      ...(value && { value }),
    });
  const inherited = level.above(document, list);
  if (!Array.isArray(inherited)) return [place(id, after, item && { id, ...item })];

  const before = (level.own(document, list) ?? []) as unknown as Statement[];
  const next = placeItems(idsOf(inherited), before, id, wanted);
  const say = (one: string, now?: string | null, then?: string | null): ChangeRequest[] => {
    if (now === then) return [];
    const change =
      then === undefined ? ({ kind: 'remove' } as const) : ({ kind: 'set', value: then } as const);
    return [requestHere(level, document, [...pathOf(one), 'after'], change)];
  };
  const requests = next.flatMap((one, index): ChangeRequest[] => {
    if (one.id === id && item) {
      const value = withAfter(item, one.after);
      return [requestHere(level, document, pathOf(id), { kind: 'set', value })];
    }
    const at = before.findIndex((other) => other.id === one.id);
    const isMoved = at >= 0 && at !== index && next.length === before.length;
    const said = say(one.id, before[at]?.after, one.after);
    return isMoved && one.after !== undefined
      ? [...said, place(one.id, next[index - 1]?.id ?? null)]
      : said;
  });
  const gone = before.filter((known) => !next.some((one) => one.id === known.id));
  return [...requests, ...gone.flatMap((one) => say(one.id, one.after))];
}

/** `after` stands behind what names the item. */
function withAfter(item: Item, after: string | null | undefined): Item {
  if (after === undefined) return item;
  const { block, templateId, stepNumber, ...rest } = item;
  const naming = Object.entries({ block, templateId, stepNumber }).filter(([, value]) => value);
  return { ...(Object.fromEntries(naming) as Item), after, ...rest };
}

/**
 * The smallest change of a level's statements after which an item stands where it is wanted: only the
 * item is placed anew if that is enough, else every item is placed behind the one before it.
 *
 * @param wanted all ids of the merged list, in the order in which they are to stand.
 */
function placeItems(
  inherited: readonly string[],
  statements: readonly Statement[],
  moved: string,
  wanted: readonly string[],
): Statement[] {
  const placed = (id: string): Statement => ({ id, after: wanted[wanted.indexOf(id) - 1] ?? null });
  const isOwn = statements.some(({ id }) => id === moved);
  const others = statements.filter(({ id }) => id !== moved);
  const instead = (next: Statement) =>
    isOwn ? statements.map((one) => (one.id === moved ? next : one)) : [...others, next];
  const candidates = [
    isOwn || !inherited.includes(moved) ? instead({ id: moved }) : others,
    instead(placed(moved)),
    [...others, placed(moved)],
  ];
  return (
    candidates.find((one) => isSameList(mergedOrder(inherited, one), wanted)) ?? [
      ...others.filter(({ $remove }) => $remove),
      ...wanted.map(placed),
    ]
  );
}

/** The ids of a list after a level's statements were merged over what it inherits. */
function mergedOrder(inherited: readonly string[], statements: readonly Statement[]): string[] {
  const child = statements.map(({ id, after, $remove }) => ({ id, after, $remove }));
  const merged = toValue(merge(nodeOf(inherited.map((id) => ({ id }))), nodeOf(child)));
  return idsOf(valueIn(merged, ['list']));
}

const nodeOf = (list: object[]) => parseFile('order.json', JSON.stringify({ list })).node!;
