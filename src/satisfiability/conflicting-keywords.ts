import type { Node, ObjectNode, Place } from '../brand/parse/node.ts';
import { mapSubNodes } from '../brand/compile/sub-schemas.ts';

/** A form as it is tried. */
export interface Form {
  /** The block that it was read from. */
  block: Node;
  schema: Node;
  /** Every schema within the form's, with the names that lead to the value that it describes. */
  parts: readonly { node: ObjectNode; path: readonly string[] }[];
  ui: Node;
}

/** A keyword without which some answer would pass. */
export interface ConflictingKeyword {
  keyword: string;
  /** The place of the keyword. */
  place: Place;
  node: Node;
  /** Names that lead to the field; empty for the form itself. */
  path: readonly string[];
}

/** Keywords that can refuse an answer. */
const RESTRICTING = [
  'type',
  'enum',
  'const',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'required',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'not',
  'if',
  'allOf',
  'anyOf',
  'oneOf',
];

/**
 * Keywords of a form's schema that refuse every answer: without any one of them `isSatisfiable` is true
 * of the rest. A keyword that merely contains another one is left out.
 */
export function conflictingKeywords(
  form: Form,
  isSatisfiable: (schema: Node) => boolean,
): ConflictingKeyword[] {
  const found: ConflictingKeyword[] = [];
  for (const { node, path } of form.parts) {
    for (const [keyword, entry] of node.entries) {
      if (!RESTRICTING.includes(keyword)) continue;
      if (keyword === 'required' && entry.node.kind === 'array') {
        found.push(...conflictingNames(form, node, path, entry.node.items, isSatisfiable));
        continue;
      }
      if (isSatisfiable(withoutKeyword(form.schema, node, keyword))) {
        found.push({ keyword, place: entry.keyAt, node: entry.node, path });
      }
    }
  }
  const inner = found.filter(({ keyword }) => !CONTAINING.includes(keyword));
  return inner.length > 0 ? inner : found;
}

/** Names of a `required` list, each of which refuses every answer. */
function conflictingNames(
  { schema }: Form,
  owner: ObjectNode,
  path: readonly string[],
  names: readonly Node[],
  isSatisfiable: (schema: Node) => boolean,
): ConflictingKeyword[] {
  return names.flatMap((node) => {
    const rest: Node = { kind: 'array', at: node.at, items: names.filter((one) => one !== node) };
    const isConflicting = isSatisfiable(withoutKeyword(schema, owner, 'required', rest));
    return isConflicting ? [{ keyword: 'required', place: node.at, node, path }] : [];
  });
}

/** Keywords that contain others. */
const CONTAINING = [
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  'dependencies',
  'required',
  'type',
];

function withoutKeyword(root: Node, target: ObjectNode, keyword: string, replacement?: Node): Node {
  if (root.kind !== 'object') return root;
  if (root === target) {
    const entries = new Map([...root.entries].filter(([key]) => key !== keyword));
    if (replacement) entries.set(keyword, { keyAt: replacement.at, node: replacement });
    return { ...root, entries };
  }
  return mapSubNodes(root, (part) => withoutKeyword(part, target, keyword, replacement));
}
