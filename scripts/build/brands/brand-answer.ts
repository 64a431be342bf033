import type { Node } from '../../../src/brand/parse/node.ts';
import type { CheckedBrands } from '../../../src/diagnostics/check-brands.ts';
import { keyOf } from '../cache/build-cache.ts';

/** A document without its values: what stands where. */
function shapeOf(node: Node): unknown {
  const { line, column } = node.at;
  if (node.kind === 'scalar') return [line, column, node.value === null];
  if (node.kind === 'array') return [line, column, node.items.map(shapeOf)];
  const entries = [...node.entries].map(([key, { keyAt, node: inner }]) => [
    key,
    keyAt.line,
    keyAt.column,
    shapeOf(inner),
  ]);
  return [line, column, entries];
}

/**
 * A hash over all that rules about several brands can see of one: what was found in its files and in the brand, which
 * texts it shows, and what stands where in its texts and theme. Their values are not in it.
 */
export function answerOf(
  { merged: { id } }: Pick<CheckedBrands['brands'][number], 'merged'>,
  { saidOf, sources }: Pick<CheckedBrands, 'saidOf' | 'sources'>,
): string {
  const { findings, usedTexts } = saidOf(id);
  const { files } = sources.folders.get(id)!;
  const shapes = ['texts', 'theme'].map((name) => {
    const node = files.get(name);
    return node && shapeOf(node);
  });
  return keyOf(JSON.stringify([findings, [...usedTexts], shapes]));
}
