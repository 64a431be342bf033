import type { Node, ObjectNode } from '../parse/node.ts';
import {
  changeAt,
  entriesAt,
  isRemoval,
  itemsAt,
  mapItems,
  nodeAt,
  textAt,
} from '../parse/node.ts';

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
  const without = (list: Node, left: string) =>
    mapItems(list, (item) => (textAt(item) === left ? undefined : item));
  const required = ['schema', ...owner.flatMap((one) => ['properties', one]), 'required'];
  const isLeft = (key: string) => key === dotted || key.startsWith(`${dotted}.`);
  const messages = entriesAt(block, 'messages').flatMap(([key]) => (isLeft(key) ? key : []));
  const changes: [readonly string[], (node: Node) => Node | undefined][] = [
    [required, (node) => without(node, name)],
    [['ui', ...owner, 'ui:order'], (node) => without(node, name)],
    [['ui', ...path], () => undefined],
    ...messages.map((key): (typeof changes)[number] => [['messages', key], () => undefined]),
    [
      ['pages'],
      (pages) =>
        mapItems(pages, (page) => {
          const fields = itemsAt(page, 'fields');
          const showsOther = fields.length === 0 || fields.some((one) => textAt(one) !== dotted);
          return showsOther
            ? changeAt(page, ['fields'], (node) => without(node, dotted))
            : undefined;
        }),
    ],
  ];
  return changes.reduce<ObjectNode>((node, [at, change]) => changeAt(node, at, change), block);
}
