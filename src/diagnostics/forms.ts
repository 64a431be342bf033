import type { ParsedSources } from '../brand/brand-files.ts';
import type { CompileContext } from '../brand/compile-context.ts';
import { expandFields } from '../brand/expand-fields.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import type { Node } from '../brand/node.ts';
import { emptyObject, itemsAt, nodeAt, textAt } from '../brand/node.ts';

/** A form block of a merged brand with its library fields put in; every value still at its place. */
export interface Form {
  /** Template id of its screen. */
  screen: string;
  block: Node;
  schema: Node;
  ui: Node;
}

/** Every form of a brand. Fields that the library lacks are the compiler's to report. */
export function formsOf(
  { screens }: MergedBrand,
  { fields, unreadable }: ParsedSources,
): readonly Form[] {
  const context: CompileContext = {
    usedTexts: new Set(),
    fields,
    isFieldUnreadable: (name) => unreadable.has(`schemas/fields/${name}.json`),
    knownFacts: {},
    stepNumbers: {},
    report: () => {},
  };
  return [...screens].flatMap(([screen, node]) =>
    itemsAt(node, 'blocks')
      .filter((block) => textAt(block, 'block') === 'form')
      .map((block) => {
        const schema = nodeAt(block, ['schema']) ?? emptyObject(block.at);
        const ui = nodeAt(block, ['ui']) ?? emptyObject(block.at);
        const { schema: expanded, ui: appearance } = expandFields(context, schema, ui);
        return { screen, block, schema: expanded, ui: appearance };
      }),
  );
}
