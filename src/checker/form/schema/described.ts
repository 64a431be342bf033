import type { Node, ObjectNode } from '../../../brand/parse/node.ts';
import {
  emptyObject,
  entriesAt,
  nodeAt,
  textAt,
  toValue,
  pointerParts,
} from '../../../brand/parse/node.ts';
import { isPointer, mapSubNodes, type Slot } from '../../../brand/compile/sub-schemas.ts';

/** Keywords whose schemas describe the same value as the schema around them. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'];
const OF_ENTRIES = ['items', 'additionalItems'];
const OF_ANY_NAME = ['additionalProperties', 'patternProperties'];

/**
 * The schemas of a form that describe the value at a path; none where there is no such value. Names
 * are as in `Subschema`, and an entry of a list may be named by its number. References are followed.
 */
export function describedAt(schema: Node, path: readonly string[]): readonly ObjectNode[] {
  const start = schema.kind === 'object' ? [schema] : [];
  return path.reduce<readonly ObjectNode[]>(
    (here, name) => {
      const target = name.startsWith('#/') ? definition(schema, name) : undefined;
      const inner = target ? [target] : here.flatMap((owner) => within(owner, name));
      return inPlace(schema, inner);
    },
    inPlace(schema, start),
  );
}

/** Names of the properties that the object at a path may have. */
export function propertyNames(schema: Node, path: readonly string[] = []): string[] {
  const names = describedAt(schema, path).flatMap((owner) => entriesAt(owner, 'properties'));
  return [...new Set(names.map(([name]) => name))];
}

/** Schemas with all that describe the same value. */
function inPlace(schema: Node, nodes: readonly ObjectNode[]): readonly ObjectNode[] {
  const found = new Set<ObjectNode>();
  const visit = (node: ObjectNode) => {
    if (found.has(node)) return;
    found.add(node);
    const target = definition(schema, textAt(node, '$ref') ?? '');
    if (target) visit(target);
    for (const [part, { keyword }] of partsIn(node)) if (IN_PLACE.includes(keyword)) visit(part);
  };
  nodes.forEach(visit);
  return [...found];
}

/** The schemas directly within a schema that describe what it holds under a name. */
function within(owner: ObjectNode, name: string): ObjectNode[] {
  const isEntry = name === '*' || /^\d+$/.test(name);
  const isOwn = nodeAt(owner, ['properties', name]) !== undefined;
  const parts = partsIn(owner).flatMap(([part, { keyword, key }]) => {
    if (keyword === 'properties') return key === name ? [part] : [];
    if (OF_ENTRIES.includes(keyword)) {
      return isEntry && (typeof key !== 'number' || name === '*' || name === String(key))
        ? [part]
        : [];
    }
    return OF_ANY_NAME.includes(keyword) && !isOwn ? [part] : [];
  });
  const others = nodeAt(owner, ['additionalProperties']);
  const isOpen = others?.kind === 'scalar' && toValue(others) === true && !isOwn;
  return isOpen ? [...parts, emptyObject(others.at)] : parts;
}

/** Many brands share a form, and every name in it is looked up. */
const partsKnown = new WeakMap<ObjectNode, [ObjectNode, Slot][]>();

function partsIn(node: ObjectNode): [ObjectNode, Slot][] {
  const known = partsKnown.get(node);
  if (known) return known;
  const parts: [ObjectNode, Slot][] = [];
  partsKnown.set(node, parts);
  mapSubNodes(node, (part, slot) => {
    parts.push([part, slot]);
    return part;
  });
  return parts;
}

function definition(schema: Node, reference: string): ObjectNode | undefined {
  if (!isPointer(reference)) return undefined;
  const target = nodeAt(schema, pointerParts(reference));
  return target?.kind === 'object' ? target : undefined;
}
