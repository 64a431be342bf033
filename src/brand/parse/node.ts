import type { Stretch } from '../../contract/diagnostic.ts';

/** The place of a value in its file; only the opening bracket of an object or list of several lines. */
export type Place = Stretch;

export function beginningOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

const FOLDER = /^brands\/((?:families\/)?[^/]+)\//;

export const folderOf = (file: string): string | undefined => FOLDER.exec(file)?.[1];

/** A JSON value with the place where it was written: of a merged object the youngest one, and `firstAt` the oldest. */
export type Node =
  | { kind: 'object'; at: Place; entries: Map<string, Entry>; firstAt?: Place }
  | { kind: 'array'; at: Place; items: Node[] }
  | { kind: 'scalar'; at: Place; value: string | number | boolean | null };

export interface Entry {
  keyAt: Place;
  node: Node;
}

export type ObjectNode = Extract<Node, { kind: 'object' }>;
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** The plain value of a node, or what is kept of its objects. */
export function toValue(
  node: Node,
  isKept: (key: string, inner: Node) => boolean = () => true,
): JsonValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map((item) => toValue(item, isKept));
  const kept = [...node.entries].filter(([key, entry]) => isKept(key, entry.node));
  return Object.fromEntries(kept.map(([key, entry]) => [key, toValue(entry.node, isKept)]));
}

/** Keys and indexes of a JSON pointer (RFC 6901). */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export function nodeAt(
  node: Node | undefined,
  path: readonly (string | number)[],
): Node | undefined {
  return path.reduce<Node | undefined>((here, key) => {
    if (here?.kind === 'object') return here.entries.get(String(key))?.node;
    if (here?.kind === 'array') return here.items[Number(key)];
    return undefined;
  }, node);
}

export function scalarAt(node: Node | undefined, ...path: (string | number)[]) {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' ? found.value : undefined;
}

export function valueAt(node: Node | undefined, ...path: (string | number)[]) {
  const found = nodeAt(node, path);
  return found && toValue(found);
}

export function textAt(node: Node | undefined, ...path: (string | number)[]): string | undefined {
  const value = scalarAt(node, ...path);
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(node: Node | undefined, ...path: (string | number)[]): number | undefined {
  const value = scalarAt(node, ...path);
  return typeof value === 'number' ? value : undefined;
}

/** All values at a dotted path such as 'links.*.faq', in which '*' stands for every key or item. */
export function nodesAt(root: Node | undefined, path: string): Node[] {
  return path.split('.').reduce<Node[]>(
    (nodes, key) =>
      nodes.flatMap((node) => {
        if (key !== '*') return nodeAt(node, [key]) ?? [];
        return [...itemsAt(node), ...entriesAt(node).map(([, entry]) => entry.node)];
      }),
    root ? [root] : [],
  );
}

export function itemsAt(node: Node | undefined, ...path: (string | number)[]): Node[] {
  const found = nodeAt(node, path);
  return found?.kind === 'array' ? found.items : [];
}

export function entriesAt(node: Node | undefined, ...path: (string | number)[]): [string, Entry][] {
  const found = nodeAt(node, path);
  return found?.kind === 'object' ? [...found.entries] : [];
}

export const isRemoval = (node: Node): boolean => node.kind === 'scalar' && node.value === null;

/** An object node with a change of each of its values; undefined takes the key out. */
export function mapEntries(
  node: ObjectNode,
  change: (key: string, value: Node) => Node | undefined,
): ObjectNode {
  const entries = new Map<string, Entry>();
  for (const [key, entry] of node.entries) {
    const next = change(key, entry.node);
    if (next) entries.set(key, { ...entry, node: next });
  }
  return { ...node, entries };
}

export const without = <Kept extends Node>(node: Kept, ...keys: readonly string[]): Kept =>
  node.kind === 'object'
    ? (mapEntries(node, (key, value) => (keys.includes(key) ? undefined : value)) as Kept)
    : node;

/** A node with another value at a path of keys, or without the last key, '*' for all items; as it is where it leads nowhere. */
export function changeAt<Changed extends Node>(
  node: Changed,
  [first, ...rest]: readonly (string | number)[],
  change: (value: Node) => Node | undefined,
): Changed {
  const inner = (value: Node) =>
    rest.length === 0 ? change(value) : changeAt(value, rest, change);
  if (first === '*') return mapItems(node, inner) as Changed;
  if (node.kind !== 'object' || !node.entries.has(String(first))) return node;
  return mapEntries(node, (key, value) =>
    key === String(first) ? inner(value) : value,
  ) as Changed;
}

/** A list with a change of each item, undefined takes one out; any other node as it is. */
export const mapItems = (
  node: Node,
  change: (item: Node, index: number) => Node | undefined,
): Node =>
  node.kind === 'array'
    ? { ...node, items: node.items.flatMap((item, index) => change(item, index) ?? []) }
    : node;

export function emptyObject(at: Place): ObjectNode {
  return { kind: 'object', at, entries: new Map() };
}

export const firstPlaceOf = (node: Node): Place =>
  (node.kind === 'object' ? node.firstAt : undefined) ?? node.at;
