import { changeAt, entriesAt, isRemoval, itemsAt, mapItems } from '../parse/node.ts';
import { nodeAt, textAt, without, type Node, type ObjectNode } from '../parse/node.ts';

/** A field that a child removes takes along all that the merged block says of it, and a page that has no other field. */
export const withoutRemoved = (
  merged: ObjectNode,
  parent: ObjectNode,
  child: ObjectNode,
): ObjectNode =>
  removedIn(nodeAt(child, ['schema']), nodeAt(parent, ['schema']), []).reduce(withoutField, merged);

function removedIn(
  child: Node | undefined,
  parent: Node | undefined,
  path: readonly string[],
): string[][] {
  return entriesAt(child, 'properties').flatMap(([name, { node }]) => {
    const inherited = nodeAt(parent, ['properties', name]);
    if (!inherited) return [];
    const inner = [...path, name];
    return isRemoval(node) && !isRemoval(inherited) ? [inner] : removedIn(node, inherited, inner);
  });
}

function withoutField(block: ObjectNode, path: readonly string[]): ObjectNode {
  const name = path.at(-1)!;
  const owner = path.slice(0, -1);
  const dotted = path.join('.');
  const listed = (left: string) => (list: Node) =>
    mapItems(list, (item) => (textAt(item) === left ? undefined : item));
  const pageOf = (page: Node) => {
    const fields = itemsAt(page, 'fields');
    const showsOther = fields.length === 0 || fields.some((one) => textAt(one) !== dotted);
    return showsOther ? changeAt(page, ['fields'], listed(dotted)) : undefined;
  };
  const isLeft = (key: string) => key === dotted || key.startsWith(`${dotted}.`);
  const changes: [readonly string[], (node: Node) => Node | undefined][] = [
    [['schema', ...owner.flatMap((one) => ['properties', one]), 'required'], listed(name)],
    [['ui', ...owner, 'ui:order'], listed(name)],
    [['ui', ...path], () => undefined],
    [
      ['messages'],
      (all) => without(all, ...entriesAt(all).flatMap(([key]) => (isLeft(key) ? key : []))),
    ],
    [['pages'], (pages) => mapItems(pages, pageOf)],
  ];
  return changes.reduce<ObjectNode>((node, [at, change]) => changeAt(node, at, change), block);
}
