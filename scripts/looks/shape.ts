import type { CompiledBlock } from '../../src/contract/compiled-brand.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { drawnOf, type PreviewBrand } from '../../src/workshop/states/scenarios.ts';

/** The structure of a frame. Texts, numbers, images and colours have no part in it. */
export interface Shape {
  /** Template and page of the form. */
  screen: string;
  /** Its blocks, each kind once; a form with its action and the kinds of its fields. */
  kinds: string[];
}

/** Members that decide how a field is built. */
interface Field {
  type?: unknown;
  format?: unknown;
  enum?: unknown;
  properties?: Record<string, Field>;
}

type Ui = Record<string, unknown>;

export function shapeOf(known: PreviewBrand, frame: Frame): Shape {
  const { blocks, variant } = drawnOf(known, frame);
  const { screen, page } = frame;
  const kinds = blocks.flatMap((block) => kindsOf(block, page, variant));
  return { screen: `${screen} ${page}`, kinds: unique(kinds) };
}

/** A block's name; of a form also the kinds of the fields that this page shows. */
function kindsOf(block: CompiledBlock, page: number, variant: string): string[] {
  if (block.block !== 'form') return [block.block];
  const { action, ui, pages } = block.form;
  const { schema } = (pages[page] ?? pages[0]!).variants[variant] ?? {};
  return [`${block.block} ${action}`, ...fieldKinds(schema as Field, ui as Ui)];
}

function fieldKinds({ properties = {} }: Field = {}, ui: Ui = {}): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const ownUi = ui[name] as Ui | undefined;
    const { type, format, enum: choices } = field;
    const kind = [type, format, choices ? 'choice' : '', ownUi?.['ui:widget']];
    return [JSON.stringify(kind), ...fieldKinds(field, ownUi)];
  });
}

const unique = (kinds: readonly string[]): string[] => [...new Set(kinds)].sort();
