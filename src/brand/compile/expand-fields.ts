import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import type { CompileContext } from './compile-context.ts';
import { placeWithin, type FieldPlace } from '../inherit/field-place.ts';
import { merge } from '../inherit/merge.ts';
import { correctedAt, problemAt } from '../problem.ts';
import { suggestFix } from '../parse/nearest-name.ts';
import type { Node, ObjectNode } from '../parse/node.ts';
import { changeAt, emptyObject, nodeAt, textAt, without } from '../parse/node.ts';
import { mapSubNodes } from './sub-schemas.ts';
import { listsByNumber, numbersAsLists } from './ui-lists.ts';

const LIBRARY = /^fields\/(.+)/s;

/** Keywords beside a reference lie over the library's field, its uiSchema and messages under those of the form. */
export function expandFields(context: CompileContext, schema: Node, ui: Node) {
  let messages: Node = emptyObject(ui.at);
  let library: Node = emptyObject(ui.at);
  let uiSchema = listsByNumber(ui);

  const expand = (
    node: ObjectNode,
    place: FieldPlace,
    ancestors: readonly string[],
  ): ObjectNode => {
    const group = groupOf(node, nodeAt(uiSchema, place.ui));
    if (group) uiSchema = withoutWidget(uiSchema, place.ui);
    const name = group ?? LIBRARY.exec(textAt(node, '$ref') ?? '')?.[1];
    const here = name === undefined ? node : takeField(node, name, place, ancestors);
    const within = name === undefined ? ancestors : [...ancestors, name];
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
    const at = (node.entries.get('$ref')?.node ?? node).at;
    if (!field || taken.includes(name)) {
      const names = [...context.fields.keys()].sort().map((one) => `fields/${one}`);
      const hint = suggestFix(`fields/${name}`, names, 'list.fields-that-exist');
      context.report(
        field
          ? problemAt(at, 'field-reference.circle', { name })
          : correctedAt(at, 'field-reference.no-field', { name }, hint),
      );
      return node;
    }
    const fieldMessages = nodeAt(field, ['messages']);
    const fieldUi = nodeAt(field, ['ui']);
    if (!place.isTest) {
      // The user of a definition names its own fields: the form's own messages are for those.
      const isDefinition = place.path[0]?.startsWith('#/') === true;
      if (fieldMessages?.kind === 'object' && !isDefinition)
        messages = merge(messages, nest([place.path.join('.')], fieldMessages));
      // A group says more of its fields than they say of themselves.
      if (fieldUi) library = merge(nest(place.ui, fieldUi), library);
    }
    return merge(nodeAt(field, ['schema']) ?? emptyObject(field.at), own) as ObjectNode;
  };

  const expanded = schema.kind === 'object' ? expand(schema, { path: [], ui: [] }, []) : schema;
  return { schema: expanded, ui: numbersAsLists(merge(library, uiSchema)), messages };
}

function groupOf(node: ObjectNode, ui: Node | undefined): string | undefined {
  const widget = textAt(ui, 'ui:widget') ?? textAt(ui, 'ui:options', 'widget');
  const isOther = node.entries.has('$ref') || (textAt(node, 'type') ?? 'object') !== 'object';
  const isGroup = fieldWidgetFacts.get(widget ?? '')?.origin === 'group';
  return isGroup && !isOther ? widget : undefined;
}

const withoutWidget = (ui: Node, path: readonly (string | number)[]): Node =>
  [['ui:widget'], ['ui:options', 'widget']].reduce(
    (node, keys) => changeAt(node, [...path, ...keys], () => undefined),
    ui,
  );

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
