import { placeWithin, type FieldPlace } from '../inherit/field-place.ts';
import type { Node, ObjectNode } from '../parse/node.ts';
import { nodeAt, textAt } from '../parse/node.ts';
import { mapSubNodes } from './sub-schemas.ts';

/** A definition may hold itself; messages reach this many levels of it. */
const MAX_LEVELS = 3;

/**
 * Messages of what `definitions` or `$defs` describe, at every path where a `$ref` uses it: those
 * under '#/definitions/person.name' become those of 'buyer.name' and 'guests.*.name'.
 */
export function messagesByUse(
  schema: Node,
  messages: ReadonlyMap<string, ObjectNode>,
): Map<string, ObjectNode> {
  const isDefinition = (path: string) => path.startsWith('#/');
  const byUse = new Map([...messages].filter(([path]) => !isDefinition(path)));

  const visit = (
    node: ObjectNode,
    place: FieldPlace,
    references: readonly string[],
  ): ObjectNode => {
    const reference = textAt(node, '$ref') ?? '';
    const target = nodeAt(schema, reference.split('/').slice(1));
    const levels = references.filter((one) => one === reference).length;
    if (target?.kind === 'object' && reference.startsWith('#/') && levels < MAX_LEVELS) {
      for (const [path, node_] of messages) {
        if (path !== reference && !path.startsWith(`${reference}.`)) continue;
        const here = [...place.path, path.slice(reference.length + 1)].filter(Boolean).join('.');
        if (!byUse.has(here)) byUse.set(here, node_);
      }
      visit(target, place, [...references, reference]);
    }
    return mapSubNodes(node, (part, slot) =>
      slot.keyword === 'definitions' || slot.keyword === '$defs'
        ? part
        : visit(part, placeWithin(place, slot), references),
    );
  };
  const isUsed = byUse.size < messages.size;
  if (schema.kind === 'object' && isUsed) visit(schema, { path: [], ui: [] }, []);
  return byUse;
}
