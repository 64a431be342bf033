export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  uniqueItems?: boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** As `required`, but a parent may have said it. */
  needed?: string[];
  additionalProperties?: boolean | JsonSchema;
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
}

/** A schema with its `$ref` into the own document put in; what it says beside the `$ref` wins. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  if (name === undefined) return schema;
  const { $ref: _, ...own } = schema;
  return { ...resolved(root.$defs![name]!, root), ...own };
}
