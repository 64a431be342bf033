import type { UiSchema } from '@rjsf/utils';
import type { CompileContext } from '../../../brand/compile/compile-context.ts';
import { expandFields } from '../../../brand/compile/expand-fields.ts';
import { subSchemas, type JsonObject, type Slot } from '../../../brand/compile/sub-schemas.ts';
import { placeWithin, type FieldPlace } from '../../../brand/inherit/field-place.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import { emptyObject, itemsAt, nodeAt, textAt, type Node } from '../../../brand/parse/node.ts';
import { once } from '../../memo.ts';
import { valueOf } from '../../typed.ts';
import type { FieldSchema, FormBlock } from './field-schema.ts';

/** A schema within a form. */
export interface FormPart {
  schema: FieldSchema;
  /**
   * Names that lead to the value it describes: '*' for the entries of a list and for properties of
   * any name; '#/$defs/<name>' at the beginning for what a definition describes.
   */
  path: readonly string[];
  /** `path` with dots. */
  name: string;
  /** Its uiSchema. */
  ui?: UiSchema;
  /** Its keyword in the schema around it; undefined for the form's own schema. */
  slot?: Slot;
  /**
   * plain: the form's schema, or reached from it through properties alone; test: below `if`, `not`
   * and the like, where a property is asked about and not described; part: anywhere else.
   */
  kind: 'plain' | 'part' | 'test';
}

/** A form block of a merged brand with its library fields put in; every object remembers its place. */
export interface Form {
  /** Template id of its screen. */
  screen: string;
  block: FormBlock;
  schema: FieldSchema;
  ui: UiSchema;
  /** Every schema within the form's, itself first. */
  parts: readonly FormPart[];
}

type Whole = Omit<Form, 'screen'>;

/** Brands inherit whole blocks, and screens extend each other: such a block is read once. */
const known = new WeakMap<ParsedSources['fields'], WeakMap<Node, Whole>>();

/**
 * Every form of a brand, each once: one that several screens share belongs to the first of them.
 * The compiler reports fields that the library lacks.
 */
export function formsOf({ screens }: MergedBrand, sources: ParsedSources): readonly Form[] {
  const wholes = once(known, sources.fields, () => new WeakMap<Node, Whole>());
  const forms = new Map<Node, Form>();
  for (const [screen, node] of screens) {
    for (const block of itemsAt(node, 'blocks')) {
      if (textAt(block, 'block') !== 'form' || forms.has(block)) continue;
      forms.set(block, { screen, ...once(wholes, block, () => wholeForm(block, sources)) });
    }
  }
  return [...forms.values()];
}

function wholeForm(block: Node, { fields }: ParsedSources): Whole {
  const context: CompileContext = {
    usedTexts: new Set(),
    fields,
    isFieldUnreadable: () => false,
    knownFacts: {},
    stepNumbers: {},
    report: () => {},
  };
  const part = (key: string) => nodeAt(block, [key]) ?? emptyObject(block.at);
  const whole = expandFields(context, part('schema'), part('ui'));
  const schema = valueOf(whole.schema) as FieldSchema;
  return {
    block: valueOf(block) as FormBlock,
    schema,
    ui: valueOf(whole.ui) as UiSchema,
    parts: partsOf(schema, whole.ui),
  };
}

function partsOf(form: FieldSchema, look: Node): FormPart[] {
  const found: FormPart[] = [];
  const visit = (schema: FieldSchema, place: FieldPlace, kind: FormPart['kind'], slot?: Slot) => {
    const { path } = place;
    const ui = nodeAt(look, place.ui);
    found.push({
      schema,
      path,
      name: path.join('.'),
      ui: ui?.kind === 'object' ? (valueOf(ui) as UiSchema) : undefined,
      slot,
      kind,
    });
    for (const [part, inner] of subSchemas(schema as JsonObject)) {
      const within = placeWithin(place, inner);
      const isPlain = kind === 'plain' && inner.keyword === 'properties';
      visit(part, within, within.isTest ? 'test' : isPlain ? 'plain' : 'part', inner);
    }
  };
  visit(form, { path: [], ui: [] }, 'plain');
  return found;
}
