type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A meta-schema as it holds for a brand merged with all its parents: what the brand language lists
 * in `needed`, any of them may have said, so that a single file is asked only for `required`.
 */
export function completed<Schema extends object>(schema: Schema): Schema {
  return complete(schema as unknown as Json) as unknown as Schema;
}

function complete(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(complete);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([key, value]): [string, Json] => [
    key,
    key === 'examples' ? value : complete(value),
  ]);
  const { needed, ...rest } = Object.fromEntries(inner);
  // Among 'properties' stands a property of that name; it is a schema, no list.
  if (!Array.isArray(needed)) return Object.fromEntries(inner);
  return { ...rest, required: [...((rest.required ?? []) as Json[]), ...needed] };
}
