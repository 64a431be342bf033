import type { JsonValue } from '../../brand/parse/node.ts';

/** The keywords of the meta-schemas that corrections look at. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: JsonValue[];
  const?: JsonValue;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

export const typesOf = ({ type = [] }: JsonSchema): string[] => [type].flat();

/** A schema, or the one of the same document that it refers to. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const [, ...path] = schema.$ref?.startsWith('#/') ? schema.$ref.split('/') : [];
  if (path.length === 0) return schema;
  const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], root);
  return { ...(found as JsonSchema | undefined), ...schema };
}
