import { merge } from '../inherit/merge.ts';
import { emptyObject, mapEntries, type Node, type ObjectNode } from '../parse/node.ts';

const LISTS: readonly string[] = ['items', 'oneOf', 'anyOf'];

/** A uiSchema whose lists are objects by number, so that two of them merge entry by entry. */
export function listsByNumber(ui: Node): Node {
  if (ui.kind !== 'object') return ui;
  return mapEntries(ui, (key, node) => {
    if (!LISTS.includes(key) || node.kind !== 'array') return listsByNumber(node);
    const entries = node.items.map(
      (item, index) => [String(index), { keyAt: item.at, node: listsByNumber(item) }] as const,
    );
    return { kind: 'object', at: node.at, entries: new Map(entries) };
  });
}

/** The reverse. An alternative also takes what is said around it of fields: with a list, RJSF looks nowhere else. */
export function numbersAsLists(ui: Node): Node {
  if (ui.kind !== 'object') return ui;
  return mapEntries(ui, (key, node) => {
    const inner = numbersAsLists(node);
    if (!LISTS.includes(key) || !isByNumber(inner)) return inner;
    const around = key === 'items' ? emptyObject(inner.at) : numbersAsLists(fieldEntries(ui));
    const length = Math.max(...[...inner.entries.keys()].map(Number)) + 1;
    const items = Array.from({ length }, (_, index) =>
      merge(around, inner.entries.get(String(index))?.node ?? emptyObject(inner.at)),
    );
    return { kind: 'array', at: inner.at, items };
  });
}

const isByNumber = (node: Node): node is ObjectNode =>
  node.kind === 'object' &&
  node.entries.size > 0 &&
  [...node.entries.keys()].every((key) => /^\d+$/.test(key));

const fieldEntries = (ui: ObjectNode): ObjectNode =>
  mapEntries(ui, (key, node) => (key.startsWith('ui:') || LISTS.includes(key) ? undefined : node));
