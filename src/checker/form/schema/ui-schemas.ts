import { entriesAt, nodeAt, type Node, type ObjectNode } from '../../../brand/parse/node.ts';
import type { Form } from './forms.ts';

/** The uiSchema of a form and of each of its fields, entries and alternatives. */
export function uiSchemasIn(ui: Node | undefined): ObjectNode[] {
  if (ui?.kind === 'array') return ui.items.flatMap(uiSchemasIn);
  if (ui?.kind !== 'object') return [];
  const inner = entriesAt(ui).flatMap(([key, { node }]) => {
    if (key === 'ui:definitions') return entriesAt(node).map(([, entry]) => entry.node);
    return key.startsWith('ui:') ? [] : [node];
  });
  return [ui, ...inner.flatMap(uiSchemasIn)];
}

/** Each uiSchema that belongs to a schema of the form, with the path of the value described. */
export const uiSchemasOfFields = ({ parts }: Form): ReadonlyMap<Node, readonly string[]> =>
  new Map(
    parts.flatMap(({ ui, path, kind }) => (ui && kind !== 'test' ? [[ui, path] as const] : [])),
  );

/** The value of 'ui:<name>', which may also be an entry of 'ui:options'. */
export const uiOption = (ui: Node | undefined, name: string): Node | undefined =>
  nodeAt(ui, [`ui:${name}`]) ?? nodeAt(ui, ['ui:options', name]);
