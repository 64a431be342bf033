import { isObject, ownEntry } from '../../contract/is-object.ts';
import { mapEntries, mapItems, pointerParts } from '../parse/node.ts';
import type { JsonValue, Node, ObjectNode } from '../parse/node.ts';

export type JsonObject = { [key: string]: JsonValue };

/** Keywords of JSON Schema by how they hold other schemas. */
const HOLDS: Readonly<Record<string, 'one' | 'list' | 'named' | 'one or list'>> = {
  $defs: 'named',
  additionalItems: 'one',
  additionalProperties: 'one',
  allOf: 'list',
  anyOf: 'list',
  contains: 'one',
  definitions: 'named',
  dependencies: 'named',
  dependentSchemas: 'named',
  else: 'one',
  if: 'one',
  items: 'one or list',
  not: 'one',
  oneOf: 'list',
  patternProperties: 'named',
  properties: 'named',
  propertyNames: 'one',
  then: 'one',
};

/** The slot of a schema in its parent: a keyword, and a name or index if the keyword holds several. */
export interface Slot {
  keyword: string;
  key?: string | number;
}

/** Keywords whose schemas test a value and draw nothing. */
const TESTS: readonly string[] = ['if', 'not', 'contains', 'propertyNames'];

export const isTest = ({ keyword }: Slot): boolean => TESTS.includes(keyword);

/** A schema with each schema directly within it replaced; undefined takes one out. */
export function mapSubSchemas(
  schema: JsonObject,
  map: (part: JsonObject, slot: Slot) => JsonValue | undefined,
): JsonObject {
  const parts = (keyword: string, all: Iterable<[string | number, JsonValue]>) =>
    [...all]
      .map(([key, part]) => [key, isObject(part) ? map(part, { keyword, key }) : part] as const)
      .filter(([, part]) => part !== undefined);
  const mapped = Object.entries(schema).map(([keyword, value]) => {
    const holds = ownEntry(HOLDS, keyword);
    if (holds === 'named' && isObject(value))
      return [keyword, Object.fromEntries(parts(keyword, Object.entries(value)))];
    if (!holds || holds === 'named') return [keyword, value];
    if (Array.isArray(value))
      return [keyword, parts(keyword, value.entries()).map(([, part]) => part)];
    return [keyword, isObject(value) ? map(value, { keyword }) : value];
  });
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined)) as JsonObject;
}

/** The schemas directly within a schema. */
export function subSchemas(schema: JsonObject): [part: JsonObject, slot: Slot][] {
  const found: [JsonObject, Slot][] = [];
  mapSubSchemas(schema, (part, slot) => {
    found.push([part, slot]);
    return part;
  });
  return found;
}

/** As `mapSubSchemas`, for a schema that remembers where it was written. */
export function mapSubNodes(
  schema: ObjectNode,
  map: (part: ObjectNode, slot: Slot) => Node,
): ObjectNode {
  const replaced = (part: Node, slot: Slot) => (part.kind === 'object' ? map(part, slot) : part);
  return mapEntries(schema, (keyword, node) => {
    const holds = ownEntry(HOLDS, keyword);
    if (holds === 'named' && node.kind === 'object')
      return mapEntries(node, (key, part) => replaced(part, { keyword, key }));
    if (!holds || holds === 'named') return node;
    return node.kind === 'array'
      ? mapItems(node, (part, key) => replaced(part, { keyword, key }))
      : replaced(node, { keyword });
  });
}

/** The schema that `$ref` names within the same document; undefined without one, or where it leads nowhere. */
export function referencedBy({ $ref }: JsonObject, root: JsonObject): JsonObject | undefined {
  if (typeof $ref !== 'string' || !isPointer($ref)) return undefined;
  const target = pointerParts(decodedOr($ref)).reduce<JsonValue | undefined>(
    (here, key) =>
      Array.isArray(here) ? here[Number(key)] : isObject(here) ? here[key] : undefined,
    root,
  );
  return isObject(target) ? target : undefined;
}

/** Whether a reference names a place of the same document; '#name' would be an anchor, which RJSF cannot follow. */
const isPointer = (reference: string): boolean => /^#(\/|$)/.test(reference);

/** A reference is part of an address, in which letters may be escaped. */
function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
