import type { Node, ObjectNode } from '../brand/node.ts';
import { entriesAt, itemsAt, nodeAt } from '../brand/node.ts';

/** A schema within a form's schema. */
export interface Subschema {
  node: ObjectNode;
  /** Names of the properties that lead to the value it describes; '[]' for the items of a list. */
  path: readonly string[];
  /**
   * plain: the form's schema, or reached from it through properties alone; test: below `if` or
   * `not`, where a property is asked about and not described; part: anywhere else.
   */
  kind: 'plain' | 'part' | 'test';
}

const KEYWORDS: Readonly<Record<string, Subschema['kind']>> = {
  if: 'test',
  not: 'test',
  then: 'part',
  else: 'part',
  allOf: 'part',
  anyOf: 'part',
  oneOf: 'part',
  dependentSchemas: 'part',
  dependencies: 'part',
  $defs: 'part',
  definitions: 'part',
};
const OF_ITEMS = ['items', 'additionalItems', 'contains'];

/** Every schema within a schema, itself first. */
export function* subschemas(
  node: Node | undefined,
  path: readonly string[] = [],
  kind: Subschema['kind'] = 'plain',
): Generator<Subschema> {
  if (node?.kind !== 'object') return;
  yield { node, path, kind };
  for (const [name, { node: property }] of entriesAt(node, 'properties')) {
    yield* subschemas(property, [...path, name], kind);
  }
  for (const [keyword, inner] of Object.entries(KEYWORDS)) {
    for (const part of partsOf(node, keyword)) {
      const isDefinition = keyword === '$defs' || keyword === 'definitions';
      const here = isDefinition ? [keyword] : path;
      yield* subschemas(part, here, kind === 'test' ? 'test' : inner);
    }
  }
  for (const keyword of OF_ITEMS) {
    for (const part of partsOf(node, keyword)) {
      yield* subschemas(part, [...path, '[]'], kind === 'test' ? 'test' : 'part');
    }
  }
}

const NAMED = ['dependentSchemas', 'dependencies', '$defs', 'definitions'];

/** The schemas behind a keyword: one, a list, or several by name. */
function partsOf(node: Node, keyword: string): readonly Node[] {
  const value = nodeAt(node, [keyword]);
  if (!value) return [];
  if (NAMED.includes(keyword)) return entriesAt(value).map(([, entry]) => entry.node);
  return value.kind === 'array' ? itemsAt(value) : [value];
}

/** The schemas that describe each value of a form, by dotted path; '' is the form itself. */
export function fieldsOf(schema: Node): Map<string, ObjectNode[]> {
  const fields = new Map<string, ObjectNode[]>();
  for (const { node, path, kind } of subschemas(schema)) {
    if (kind === 'test') continue;
    const name = path.join('.');
    fields.set(name, [...(fields.get(name) ?? []), node]);
  }
  return fields;
}

/** Names of the properties that the object at a path may have. */
export function propertyNames(fields: ReadonlyMap<string, ObjectNode[]>, path = ''): string[] {
  const owners = fields.get(path) ?? [];
  return [
    ...new Set(owners.flatMap((owner) => entriesAt(owner, 'properties').map(([name]) => name))),
  ];
}
