import { ACTIONS } from '../../contract/actions.ts';
import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import type { ChunkName } from '../../contract/chunks.ts';
import { isObject } from '../../contract/is-object.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import type { JsonValue } from '../parse/node.ts';
import { subSchemas, type JsonObject } from './sub-schemas.ts';

/** The chunks to load before a screen can be drawn, sorted; undefined if the page has it all. */
export function chunksOfScreen(blocks: readonly CompiledBlock[]): ChunkName[] | undefined {
  const chunks = blocks.flatMap(chunksOfBlock).filter((chunk) => chunk !== undefined);
  return chunks.length > 0 ? [...new Set(chunks)].sort() : undefined;
}

function chunksOfBlock(block: CompiledBlock): (ChunkName | undefined)[] {
  // A misspelt name has no facts; the checker reports it.
  if (block.block !== 'form') return [blockFacts.get(block.block)?.chunk];
  const { action, ui, pages } = block.form;
  const drawn = pages.flatMap(({ variants }) => Object.values(variants));
  return [
    Object.hasOwn(ACTIONS, action) ? ACTIONS[action].chunk : undefined,
    ...chunksOfUi(ui as JsonValue),
    // A format may bring a widget that the uiSchema does not name.
    ...drawn.flatMap(({ schema }) => chunksOfFormats(schema as JsonObject)),
  ];
}

const chunksOfFormats = (schema: JsonObject): (ChunkName | undefined)[] => [
  fieldWidgetFacts.get(String(schema.format))?.chunk,
  ...subSchemas(schema).flatMap(([part]) => chunksOfFormats(part)),
];

function chunksOfUi(ui: JsonValue): (ChunkName | undefined)[] {
  if (Array.isArray(ui)) return ui.flatMap(chunksOfUi);
  if (!isObject(ui)) return [];
  return Object.entries(ui as Record<string, JsonValue>).flatMap(([key, value]) =>
    key === 'ui:widget' || key === 'widget'
      ? [fieldWidgetFacts.get(String(value))?.chunk]
      : chunksOfUi(value),
  );
}
