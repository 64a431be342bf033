import { isObject } from '../../contract/is-object.ts';
import { mapEntries, mapItems, pointerParts } from '../parse/node.ts';
import type { JsonValue, Node, ObjectNode } from '../parse/node.ts';

export type JsonObject = { [key: string]: JsonValue };

const NAMED: readonly string[] =
  '$defs definitions dependencies dependentSchemas patternProperties properties'.split(' ');

const TESTS: readonly string[] = ['if', 'not', 'contains', 'propertyNames'];

const HOLDING: readonly string[] = [
  ...TESTS,
  ...'additionalItems additionalProperties allOf anyOf else items oneOf then'.split(' '),
];

export interface Slot {
  keyword: string;
  key?: string | number;
}

export const isTest = ({ keyword }: Slot): boolean => TESTS.includes(keyword);

/** A schema with each schema directly within it replaced; undefined takes one out. */
export function mapSubSchemas(
  schema: JsonObject,
  map: (part: JsonObject, slot: Slot) => JsonValue | undefined,
): JsonObject {
  const mapped = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const inner = (part: JsonValue, key?: string | number) =>
      isObject(part) ? map(part, { keyword, key }) : part;
    if (NAMED.includes(keyword) && isObject(value)) {
      const parts = Object.entries(value).map(([key, part]) => [key, inner(part, key)] as const);
      return [keyword, Object.fromEntries(parts.filter(([, part]) => part !== undefined))];
    }
    if (!HOLDING.includes(keyword)) return [keyword, value];
    return Array.isArray(value)
      ? [keyword, value.map(inner).filter((part) => part !== undefined)]
      : [keyword, inner(value)];
  });
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined)) as JsonObject;
}

export function subSchemas(schema: JsonObject): [part: JsonObject, slot: Slot][] {
  const found: [JsonObject, Slot][] = [];
  mapSubSchemas(schema, (part, slot) => {
    found.push([part, slot]);
    return part;
  });
  return found;
}

export const mapSubNodes = (
  schema: ObjectNode,
  map: (part: ObjectNode, slot: Slot) => Node,
): ObjectNode =>
  mapEntries(schema, (keyword, node) => {
    const inner = (part: Node, key?: string | number) =>
      part.kind === 'object' ? map(part, { keyword, key }) : part;
    if (NAMED.includes(keyword) && node.kind === 'object')
      return mapEntries(node, (key, part) => inner(part, key));
    if (!HOLDING.includes(keyword)) return node;
    return node.kind === 'array' ? mapItems(node, inner) : inner(node);
  });

export function referencedBy({ $ref }: JsonObject, root: JsonObject): JsonObject | undefined {
  if (typeof $ref !== 'string' || !/^#(\/|$)/.test($ref)) return undefined;
  const target = pointerParts($ref).reduce<JsonValue | undefined>(
    (here, key) =>
      Array.isArray(here) ? here[Number(key)] : isObject(here) ? here[key] : undefined,
    root,
  );
  return isObject(target) ? target : undefined;
}
