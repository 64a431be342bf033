import type { Node, ObjectNode } from '../parse/node.ts';
import {
  changeAt,
  entriesAt,
  isRemoval,
  itemsAt,
  mapEntries,
  nodeAt,
  textAt,
} from '../parse/node.ts';

/** What a merged block says of the fields that its child removes goes with them, and so does a page of nothing else. */
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
  const isOther = (item: Node) => textAt(item) !== name;
  const isOfOther = (key: string) => key !== dotted && !key.startsWith(`${dotted}.`);
  const schema = ['schema', ...owner.flatMap((one) => ['properties', one])];
  const changes: [readonly string[], (node: Node) => Node | undefined][] = [
    [[...schema, 'required'], (node) => filtered(node, isOther)],
    [['ui', ...owner, 'ui:order'], (node) => filtered(node, isOther)],
    [['ui', ...path], () => undefined],
    [['messages'], (node) => withKeys(node, isOfOther)],
    [['pages'], (node) => withoutOnPages(node, dotted)],
  ];
  return changes.reduce<ObjectNode>((node, [at, change]) => changeAt(node, at, change), block);
}

const filtered = (node: Node, isKept: (item: Node) => boolean): Node =>
  node.kind === 'array' ? { ...node, items: node.items.filter(isKept) } : node;

const withKeys = (node: Node, isKept: (key: string) => boolean): Node =>
  node.kind === 'object'
    ? mapEntries(node, (key, value) => (isKept(key) ? value : undefined))
    : node;

function withoutOnPages(pages: Node, dotted: string): Node {
  if (pages.kind !== 'array') return pages;
  const isOther = (item: Node) => textAt(item) !== dotted;
  const left = pages.items.filter((page) => {
    const fields = itemsAt(page, 'fields');
    return fields.length === 0 || fields.some(isOther);
  });
  const items = left.map((page) => changeAt(page, ['fields'], (node) => filtered(node, isOther)));
  return { ...pages, items };
}
