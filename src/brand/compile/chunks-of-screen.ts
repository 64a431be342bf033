import { ownEntry } from '../../contract/is-object.ts';
import { ACTIONS } from '../../contract/actions.ts';
import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import type { ChunkName } from '../../contract/chunks.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';

/** The chunks to load before a screen can be drawn, sorted; undefined if the page has it all. */
export function chunksOfScreen(blocks: readonly CompiledBlock[]): ChunkName[] | undefined {
  const chunks = blocks.flatMap(chunksOfBlock).filter((chunk) => chunk !== undefined);
  return chunks.length > 0 ? [...new Set(chunks)].sort() : undefined;
}

function chunksOfBlock(block: CompiledBlock): (ChunkName | undefined)[] {
  if (block.block !== 'form') return [blockFacts.get(block.block)?.chunk];
  const { action, ui, pages } = block.form;
  const schemas = pages.flatMap(({ variants }) => Object.values(variants));
  // A format may bring a widget that the uiSchema does not name.
  const widgets = [...textsUnder(['ui:widget', 'widget'], ui), ...textsUnder(['format'], schemas)];
  return [
    ownEntry(ACTIONS, action)?.paysBy && 'payment',
    ...widgets.map((name) => fieldWidgetFacts.get(name)?.chunk),
  ];
}

const textsUnder = (keys: readonly string[], part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, inner]: [string, unknown]) =>
        typeof inner === 'string' && keys.includes(key) ? [inner] : textsUnder(keys, inner),
      );
