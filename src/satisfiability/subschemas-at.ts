import type { JsonValue } from '../brand/parse/node.ts';
import { referencedBy, type JsonObject } from '../brand/compile/sub-schemas.ts';
import { isObject } from '../contract/is-object.ts';

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['then', 'else'];
const MAPS = ['dependencies', 'dependentSchemas'];
/** Every subschema that applies to the value at a path, through combiners, conditions and references. */
export function subschemasAt(
  schema: JsonObject,
  path: readonly string[],
  root: JsonObject,
): JsonObject[] {
  return path.reduce(
    (here, name) => {
      const inner = here.flatMap((part) => subschemasOf(part, name)).filter((one) => isObject(one));
      return appliedHere(inner, root);
    },
    appliedHere([schema], root),
  );
}

/** Schemas with all subschemas that apply to the same value, each once. */
function appliedHere(schemas: readonly JsonObject[], root: JsonObject): JsonObject[] {
  const found = new Set(schemas);
  for (const schema of found) {
    const more = [
      ...LISTS.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
      ...SINGLE.map((keyword) => schema[keyword]),
      ...MAPS.flatMap((keyword) =>
        isObject(schema[keyword]) ? Object.values(schema[keyword]) : [],
      ),
      referencedBy(schema, root),
    ];
    for (const part of more) if (isObject(part)) found.add(part);
  }
  return [...found];
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
