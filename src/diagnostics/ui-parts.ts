import type { Node, ObjectNode } from '../brand/node.ts';

/** The uiSchema of a form and of each of its fields, with the keys that lead there. */
export function* uiParts(
  node: Node | undefined,
  path: readonly string[] = [],
): Generator<{ node: ObjectNode; path: readonly string[] }> {
  if (node?.kind !== 'object') return;
  yield { node, path };
  for (const [key, { node: inner }] of node.entries) {
    if (!key.startsWith('ui:')) yield* uiParts(inner, [...path, key]);
  }
}
