import type { CompileContext } from './compile-context.ts';
import { placeWithin, type FieldPlace } from './field-place.ts';
import { merge } from './merge.ts';
import { suggestName } from './nearest-name.ts';
import type { Node, ObjectNode } from './node.ts';
import { emptyObject, nodeAt, textAt, without } from './node.ts';
import { spreadDefinitions } from './spread-definitions.ts';
import { mapSubNodes } from './sub-schemas.ts';
import { listsByNumber, numbersAsLists } from './ui-lists.ts';

/** A form's schema, uiSchema and messages with every library field put in. */
export interface ExpandedForm {
  schema: Node;
  ui: Node;
  /** By dotted field path, '*' for entries of lists: messages of the library under the form's own. */
  messages: Map<string, ObjectNode>;
}

const LIBRARY = /^fields\/(.+)$/;

/**
 * Replaces `{"$ref": "fields/<name>", …}`, wherever in the schema it stands, by the library's schema
 * with what stands beside the reference laid over it; the field's uiSchema and messages go under
 * those of the form.
 */
export function expandFields(context: CompileContext, schema: Node, ui: Node): ExpandedForm {
  const messages = new Map<string, ObjectNode>();
  let library: Node = emptyObject(ui.at);

  const expand = (node: ObjectNode, place: FieldPlace, taken: readonly string[]): ObjectNode => {
    const name = LIBRARY.exec(textAt(node, '$ref') ?? '')?.[1];
    const here = name === undefined ? node : takeField(node, name, place, taken);
    const within = name === undefined ? taken : [...taken, name];
    return mapSubNodes(here, (part, slot) => expand(part, placeWithin(place, slot), within));
  };

  const takeField = (
    node: ObjectNode,
    name: string,
    place: FieldPlace,
    taken: readonly string[],
  ): ObjectNode => {
    const own = without(node, '$ref');
    const field = context.fields.get(name);
    const at = node.entries.get('$ref')!.node.at;
    if (field && taken.includes(name)) {
      const message = `The field '${name}' holds itself, so it would have no end.`;
      context.report(at, 'field-reference', message, 'Take another field here.');
      return node;
    }
    if (!field) {
      if (context.isFieldUnreadable(name)) return node;
      const names = [...context.fields.keys()].sort().map((one) => `fields/${one}`);
      context.report(
        at,
        'field-reference',
        `There is no field '${name}' in schemas/fields.`,
        suggestName(`fields/${name}`, names, 'Fields that exist'),
      );
      return node;
    }
    const fieldMessages = nodeAt(field, ['messages']);
    const fieldUi = nodeAt(field, ['ui']);
    if (!place.isTest) {
      if (fieldMessages?.kind === 'object') messages.set(place.path.join('.'), fieldMessages);
      if (fieldUi) library = merge(library, nest(place.ui, fieldUi));
    }
    return merge(nodeAt(field, ['schema']) ?? emptyObject(field.at), own) as ObjectNode;
  };

  const expanded = schema.kind === 'object' ? expand(schema, { path: [], ui: [] }, []) : schema;
  return {
    schema: expanded,
    ui: numbersAsLists(merge(library, listsByNumber(ui))),
    messages: spreadDefinitions(expanded, messages),
  };
}

/** `node` below a path of keys: nest(['a','b'], n) is {a: {b: n}}. */
function nest(path: readonly (string | number)[], node: Node): Node {
  return path.reduceRight<Node>(
    (inner, key) => ({
      kind: 'object',
      at: node.at,
      entries: new Map([[String(key), { keyAt: node.at, node: inner }]]),
    }),
    node,
  );
}
