import { memoize, once } from '../memo.ts';
import { correctedAt, say, type MessageId, type Problem } from '../problem.ts';
import type { Entry, Node, ObjectNode, Place } from '../parse/node.ts';
import { suggestFix } from '../parse/nearest-name.ts';
import { isRemoval, nodeAt, textAt, without } from '../parse/node.ts';
import { CONDITION_KEYS } from '../compile/read-condition.ts';
import { withoutRemoved } from './removed-fields.ts';

const resultsOf = memoize((_parent: Node) => new WeakMap<Node, { node: Node; found: Problem[] }>());

/** As `merge`, for whole documents. `own` are keys that the child never takes from this parent; `partOf` is what counts of the child. */
export function mergeOnce(
  parent: Node,
  child: Node,
  problems: Problem[],
  own: readonly string[],
  partOf = (said: Node) => said,
): Node {
  const merged = once(resultsOf(parent), child, () => {
    const found: Problem[] = [];
    const node = merge(without(parent, ...own), partOf(child), found);
    return { node, found };
  });
  problems.push(...merged.found);
  return merged.node;
}

/**
 * A child file over its parent's, every value at the place where it was written. Objects merge key by key and `null`
 * removes; arrays whose items have an `id` merge by id, where `"after": null` places an entry first; all else is replaced.
 * A `null` with nothing to remove stays: a library field that is put in later may have something.
 */
export function merge(parent: Node, child: Node, problems: Problem[] = []): Node {
  if (parent.kind === 'object' && child.kind === 'object')
    return mergeObjects(parent, child, problems);
  return hasIds(parent) && hasIds(child)
    ? { ...child, items: mergeItems(parent.items, child.items, problems) }
    : child;
}

function mergeObjects(parent: ObjectNode, child: ObjectNode, problems: Problem[]): ObjectNode {
  const entries = new Map<string, Entry>(parent.entries);
  for (const [key, entry] of child.entries) {
    const inherited = entries.get(key);
    if (!inherited) entries.set(key, entry);
    else if (isRemoval(entry.node) && !isRemoval(inherited.node)) entries.delete(key);
    else if (isCondition(key, entry.node)) entries.set(key, entry);
    else entries.set(key, { ...entry, node: merge(inherited.node, entry.node, problems) });
  }
  return { kind: 'object', at: child.at, firstAt: parent.firstAt ?? parent.at, entries };
}

/** Two conditions cannot be merged key by key: the child's replaces its parent's. */
const isCondition = (key: string, node: Node): boolean =>
  key === 'when' && node.kind === 'object' && CONDITION_KEYS.some((one) => node.entries.has(one));

const hasIds = (node: Node): node is { kind: 'array'; at: Place; items: ObjectNode[] } =>
  node.kind === 'array' && node.items.every((item) => textAt(item, 'id') !== undefined);

function mergeItems(parent: ObjectNode[], child: ObjectNode[], problems: Problem[]): Node[] {
  const merged: ObjectNode[] = [...parent];
  const find = (id?: string) => merged.findIndex((item) => textAt(item, 'id') === id);
  const complain = (at: Place, name: string, id: MessageId, own?: string) => {
    const ids = merged.map((one) => textAt(one, 'id')!).filter((one) => one !== own);
    const correction =
      ids.length === 0
        ? { suggestion: say('merge-id.delete') }
        : isNothing(name)
          ? { suggestion: say('merge-id.first') }
          : suggestFix(name, ids, 'list.ids-that-exist');
    const problem = correctedAt(at, id, { name }, correction);
    problems.push({ ...problem, data: { name }, missing: { name, list: parent } });
  };
  for (const item of child) {
    const id = textAt(item, 'id')!;
    const index = find(id);
    if (nodeAt(item, ['$remove'])) {
      if (index >= 0) merged.splice(index, 1);
      else complain(nodeAt(item, ['id'])!.at, id, 'merge-id.nothing-to-remove');
      continue;
    }
    const inherited = merged[index];
    const own = without(item, 'after');
    const next = inherited
      ? withoutRemoved(mergeObjects(inherited, own, problems), inherited)
      : own;
    if (inherited) merged.splice(index, 1);
    const after = nodeAt(item, ['after']);
    const name = textAt(after);
    const before = find(name);
    const last = inherited && name === undefined ? index : merged.length;
    const isFirst = after && isRemoval(after);
    merged.splice(isFirst ? 0 : before >= 0 ? before + 1 : last, 0, next);
    if (name !== undefined && before < 0) complain(after!.at, name, 'merge-id.nothing-behind', id);
  }
  return merged;
}

/** Words that people write behind "after" for the first place. */
const isNothing = (name: string) => name === '' || /^(?:null|first|primeiro)$/i.test(name);
