import type { ParsedSources } from '../brand/brand-files.ts';
import type { CompileContext } from '../brand/compile-context.ts';
import { expandFields } from '../brand/expand-fields.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { nearestName } from '../brand/nearest-name.ts';
import type { Node } from '../brand/node.ts';
import { emptyObject, itemsAt, nodeAt, textAt } from '../brand/node.ts';
import { schemaKeywords } from './schema-keywords.ts';
import { subschemasOf, type Subschema } from './subschemas.ts';

/** A form block of a merged brand with its library fields put in; every value still at its place. */
export interface Form {
  /** Template id of its screen. */
  screen: string;
  block: Node;
  schema: Node;
  /** Every schema within the form's. */
  parts: readonly Subschema[];
  ui: Node;
  /** A keyword that says what the form is made of is misspelt or holds the wrong thing: what follows is no news. */
  hasSlip: boolean;
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
        const { schema: whole, ui: appearance } = expandFields(context, schema, ui);
        const parts = subschemasOf(whole);
        return {
          screen,
          block,
          schema: whole,
          parts,
          ui: appearance,
          hasSlip: hasSlip(parts),
        };
      }),
  );
}

const TELLING = ['properties', 'required', 'type', 'enum', '$ref'];

function hasSlip(parts: readonly Subschema[]): boolean {
  return parts.some(({ node }) =>
    [...node.entries].some(([key, { node: value }]) => {
      if (key === 'properties') return value.kind !== 'object';
      const meant = schemaKeywords.includes(key) ? undefined : nearestName(key, schemaKeywords);
      return meant !== undefined && TELLING.includes(meant);
    }),
  );
}
