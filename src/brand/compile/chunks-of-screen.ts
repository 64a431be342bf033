import { isObject } from '../../contract/is-object.ts';
import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import {
  chunkOfAction,
  chunkOfBlock,
  chunkOfWidget,
  type ChunkName,
} from '../../contract/chunks.ts';
import type { JsonValue } from '../parse/node.ts';

const partOf = (parts: Readonly<Record<string, ChunkName>>, name: unknown): ChunkName[] =>
  typeof name === 'string' && Object.hasOwn(parts, name) ? [parts[name]!] : [];

/** What has to be loaded before a screen can be drawn, in a fixed order; undefined for nothing. */
export function chunksOfScreen(blocks: readonly CompiledBlock[]): ChunkName[] | undefined {
  const parts = blocks.flatMap((block): ChunkName[] => {
    if (block.block !== 'form') return partOf(chunkOfBlock, block.block);
    const all: ChunkName[] = block.form.needsAllFields ? ['all-fields'] : [];
    const sent = partOf(chunkOfAction, block.form.action);
    return [...all, ...sent, ...partsOfUi(block.form.ui as JsonValue)];
  });
  return parts.length > 0 ? [...new Set(parts)].sort() : undefined;
}

function partsOfUi(ui: JsonValue): ChunkName[] {
  if (Array.isArray(ui)) return ui.flatMap(partsOfUi);
  if (!isObject(ui)) return [];
  return Object.entries(ui).flatMap(([key, value]) =>
    key === 'ui:widget' || key === 'widget' ? partOf(chunkOfWidget, value) : partsOfUi(value),
  );
}
