import type { CompiledBlock } from '../contract/compiled-brand.ts';
import { partOfAction, partOfBlock, partOfWidget, type PartName } from '../contract/parts.ts';
import { isObject } from './sub-schemas.ts';
import type { JsonValue } from './node.ts';

const partOf = (parts: Readonly<Record<string, PartName>>, name: unknown): PartName[] =>
  typeof name === 'string' && Object.hasOwn(parts, name) ? [parts[name]!] : [];

/** What has to be loaded before a screen can be drawn, in a fixed order; undefined for nothing. */
export function partsOfScreen(blocks: readonly CompiledBlock[]): PartName[] | undefined {
  const parts = blocks.flatMap((block): PartName[] => {
    if (block.block !== 'form') return partOf(partOfBlock, block.block);
    const all: PartName[] = block.form.needsAllFields ? ['all-fields'] : [];
    const sent = partOf(partOfAction, block.form.action);
    return [...all, ...sent, ...partsOfUi(block.form.ui as JsonValue)];
  });
  return parts.length > 0 ? [...new Set(parts)].sort() : undefined;
}

function partsOfUi(ui: JsonValue): PartName[] {
  if (Array.isArray(ui)) return ui.flatMap(partsOfUi);
  if (!isObject(ui)) return [];
  return Object.entries(ui).flatMap(([key, value]) =>
    key === 'ui:widget' || key === 'widget' ? partOf(partOfWidget, value) : partsOfUi(value),
  );
}
