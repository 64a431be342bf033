import type { Node, ObjectNode } from '../../../brand/parse/node.ts';

/** The uiSchema of a form and of each of its fields, entries and alternatives, with the keys that lead there. */
export function* uiParts(
  node: Node | undefined,
  path: readonly (string | number)[] = [],
): Generator<{ node: ObjectNode; path: readonly (string | number)[] }> {
  if (node?.kind === 'array') {
    for (const [index, item] of node.items.entries()) yield* uiParts(item, [...path, index]);
  }
  if (node?.kind !== 'object') return;
  yield { node, path };
  for (const [key, { node: inner }] of node.entries) {
    if (key === 'ui:definitions' && inner.kind === 'object') {
      for (const [name, { node: one }] of inner.entries) yield* uiParts(one, [...path, key, name]);
    } else if (!key.startsWith('ui:')) yield* uiParts(inner, [...path, key]);
  }
}
