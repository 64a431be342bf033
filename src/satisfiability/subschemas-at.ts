import type { JsonValue } from '../brand/parse/node.ts';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { isObject } from '../contract/is-object.ts';

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['then', 'else'];
const MAPS = ['dependencies', 'dependentSchemas'];
/** A definition may refer to itself. */
const MAX_DEPTH = 8;

/** Every subschema that applies to the value at a path, through combiners, conditions and references. */
export function subschemasAt(
  schema: JsonObject,
  path: readonly string[],
  root: JsonObject,
  depth = 0,
): JsonObject[] {
  const here = appliedHere(schema, root, depth);
  const [name, ...rest] = path;
  if (name === undefined) return here;
  return here.flatMap((part) =>
    subschemasOf(part, name).flatMap((inner) =>
      isObject(inner) ? subschemasAt(inner, rest, root, depth + 1) : [],
    ),
  );
}

/** A schema with all subschemas that apply to the same value. */
function appliedHere(schema: JsonObject, root: JsonObject, depth: number): JsonObject[] {
  if (depth > MAX_DEPTH) return [];
  const target = typeof schema.$ref === 'string' ? resolveReference(root, schema.$ref) : undefined;
  const more = [
    ...LISTS.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
    ...SINGLE.map((keyword) => schema[keyword]),
    ...MAPS.flatMap((keyword) => (isObject(schema[keyword]) ? Object.values(schema[keyword]) : [])),
    target,
  ];
  return [
    schema,
    ...more.flatMap((part) => (isObject(part) ? appliedHere(part, root, depth + 1) : [])),
  ];
}

function subschemasOf(
  { properties, items, additionalProperties, patternProperties }: JsonObject,
  name: string,
) {
  const found: (JsonValue | undefined)[] = [];
  if (isObject(properties) && Object.hasOwn(properties, name)) found.push(properties[name]);
  else if (/^\d+$/.test(name)) found.push(Array.isArray(items) ? items[Number(name)] : items);
  else if (found.length === 0) found.push(additionalProperties);
  if (isObject(patternProperties)) {
    for (const [pattern, part] of Object.entries(patternProperties)) {
      if (new RegExp(pattern, 'u').test(name)) found.push(part);
    }
  }
  return found;
}

function resolveReference(root: JsonObject, reference: string): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  return reference
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<JsonValue | undefined>((here, key) => (isObject(here) ? here[key] : undefined), root);
}
