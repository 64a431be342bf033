import { merge } from '../../../brand/inherit/merge.ts';
import { parseFile } from '../../../brand/parse/parse-file.ts';
import { toValue, type JsonValue } from '../../../brand/parse/node.ts';
import { idOf, valueIn } from '../json-text.ts';

/** A level's words on the place of an item of an inherited list. */
export interface Statement {
  id: string;
  /** Null: before all others. */
  after?: string | null;
  isRemoved?: boolean;
}

/** The ids of a list after a level's statements were merged over what it inherits. */
export function mergedOrder(
  inherited: readonly string[],
  statements: readonly Statement[],
): string[] {
  const parent = inherited.map((id): JsonValue => ({ id }));
  const child = statements.map(({ id, after, isRemoved }): JsonValue => ({
    id,
    ...(after !== undefined && { after }),
    ...(isRemoved && { $remove: true }),
  }));
  const merged = toValue(merge(nodeOf(parent), nodeOf(child)));
  return (valueIn(merged, ['list']) as JsonValue[]).map((item) => String(idOf(item)));
}

const nodeOf = (list: JsonValue[]) => parseFile('order.json', JSON.stringify({ list })).node!;

/**
 * The smallest change of a level's statements after which an item stands where it is wanted: only the
 * item is placed anew if that is enough, else every item is placed behind the one before it.
 *
 * @param wanted all ids of the merged list, in the order in which they are to stand.
 */
export function placeItems(
  inherited: readonly string[],
  statements: readonly Statement[],
  moved: string,
  wanted: readonly string[],
): Statement[] {
  const own = statements.find(({ id }) => id === moved);
  const others = statements.filter((one) => one !== own);
  const bare: Statement = { id: moved };
  const placed: Statement = { ...bare, after: wanted[wanted.indexOf(moved) - 1] ?? null };
  const instead = (next: Statement) =>
    own ? statements.map((one) => (one === own ? next : one)) : [...others, next];
  const isNew = !inherited.includes(moved);
  const whole = wanted.map((id, at): Statement => ({ id, after: wanted[at - 1] ?? null }));
  const candidates = [
    isNew || own ? instead(bare) : others,
    instead(placed),
    [...others, placed],
    [...others.filter(({ isRemoved }) => isRemoved), ...whole],
  ];
  const isWanted = (one: Statement[]) =>
    mergedOrder(inherited, one).join('\n') === wanted.join('\n');
  return candidates.find(isWanted) ?? candidates.at(-1)!;
}
