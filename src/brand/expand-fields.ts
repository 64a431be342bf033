import type { CompileContext } from './compile-context.ts';
import { merge } from './merge.ts';
import { suggestName } from './nearest-name.ts';
import type { Node, ObjectNode } from './node.ts';
import { emptyObject, nodeAt, textAt, without } from './node.ts';

/** A form's schema, uiSchema and messages with every library field put in. */
export interface ExpandedForm {
  schema: Node;
  ui: Node;
  /** By dotted field path: messages of the library under the form's own. */
  messages: Map<string, ObjectNode>;
}

const LIBRARY = /^fields\/(.+)$/;

/**
 * Replaces `{"$ref": "fields/<name>", …}` by the library's schema with what stands beside the
 * reference laid over it; the field's uiSchema and messages go under those of the form.
 */
export function expandFields(context: CompileContext, schema: Node, ui: Node): ExpandedForm {
  const messages = new Map<string, ObjectNode>();
  const uiOf = new Map<string, Node>();

  const expand = (node: Node, path: string[], taken: readonly string[] = []): Node => {
    if (node.kind !== 'object') return node;
    const name = LIBRARY.exec(textAt(node, '$ref') ?? '')?.[1];
    const here = name === undefined ? node : takeField(node, name, path, taken);
    const within = name === undefined ? taken : [...taken, name];
    const properties = nodeAt(here, ['properties']);
    if (properties?.kind !== 'object') return here;
    const expanded = [...properties.entries].map(
      ([key, entry]) =>
        [key, { ...entry, node: expand(entry.node, [...path, key], within) }] as const,
    );
    const entries = new Map(here.entries);
    entries.set('properties', {
      keyAt: here.entries.get('properties')!.keyAt,
      node: { ...properties, entries: new Map(expanded) },
    });
    return { ...here, entries };
  };

  const takeField = (
    node: ObjectNode,
    name: string,
    path: string[],
    taken: readonly string[],
  ): ObjectNode => {
    const own = without(node, '$ref');
    const field = context.fields.get(name);
    const place = node.entries.get('$ref')!.node.at;
    if (field && taken.includes(name)) {
      const message = `The field '${name}' holds itself, so it would have no end.`;
      context.report(place, 'field-reference', message, 'Take another field here.');
      return node;
    }
    if (!field) {
      if (context.isFieldUnreadable(name)) return node;
      const names = [...context.fields.keys()].sort().map((one) => `fields/${one}`);
      context.report(
        place,
        'field-reference',
        `There is no field '${name}' in schemas/fields.`,
        suggestName(`fields/${name}`, names, 'Fields that exist'),
      );
      return node;
    }
    const fieldMessages = nodeAt(field, ['messages']);
    if (fieldMessages?.kind === 'object') messages.set(path.join('.'), fieldMessages);
    const fieldUi = nodeAt(field, ['ui']);
    if (fieldUi) uiOf.set(path.join('.'), fieldUi);
    const merged = merge(nodeAt(field, ['schema']) ?? emptyObject(field.at), own);
    return merged.kind === 'object' ? merged : own;
  };

  const expanded = expand(schema, []);
  let merged: Node = emptyObject(ui.at);
  for (const [path, node] of uiOf) merged = merge(merged, nest(path.split('.'), node));
  return { schema: expanded, ui: merge(merged, ui), messages };
}

/** `node` below a path of keys: nest(['a','b'], n) is {a: {b: n}}. */
function nest(path: string[], node: Node): Node {
  return path.reduceRight<Node>(
    (inner, key) => ({
      kind: 'object',
      at: node.at,
      entries: new Map([[key, { keyAt: node.at, node: inner }]]),
    }),
    node,
  );
}
