import { referencedBy, subSchemas, type JsonObject } from './sub-schemas.ts';

/** The number of fields that a form may show at once; drawing 300 takes the server half a second. */
export const MAX_FIELDS = 300;
export const MAX_LEVELS = 12;

export interface Excess {
  why: 'circle' | 'fields' | 'levels';
  path: readonly string[];
}

/** Counts all properties, the entries that `minItems` or `default` ask for, and the first of several alternatives. */
export function findExcess(root: JsonObject): Excess | undefined {
  let fields = 0;
  const count = (
    schema: JsonObject,
    path: readonly string[],
    around: readonly JsonObject[],
  ): Excess | undefined => {
    if (around.includes(schema)) return { why: 'circle', path };
    if (path.length > MAX_LEVELS) return { why: 'levels', path };
    const within = [...around, schema];
    const target = referencedBy(schema, root);
    let excess = target && count(target, path, within);
    for (const [part, { keyword, key }] of subSchemas(schema)) {
      const isSameValue = keyword === 'allOf' || (/^(one|any)Of$/.test(keyword) && key === 0);
      const times = keyword === 'items' ? entriesOf(schema, part, key) : 1;
      if (isSameValue) excess ??= count(part, path, within);
      else if ((keyword === 'properties' || keyword === 'items') && times > 0) {
        fields += times;
        if (fields > MAX_FIELDS) return { why: 'fields', path };
        excess ??= count(part, [...path, keyword === 'items' ? '*' : String(key)], within);
      }
    }
    return excess;
  };
  return count(root, [], []);
}

function entriesOf(list: JsonObject, part: JsonObject, place: string | number | undefined): number {
  // Entries with a place of their own, and lists of boxes to tick, which are one field.
  if (place !== undefined) return 1;
  if (list.uniqueItems === true && Array.isArray(part.enum)) return 0;
  const given = Array.isArray(list.default) ? list.default.length : 0;
  return Math.max(typeof list.minItems === 'number' ? list.minItems : 0, given);
}
