import type { Node } from '../brand/parse/node.ts';
import { textAt, pointerParts } from '../brand/parse/node.ts';

function step(path: string, part: string, item?: Node): string {
  if (item === undefined) return path === '' ? part : `${path}.${part}`;
  return `${path}[${textAt(item, 'id') ?? part}]`;
}

/**
 * The path of a JSON pointer as people write it, entries of a list by their ids where they have
 * some: 'links.test.terms', 'blocks[form].schema.required[2]'. `name` is that of the
 * whole document.
 */
export function pathOf(root: Node, pointer: string, name = ''): string {
  let here: Node | undefined = root;
  let path = name;
  for (const part of pointerParts(pointer)) {
    const item: Node | undefined = here?.kind === 'array' ? here.items[Number(part)] : undefined;
    path = step(path, part, item);
    here = here?.kind === 'object' ? here.entries.get(part)?.node : item;
  }
  return path;
}

/** A place as a key of a map. */
export const placeKey = ({ file, line, column }: Node['at']): string => `${file}:${line}:${column}`;

/** Every place within a value, its own first. */
export function placesOf(node: Node): Node['at'][] {
  const inner = node.kind === 'object' ? [...node.entries.values()].map((entry) => entry.node) : [];
  const items = node.kind === 'array' ? node.items : inner;
  return [node.at, ...items.flatMap(placesOf)];
}

/** The path of every place of a document: of values and keys alike, or of objects alone. */
export function pathsByPlace(
  root: Node,
  what: 'all' | 'objects' = 'all',
  path = '',
  into = new Map<string, string>(),
): Map<string, string> {
  const add = (place: Node['at'], at: string) => {
    const key = placeKey(place);
    if (!into.has(key)) into.set(key, at);
  };
  if (what === 'all' || root.kind === 'object') add(root.at, path);
  if (root.kind === 'array') {
    root.items.forEach((item, index) =>
      pathsByPlace(item, what, step(path, String(index), item), into),
    );
  }
  if (root.kind === 'object') {
    for (const [key, { keyAt, node }] of root.entries) {
      const inner = step(path, key);
      if (what === 'all') add(keyAt, inner);
      pathsByPlace(node, what, inner, into);
    }
  }
  return into;
}
