import type { Node } from '../brand/parse/node.ts';
import { textAt, toValue } from '../brand/parse/node.ts';

/** What differs at one place of a file: came, went, has another value, or stands elsewhere in its list. */
export interface Difference {
  /** Keys down to it; entries of a list by their id, or by their index where they have none. */
  path: readonly string[];
  before?: Node;
  after?: Node;
  /** The entries of a list in another order; `before` and `after` are the lists. */
  isOrder?: true;
}

/** Everything that differs between two values, each told once and as a whole where it came or went. */
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
  const [old, young] = [byName(before), byName(after)];
  if (!old || !young) return sameValue(before, after) ? [] : [{ path, before, after }];
  const names = new Set([...old.keys(), ...young.keys()]);
  const inner = [...names].flatMap((name) =>
    compareNodes(old.get(name), young.get(name), [...path, name]),
  );
  const kept = (one: Map<string, Node>, other: Map<string, Node>) =>
    [...one.keys()].filter((name) => other.has(name)).join('\n');
  const isOrder = kept(old, young) !== kept(young, old);
  return isOrder ? [...inner, { path, before, after, isOrder }] : inner;
}

/** The entries of a list of objects by their ids, else by their index; undefined for a list of plain values. */
function byName({ items }: List): Map<string, Node> | undefined {
  if (items.some(({ kind }) => kind !== 'object')) return undefined;
  const names = items.map((item, at) => textAt(item, 'id') ?? String(at));
  return new Set(names).size === names.length
    ? new Map(items.map((item, at) => [names[at]!, item]))
    : new Map(items.map((item, at) => [String(at), item]));
}

const sameValue = (one: Node, other: Node) =>
  JSON.stringify(toValue(one)) === JSON.stringify(toValue(other));
