import type { JsonValue } from '../../brand/parse/node.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { isObject } from '../../contract/is-object.ts';

const TOGETHER = ['allOf', 'anyOf', 'oneOf'];
const ONE = ['then', 'else'];
const BY_NAME = ['dependencies', 'dependentSchemas'];
/** A definition may hold itself. */
const DEEPEST = 8;

/** Every part of a schema that says something of the value at a path, wherever it stands. */
export function describing(
  schema: JsonObject,
  path: readonly string[],
  root: JsonObject,
  depth = 0,
): JsonObject[] {
  const here = alongside(schema, root, depth);
  const [name, ...rest] = path;
  if (name === undefined) return here;
  return here.flatMap((part) =>
    within(part, name).flatMap((inner) =>
      isObject(inner) ? describing(inner, rest, root, depth + 1) : [],
    ),
  );
}

/** A schema and all that speak of the same value. */
function alongside(schema: JsonObject, root: JsonObject, depth: number): JsonObject[] {
  if (depth > DEEPEST) return [];
  const target = typeof schema.$ref === 'string' ? at(root, schema.$ref) : undefined;
  const more = [
    ...TOGETHER.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
    ...ONE.map((keyword) => schema[keyword]),
    ...BY_NAME.flatMap((keyword) =>
      isObject(schema[keyword]) ? Object.values(schema[keyword]) : [],
    ),
    target,
  ];
  return [
    schema,
    ...more.flatMap((part) => (isObject(part) ? alongside(part, root, depth + 1) : [])),
  ];
}

function within(
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

function at(root: JsonObject, reference: string): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  return reference
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<JsonValue | undefined>((here, key) => (isObject(here) ? here[key] : undefined), root);
}
