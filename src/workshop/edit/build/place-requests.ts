import type { JsonValue } from '../../../brand/parse/node.ts';
import { idOf, NoSuchPlace, formatPath, type DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { placeItems, type Statement } from './item-order.ts';
import { idsOf, requestHere, type Level } from './level.ts';

/** `list` with an item behind another one, or first for null. */
export function withPlaced(list: readonly string[], item: string, after: string | null): string[] {
  const others = list.filter((one) => one !== item);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), item, ...others.slice(at)];
}

type Item = { [key: string]: JsonValue };

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
  for (const one of [after, item ? null : id]) {
    if (one !== null && !ids.includes(one)) {
      const shown = formatPath([...list, { id: one }]);
      throw new NoSuchPlace(
        `'${level.name}' has no ${shown}.`,
        `'${level.name}' não tem ${shown}.`,
      );
    }
  }
  const wanted = withPlaced(ids, id, after);
  if (!item && wanted.join('\n') === ids.join('\n')) return [];
  const inherited = level.above(document, list);
  if (!Array.isArray(inherited)) {
    const path: DocumentPath = [...list, { id }];
    const place = { kind: 'place', after: after === null ? null : { id: after } } as const;
    return [
      requestHere(level, document, path, item ? { ...place, value: { id, ...item } } : place),
    ];
  }
  const before = statementsIn(level.own(document, list));
  const next = placeItems(idsOf(inherited), before, id, wanted);
  const requests = next.flatMap((one, index): ChangeRequest[] => {
    const path: DocumentPath = [...list, { id: one.id }];
    if (one.id === id && item) {
      return [
        requestHere(level, document, path, { kind: 'set', value: withAfter(item, one.after) }),
      ];
    }
    const now = before.find((other) => other.id === one.id);
    const isMoved =
      now !== undefined && before.indexOf(now) !== index && next.length === before.length;
    const move = requestHere(level, document, path, {
      kind: 'place',
      after: index === 0 ? null : { id: next[index - 1]!.id },
    });
    const change = afterRequest(level, document, path, now?.after, one.after);
    return [...change, ...(isMoved && one.after !== undefined ? [move] : [])];
  });
  const gone = before.filter(({ id: known }) => !next.some((one) => one.id === known));
  const dropped = gone.flatMap((one) =>
    afterRequest(level, document, [...list, { id: one.id }], one.after, undefined),
  );
  return [...requests, ...dropped];
}

function afterRequest(
  level: Level,
  document: string,
  path: DocumentPath,
  before: string | null | undefined,
  next: string | null | undefined,
): ChangeRequest[] {
  if (before === next) return [];
  const change =
    next === undefined ? ({ kind: 'remove' } as const) : ({ kind: 'set', value: next } as const);
  return [requestHere(level, document, [...path, 'after'], change)];
}

/** `after` stands behind what names the item. */
function withAfter(item: Item, after: string | null | undefined): Item {
  if (after === undefined) return item;
  const naming = ['block', 'templateId', 'stepNumber'];
  const [first, rest] = [true, false].map((isFirst) =>
    Object.entries(item).filter(([key]) => naming.includes(key) === isFirst),
  );
  return Object.fromEntries([...first!, ['after', after], ...rest!]) as Item;
}

const statementsIn = (list: JsonValue | undefined): Statement[] =>
  Array.isArray(list)
    ? list.map((item) => {
        const { after, $remove } = item as { after?: string | null; $remove?: boolean };
        return {
          id: String(idOf(item)),
          ...(after !== undefined && { after }),
          ...($remove && { isRemoved: true }),
        };
      })
    : [];
