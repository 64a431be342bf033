import { isObject } from '../../contract/is-object.ts';
import type { JsonValue } from '../parse/node.ts';
import { mapSubSchemas, type JsonObject } from './sub-schemas.ts';

/** Keeps parts whose `when` holds and, of a page, its properties; what speaks of a property left out goes with it. */
export function pickProperties(
  schema: JsonObject,
  isThere: (when: JsonValue) => boolean,
  fields?: string[],
): JsonObject {
  const { when: _, ...rest } = schema;
  const picked = mapSubSchemas(rest, (part, { keyword, key }) => {
    if (part.when && !isThere(part.when)) return undefined;
    if (keyword === 'properties' && fields && !fields.includes(String(key))) return undefined;
    return pickProperties(part, isThere);
  });
  const names = isObject(rest.properties) ? Object.keys(rest.properties) : [];
  const left = new Set(names.filter((name) => !Object.hasOwn(picked.properties as object, name)));
  return left.size > 0 ? withoutMentions(picked, left) : picked;
}

/** Keywords that only make sense as a whole. */
const AS_A_WHOLE = [['if', 'then', 'else'], ['anyOf'], ['oneOf']];
const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'];

function withoutMentions(schema: JsonObject, left: ReadonlySet<string>): JsonObject {
  const isOther = (name: JsonValue) => !left.has(String(name));
  const isOfOthers = (part: JsonValue | undefined) => [...namedProperties(part)].every(isOther);
  const bare: JsonObject = { ...schema };
  if (Array.isArray(bare.required)) bare.required = bare.required.filter(isOther);
  for (const group of AS_A_WHOLE)
    if (!group.every((keyword) => isOfOthers(bare[keyword])))
      for (const keyword of group) delete bare[keyword];
  if (Array.isArray(bare.allOf)) {
    bare.allOf = bare.allOf.filter(isOfOthers);
    if (bare.allOf.length === 0) delete bare.allOf;
  }
  for (const keyword of DEPENDENCIES) {
    const needs = bare[keyword];
    if (!isObject(needs)) continue;
    const kept = Object.entries(needs).flatMap(([name, part]): [string, JsonValue][] => {
      if (!isOther(name)) return [];
      if (Array.isArray(part)) return [[name, part.filter(isOther)]];
      return isOfOthers(part) ? [[name, part]] : [];
    });
    bare[keyword] = Object.fromEntries(kept);
  }
  return bare;
}

function namedProperties(part: JsonValue | undefined, into = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((one) => namedProperties(one, into));
  if (!isObject(part)) return into;
  if (isObject(part.properties)) Object.keys(part.properties).forEach((name) => into.add(name));
  if (Array.isArray(part.required)) part.required.forEach((name) => into.add(String(name)));
  Object.values(part).forEach((inner) => namedProperties(inner, into));
  return into;
}
