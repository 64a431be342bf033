import type { Entry, Node, ObjectNode } from './node.ts';
import { nodeAt, textAt, without } from './node.ts';

/**
 * A child file over its parent's (design: the brand language). Objects merge key by key and `null`
 * removes; arrays whose items all have an `id` merge by id; anything else is replaced. Every value
 * keeps the place where it was written.
 */
export function merge(parent: Node, child: Node): Node {
  if (parent.kind === 'object' && child.kind === 'object') return mergeObjects(parent, child);
  if (
    parent.kind === 'array' &&
    child.kind === 'array' &&
    byId(parent.items) &&
    byId(child.items)
  ) {
    return { ...child, items: mergeItems(parent.items, child.items) };
  }
  return child;
}

function mergeObjects(parent: ObjectNode, child: ObjectNode): ObjectNode {
  const entries = new Map<string, Entry>(parent.entries);
  for (const [key, entry] of child.entries) {
    const inherited = entries.get(key);
    if (entry.node.kind === 'scalar' && entry.node.value === null) entries.delete(key);
    else
      entries.set(key, inherited ? { ...entry, node: merge(inherited.node, entry.node) } : entry);
  }
  return { kind: 'object', at: child.at, entries };
}

const byId = (items: Node[]): items is ObjectNode[] =>
  items.every((item) => item.kind === 'object' && textAt(item, 'id') !== undefined);

function mergeItems(parent: ObjectNode[], child: ObjectNode[]): Node[] {
  const merged: ObjectNode[] = [...parent];
  const find = (id: string | undefined) => merged.findIndex((item) => textAt(item, 'id') === id);
  for (const item of child) {
    const index = find(textAt(item, 'id'));
    const after = textAt(item, 'after');
    const removed = nodeAt(item, ['$remove']);
    if (removed) {
      if (index >= 0) merged.splice(index, 1);
      continue;
    }
    const inherited = index >= 0 ? merged[index] : undefined;
    const next = mergeObjects(inherited ?? without(item, 'id'), without(item, 'after'));
    if (after === undefined) {
      if (inherited) merged[index] = next;
      else merged.push(next);
      continue;
    }
    if (inherited) merged.splice(index, 1);
    const place = find(after);
    merged.splice(place < 0 ? merged.length : place + 1, 0, next);
  }
  return merged;
}
