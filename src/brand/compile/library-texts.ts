import type { Node } from '../parse/node.ts';
import { isTextKey } from './resolve-texts.ts';

/** Keys of the texts that library fields are written with: some form may take any of them. */
export function libraryTexts(fields: ReadonlyMap<string, Node>): string[] {
  const keysIn = (node: Node): string[] => {
    if (node.kind === 'array') return node.items.flatMap(keysIn);
    if (node.kind === 'object')
      return [...node.entries.values()].flatMap((one) => keysIn(one.node));
    return typeof node.value === 'string' && isTextKey(node.value) ? [node.value] : [];
  };
  return [...fields.values()].flatMap(keysIn);
}
