import { textAt, toValue, type Node } from '../../brand/parse/node.ts';

/** A difference at one path of a file: an added, removed or changed value, or another order of a list. */
export interface Difference {
  /** Keys from the root; entries of a list by their id, or by their index if they have none. */
  path: readonly string[];
  before?: Node;
  after?: Node;
  /** The entries of a list in another order; `before` and `after` are the lists. */
  isOrder?: true;
}

/** All differences between two values; an added or removed value is one difference as a whole. */
export function compareNodes(
  before: Node | undefined,
  after: Node | undefined,
  path: readonly string[] = [],
): Difference[] {
  if (!before || !after) return before || after ? [{ path, before, after }] : [];
  if (before.kind === 'object' && after.kind === 'object') {
    const keys = new Set([...before.entries.keys(), ...after.entries.keys()]);
    return [...keys].flatMap((key) =>
      compareNodes(before.entries.get(key)?.node, after.entries.get(key)?.node, [...path, key]),
    );
  }
  if (before.kind === 'array' && after.kind === 'array') return compareLists(before, after, path);
  return sameValue(before, after) ? [] : [{ path, before, after }];
}

type List = Extract<Node, { kind: 'array' }>;

function compareLists(before: List, after: List, path: readonly string[]): Difference[] {
  const [previous, current] = [byName(before), byName(after)];
  if (!previous || !current) return sameValue(before, after) ? [] : [{ path, before, after }];
  const names = new Set([...previous.keys(), ...current.keys()]);
  const inner = [...names].flatMap((name) =>
    compareNodes(previous.get(name), current.get(name), [...path, name]),
  );
  const commonNames = (list: Map<string, Node>, other: Map<string, Node>) =>
    [...list.keys()].filter((name) => other.has(name)).join('\n');
  const isOrder = commonNames(previous, current) !== commonNames(current, previous);
  return isOrder ? [...inner, { path, before, after, isOrder }] : inner;
}

/** The entries of a list of objects by their ids, else by their index; undefined for a list of plain values. */
function byName({ items }: List): Map<string, Node> | undefined {
  if (items.some(({ kind }) => kind !== 'object')) return undefined;
  const names = items.map((item, at) => textAt(item, 'id') ?? String(at));
  const isNamed = new Set(names).size === names.length;
  return new Map(items.map((item, at) => [isNamed ? names[at]! : String(at), item]));
}

const sameValue = (one: Node, other: Node) =>
  JSON.stringify(toValue(one)) === JSON.stringify(toValue(other));
