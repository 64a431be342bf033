/** A JSON Schema (draft 7 or 2019-09) as far as a form needs it. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  $ref?: string;
  $anchor?: string;
  $defs?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  multipleOf?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  items?: Schema | Schema[];
  additionalItems?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema;
  propertyNames?: Schema;
  dependencies?: Record<string, Schema | string[]>;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
}

/** What is wrong with a value, in the shape of an Ajv error. */
export interface SchemaFault {
  /** JSON Pointer (RFC 6901) to the value. */
  instancePath: string;
  keyword: string;
  params: { missingProperty?: string; propertyName?: string; format?: string };
}

/** What a check of one value knows of the whole. */
export interface SchemaScope {
  /** Where `$ref` looks things up. */
  root: SchemaObject;
  formats: Readonly<Record<string, RegExp | ((value: string) => boolean)>>;
  /** Index of the alternative of a `oneOf` or `anyOf` that is meant at a place, if anybody said. */
  chosen?(instancePath: string): number | undefined;
}

export const fault = (
  instancePath: string,
  keyword: string,
  params: SchemaFault['params'] = {},
): SchemaFault => ({ instancePath, keyword, params });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
