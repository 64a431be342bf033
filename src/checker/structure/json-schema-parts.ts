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

/** No file nests its settings deeper. */
const MAX_DEPTH = 4;

/** The paths of all objects that have a key of this name, '' being the whole file. */
export function ownersOf(key: string, root: JsonSchema): string[] {
  const look = (written: JsonSchema, path: string, depth: number): string[] => {
    const { properties = {} } = resolved(written, root);
    const inner = Object.entries(properties).flatMap(([name, one]) =>
      depth < MAX_DEPTH ? look(one, path === '' ? name : `${path}.${name}`, depth + 1) : [],
    );
    return Object.hasOwn(properties, key) ? [path, ...inner] : inner;
  };
  return look(root, '', 0);
}
