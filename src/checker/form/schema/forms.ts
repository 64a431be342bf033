import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import type { CompileContext } from '../../../brand/compile/compile-context.ts';
import { expandFields } from '../../../brand/compile/expand-fields.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { Node } from '../../../brand/parse/node.ts';
import { emptyObject, itemsAt, nodeAt, textAt } from '../../../brand/parse/node.ts';
import { subschemasOf, type Subschema } from './subschemas.ts';

/** A schema within a form. */
export interface FormPart extends Subschema {
  /** `path` with dots. */
  name: string;
  /** Its uiSchema. */
  ui?: Node;
}

/** A form block of a merged brand with its library fields put in; every value still at its place. */
export interface Form {
  /** Template id of its screen. */
  screen: string;
  block: Node;
  schema: Node;
  /** Every schema within the form's. */
  parts: readonly FormPart[];
  ui: Node;
}

type Whole = Omit<Form, 'screen'>;

/** Brands inherit whole blocks, and screens extend each other: such a block is read once. */
const known = new WeakMap<ParsedSources['fields'], WeakMap<Node, Whole>>();

/**
 * Every form of a brand, each once: one that several screens share belongs to the first of them.
 * The compiler reports fields that the library lacks.
 */
export function formsOf({ screens }: MergedBrand, sources: ParsedSources): readonly Form[] {
  const wholes = known.get(sources.fields) ?? new WeakMap<Node, Whole>();
  known.set(sources.fields, wholes);
  const seen = new Set<Node>();
  return [...screens].flatMap(([screen, node]) =>
    itemsAt(node, 'blocks')
      .filter((block) => textAt(block, 'block') === 'form' && !seen.has(block))
      .map((block) => {
        seen.add(block);
        const whole = wholes.get(block) ?? wholeForm(block, sources);
        wholes.set(block, whole);
        return { screen, ...whole };
      }),
  );
}

function wholeForm(block: Node, { fields }: ParsedSources): Whole {
  const context: CompileContext = {
    usedTexts: new Set(),
    forms: [],
    fields,
    isFieldUnreadable: () => false,
    knownFacts: {},
    stepNumbers: {},
    report: () => {},
  };
  const schema = nodeAt(block, ['schema']) ?? emptyObject(block.at);
  const ui = nodeAt(block, ['ui']) ?? emptyObject(block.at);
  const { schema: whole, ui: appearance } = expandFields(context, schema, ui);
  const parts = subschemasOf(whole).map((part) => {
    return { ...part, name: part.path.join('.'), ui: nodeAt(appearance, part.uiPath) };
  });
  return { block, schema: whole, parts, ui: appearance };
}
