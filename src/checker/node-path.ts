import type { Node } from '../brand/parse/node.ts';
import { textAt, pointerParts } from '../brand/parse/node.ts';

/** A path with one more part; an entry of a list is named by its id where it has one. */
function step(path: string, part: string, item?: Node): string {
  if (item) return `${path}[${textAt(item, 'id') ?? part}]`;
  return path === '' ? part : `${path}.${part}`;
}

/** A JSON pointer as people write it: 'links.test.terms', 'blocks[form].schema.required[2]'; `name` is that of the document. */
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

export const placeKey = ({ file, line, column }: Node['at']): string => `${file}:${line}:${column}`;

export function pathsByPlace(
  root: Node,
  path = '',
  into = new Map<string, string>(),
): Map<string, string> {
  const add = (place: Node['at'], at: string) => {
    if (!into.has(placeKey(place))) into.set(placeKey(place), at);
  };
  add(root.at, path);
  if (root.kind === 'array')
    root.items.forEach((item, index) => pathsByPlace(item, step(path, String(index), item), into));
  if (root.kind === 'object')
    for (const [key, { keyAt, node }] of root.entries) {
      add(keyAt, step(path, key));
      pathsByPlace(node, step(path, key), into);
    }
  return into;
}
