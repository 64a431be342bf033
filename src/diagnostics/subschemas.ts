import type { Node, ObjectNode } from '../brand/node.ts';
import { entriesAt, itemsAt } from '../brand/node.ts';

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
export function subschemasOf(schema: Node): readonly Subschema[] {
  const found: Subschema[] = [];
  const visit = (node: Node | undefined, path: readonly string[], kind: Subschema['kind']) => {
    if (node?.kind !== 'object') return;
    found.push({ node, path, kind });
    for (const [name, { node: property }] of entriesAt(node, 'properties')) {
      visit(property, [...path, name], kind);
    }
    for (const [keyword, { node: value }] of node.entries) {
      const inner = OF_ITEMS.includes(keyword) ? 'part' : KEYWORDS[keyword];
      if (inner === undefined) continue;
      const here = OF_ITEMS.includes(keyword) ? [...path, '[]'] : path;
      for (const [name, part] of partsBehind(keyword, value)) {
        const at = DEFINITIONS.includes(keyword) ? [keyword, name] : here;
        visit(part, at, kind === 'test' ? kind : inner);
      }
    }
  };
  visit(schema, [], 'plain');
  return found;
}

const DEFINITIONS = ['$defs', 'definitions'];
const NAMED = ['dependentSchemas', 'dependencies', ...DEFINITIONS];

/** The schemas behind a keyword, by name: one, a list, or several by name. */
function partsBehind(keyword: string, value: Node): [string, Node][] {
  if (NAMED.includes(keyword)) return entriesAt(value).map(([name, { node }]) => [name, node]);
  const parts = value.kind === 'array' ? itemsAt(value) : [value];
  return parts.map((part) => ['', part]);
}

/** The schemas that describe each value of a form, by dotted path; '' is the form itself. */
export function fieldsOf(parts: readonly Subschema[]): Map<string, ObjectNode[]> {
  const fields = new Map<string, ObjectNode[]>();
  for (const { node, path, kind } of parts) {
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
