import { placeWithin, type FieldPlace } from '../../../brand/inherit/field-place.ts';
import type { Node, ObjectNode } from '../../../brand/parse/node.ts';
import { mapSubNodes, type Slot } from '../../../brand/compile/sub-schemas.ts';

/** A schema within a form's schema. */
export interface Subschema {
  node: ObjectNode;
  /**
   * Names that lead to the value it describes: '*' for the entries of a list and for properties of
   * any name; '#/$defs/<name>' at the beginning for what a definition describes.
   */
  path: readonly string[];
  /** Keys that lead to its uiSchema. */
  uiPath: readonly (string | number)[];
  /** Its keyword in the schema around it; undefined for the form's own schema. */
  slot?: Slot;
  /**
   * plain: the form's schema, or reached from it through properties alone; test: below `if`, `not`
   * and the like, where a property is asked about and not described; part: anywhere else.
   */
  kind: 'plain' | 'part' | 'test';
}

/** Every schema within a schema, itself first. */
export function subschemasOf(schema: Node | undefined): readonly Subschema[] {
  const found: Subschema[] = [];
  const visit = (
    node: ObjectNode,
    place: FieldPlace,
    kind: Subschema['kind'],
    slot?: Slot,
  ): ObjectNode => {
    found.push({ node, path: place.path, uiPath: place.ui, slot, kind });
    return mapSubNodes(node, (part, inner) => {
      const within = placeWithin(place, inner);
      const isPlain = kind === 'plain' && inner.keyword === 'properties';
      return visit(part, within, within.isTest ? 'test' : isPlain ? 'plain' : 'part', inner);
    });
  };
  if (schema?.kind === 'object') visit(schema, { path: [], ui: [] }, 'plain');
  return found;
}
