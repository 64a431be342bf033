import type { JsonValue } from './node.ts';

type JsonObject = { [key: string]: JsonValue };

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema reduced to the properties that are there: those whose `when` holds and, on a page, those
 * the page names. `required` and conditional parts that speak of a property left out go with it.
 */
export function pickProperties(
  schema: JsonValue,
  isThere: (when: JsonValue) => boolean,
  fields?: string[],
): JsonValue {
  if (!isObject(schema)) return schema;
  const { when: _, ...rest } = schema;
  if (!isObject(rest.properties)) return rest;
  const kept = Object.entries(rest.properties).filter(
    ([name, property]) =>
      (!fields || fields.includes(name)) &&
      !(isObject(property) && property.when && !isThere(property.when)),
  );
  const names = new Set(kept.map(([name]) => name));
  const left = new Set(Object.keys(rest.properties).filter((name) => !names.has(name)));
  const picked: JsonObject = {
    ...rest,
    properties: Object.fromEntries(
      kept.map(([name, property]) => [name, pickProperties(property, isThere)]),
    ),
  };
  if (Array.isArray(rest.required)) {
    picked.required = rest.required.filter((name) => !left.has(String(name)));
  }
  const speaksOfLeft = (part: JsonValue) => [...namedProperties(part)].some((n) => left.has(n));
  const condition = [rest.if, rest.then, rest.else].filter((part) => part !== undefined);
  if (condition.some(speaksOfLeft)) {
    for (const key of ['if', 'then', 'else']) delete picked[key];
  }
  if (Array.isArray(rest.allOf)) {
    const parts = rest.allOf.filter((part) => !speaksOfLeft(part));
    if (parts.length > 0) picked.allOf = parts;
    else delete picked.allOf;
  }
  return picked;
}

/** Every property name that a sub-schema speaks of. */
function namedProperties(part: JsonValue, into = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((one) => namedProperties(one, into));
  if (!isObject(part)) return into;
  if (isObject(part.properties)) Object.keys(part.properties).forEach((name) => into.add(name));
  if (Array.isArray(part.required)) part.required.forEach((name) => into.add(String(name)));
  Object.values(part).forEach((inner) => namedProperties(inner, into));
  return into;
}
