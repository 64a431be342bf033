import { changeAt, entriesAt, isRemoval, itemsAt, mapEntries, mapItems } from '../parse/node.ts';
import { nodeAt, textAt, without, type Node, type ObjectNode } from '../parse/node.ts';

/** A field that a child removes takes along all that the merged block says of it, and a page that has no other field. */
export const withoutRemoved = (merged: ObjectNode, parent: Node): ObjectNode =>
  removedIn(nodeAt(parent, ['schema']), nodeAt(merged, ['schema'])).reduce(withoutField, merged);

/** The statements of a file over a screen, but for those of entries and fields that younger files have removed from it. */
export function withoutTaken(said: Node, before: Node | undefined, now: Node | undefined): Node {
  if (!before || before === now) return said;
  if (said.kind === 'object') {
    const removed = removedIn(nodeAt(before, ['schema']), nodeAt(now, ['schema']));
    return mapEntries(removed.reduce(withoutField, said), (key, value) => {
      const [was, is] = [nodeAt(before, [key]), nodeAt(now, [key])];
      return was && !is && isRemoval(value) ? undefined : withoutTaken(value, was, is);
    });
  }
  const entryOf = (list: Node | undefined, id?: string) =>
    id === undefined ? undefined : itemsAt(list).find((item) => textAt(item, 'id') === id);
  const isTaken = (id?: string) => Boolean(entryOf(before, id) && !entryOf(now, id));
  return mapItems(said, (item) => {
    const id = textAt(item, 'id');
    if (isTaken(id)) return undefined;
    const kept = withoutTaken(item, entryOf(before, id), entryOf(now, id));
    return changeAt(kept, ['after'], (after) => {
      if (!isTaken(textAt(after))) return after;
      const ids = itemsAt(before).map((one) => textAt(one, 'id'));
      const value = ids.slice(0, ids.indexOf(textAt(after))).findLast((one) => !isTaken(one));
      return { kind: 'scalar', at: after.at, value: value ?? null };
    });
  });
}

function removedIn(
  parent: Node | undefined,
  child: Node | undefined,
  path: readonly string[] = [],
): string[][] {
  return entriesAt(parent, 'properties').flatMap(([name, { node }]) => {
    const inner = [...path, name];
    const left = nodeAt(child, ['properties', name]);
    if (left) return removedIn(node, left, inner);
    return isRemoval(node) ? [] : [inner];
  });
}

function withoutField(block: ObjectNode, path: readonly string[]): ObjectNode {
  const name = path.at(-1)!;
  const owner = path.slice(0, -1);
  const dotted = path.join('.');
  const unless = (left: string) => (item: Node) => (textAt(item) === left ? undefined : item);
  const pageOf = (page: Node) => {
    const fields = itemsAt(page, 'fields');
    const showsOther = fields.length === 0 || fields.some((one) => textAt(one) !== dotted);
    return showsOther ? changeAt(page, ['fields', '*'], unless(dotted)) : undefined;
  };
  const isLeft = (key: string) => key === dotted || key.startsWith(`${dotted}.`);
  const changes: [readonly string[], (node: Node) => Node | undefined][] = [
    [['schema', ...path.flatMap((one) => ['properties', one])], () => undefined],
    [['schema', ...owner.flatMap((one) => ['properties', one]), 'required', '*'], unless(name)],
    [['ui', ...owner, 'ui:order', '*'], unless(name)],
    [['ui', ...path], () => undefined],
    [
      ['messages'],
      (all) => without(all, ...entriesAt(all).flatMap(([key]) => (isLeft(key) ? key : []))),
    ],
    [['pages', '*'], pageOf],
  ];
  return changes.reduce<ObjectNode>((node, [at, change]) => changeAt(node, at, change), block);
}
