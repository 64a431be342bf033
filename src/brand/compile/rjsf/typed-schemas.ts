import { isObject } from '../../../contract/is-object.ts';
import { closingReferences } from './asked-schemas.ts';
import { isTest, referencedBy, subSchemas } from '../sub-schemas.ts';
import type { JsonObject, Slot } from '../sub-schemas.ts';

/** A keyword because of which RJSF would ask about a schema that only typing makes. */
export interface TypedSchema {
  owner: JsonObject;
  keyword: string;
  /** An alternative changes with what is typed, or holds itself; several patterns describe one name. */
  why: 'alternative' | 'circle' | 'patterns';
}

const DEPENDENCIES: readonly string[] = ['dependencies', 'dependentSchemas'];
const DECIDING: readonly string[] = ['oneOf', 'anyOf', 'if', ...DEPENDENCIES];

/**
 * The places of a form's schema for which `askedSchemas` cannot list all that RJSF would ask about.
 * A choice compares a value with each alternative after RJSF has resolved the conditions,
 * dependencies and named fields of the alternative by that value; of one that holds itself it resolves as
 * much as the value is deep; and a name's schema is made of all patterns that it matches.
 */
export function findTypedSchemas(root: JsonObject): TypedSchema[] {
  const closing = closingReferences(root);
  const found: TypedSchema[] = [];
  const visit = (schema: JsonObject, slot?: Slot): void => {
    const parts = subSchemas(schema).filter(([, inner]) => !isTest(inner));
    // Which alternative of a dependency applies is decided by one field, whose schemas are known.
    const isChoice = !DEPENDENCIES.includes(slot?.keyword ?? '');
    for (const [part, { keyword }] of isChoice ? parts : []) {
      if (keyword !== 'oneOf' && keyword !== 'anyOf') continue;
      found.push(...changesIn(part, root), ...circlesIn(part, root, closing));
    }
    found.push(...crossingPatterns(schema));
    for (const [part, inner] of parts) visit(part, inner);
  };
  visit(root);
  return found;
}

function changesIn(
  schema: JsonObject,
  root: JsonObject,
  within: readonly JsonObject[] = [],
): TypedSchema[] {
  if (within.includes(schema)) return [];
  const target = referencedBy(schema, root);
  const same = [
    ...(Array.isArray(schema.allOf) ? schema.allOf.filter((one) => isObject(one)) : []),
    ...(target ? [target] : []),
  ] as JsonObject[];
  return [
    ...Object.keys(schema)
      .filter((keyword) => isTyped(keyword, schema[keyword]))
      .map((keyword): TypedSchema => ({ owner: schema, keyword, why: 'alternative' })),
    ...same.flatMap((part) => changesIn(part, root, [...within, schema])),
  ];
}

function isTyped(keyword: string, value: unknown): boolean {
  if (keyword === 'additionalProperties') return value !== false;
  if (keyword === 'if' || keyword === 'patternProperties') return true;
  return (
    DEPENDENCIES.includes(keyword) &&
    isObject(value) &&
    Object.values(value).some((one) => isObject(one))
  );
}

/** The reference within an alternative that leads back to a schema around it. */
function circlesIn(
  option: JsonObject,
  root: JsonObject,
  closing: ReadonlySet<JsonObject>,
): TypedSchema[] {
  const reached = new Set([option]);
  for (const schema of reached) {
    if (closing.has(schema)) return [{ owner: schema, keyword: '$ref', why: 'circle' }];
    for (const [part] of subSchemas(schema)) reached.add(part);
    const target = referencedBy(schema, root);
    if (target) reached.add(target);
  }
  return [];
}

/** Patterns that may describe one name together, of which at least one decides by values. */
function crossingPatterns(owner: JsonObject): TypedSchema[] {
  const { patternProperties, properties } = owner;
  if (!isObject(patternProperties)) return [];
  const patterns = Object.keys(patternProperties);
  const named = Object.entries(isObject(properties) ? properties : {}).filter(([name]) => {
    return patterns.some((pattern) => new RegExp(pattern, 'u').test(name));
  });
  const isCrossing = patterns.length > 1 || named.length > 0;
  const parts = [...Object.values(patternProperties), ...named.map(([, part]) => part)];
  const isDecided = parts.some((part) => isObject(part) && decides(part as JsonObject));
  return isCrossing && isDecided ? [{ owner, keyword: 'patternProperties', why: 'patterns' }] : [];
}

/** Whether values decide about a schema: it, or one about the same value, has alternatives or conditions. */
const decides = (schema: JsonObject): boolean =>
  DECIDING.some((keyword) => keyword in schema) ||
  '$ref' in schema ||
  (Array.isArray(schema.allOf) && schema.allOf.some((one) => decides(one as JsonObject)));
