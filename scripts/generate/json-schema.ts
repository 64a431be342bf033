export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string | string[];
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** As `required`, but a parent may have said it. */
  needed?: string[];
  additionalProperties?: boolean | JsonSchema;
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  then?: JsonSchema;
}

/** A schema with its `$ref` into the own document put in; what it says beside the `$ref` wins. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  if (name === undefined) return schema;
  const { $ref: _, ...own } = schema;
  return { ...resolved(root.$defs![name]!, root), ...own };
}

/** Without titles, which would become type aliases, and examples, which hold `$ref`s of the brand language and would be long comments. */
export const bare = <Schema>(schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'title' && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
        ? undefined
        : value,
    ),
  );
