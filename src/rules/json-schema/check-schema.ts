import { checkGroup } from './check-group.ts';
import { checkList } from './check-list.ts';
import { checkPlain } from './check-plain.ts';
import { resolveReference } from './resolve-reference.ts';
import { fault, isObject, type Schema, type SchemaFault, type SchemaScope } from './schema.ts';

/**
 * What is wrong with a value, by a schema that need not have been compiled: Ajv compiles to code,
 * which a page's policy forbids in the browser. Of alternatives that all fail, those faults count
 * that the chosen one has, or else the one that comes nearest. An unknown keyword, format or
 * reference refuses nothing.
 */
export function checkSchema(
  schema: Schema,
  value: unknown,
  scope: SchemaScope,
  at = '',
): SchemaFault[] {
  if (schema === false) return [fault(at, 'false schema')];
  if (schema === true) return [];
  const check = (part: Schema, place = at, inner = value) => checkSchema(part, inner, scope, place);
  const target = schema.$ref === undefined ? undefined : resolveReference(schema.$ref, scope.root);
  const faults = [
    ...(target === undefined ? [] : check(target)),
    ...checkPlain(schema, value, at, scope),
    ...(Array.isArray(value) ? checkList(schema, value, at, check) : []),
    ...(isObject(value) ? checkGroup(schema, value, at, check) : []),
    ...(schema.allOf ?? []).flatMap((part) => check(part)),
    ...checkChoice('anyOf', schema.anyOf, at, check, scope),
    ...checkChoice('oneOf', schema.oneOf, at, check, scope),
  ];
  if (schema.not !== undefined && check(schema.not).length === 0) faults.push(fault(at, 'not'));
  if (schema.if !== undefined) {
    const branch = check(schema.if).length === 0 ? schema.then : schema.else;
    if (branch !== undefined) faults.push(...check(branch));
  }
  return faults;
}

function checkChoice(
  keyword: 'anyOf' | 'oneOf',
  alternatives: Schema[] | undefined,
  at: string,
  check: (part: Schema) => SchemaFault[],
  { chosen }: SchemaScope,
): SchemaFault[] {
  if (!alternatives) return [];
  const found = alternatives.map((part) => check(part));
  const right = found.filter(({ length }) => length === 0).length;
  if (keyword === 'anyOf' ? right > 0 : right === 1) return [];
  const meant = found[chosen?.(at) ?? -1] ?? nearest(found);
  const isPlainChoice = meant.every((one) => one.keyword === 'const' && one.instancePath === at);
  return isPlainChoice ? [fault(at, keyword)] : meant;
}

/** A wrong constant tells that an alternative is not meant, more than a wrong type, more than a gap. */
const WEIGHTS: Readonly<Record<string, number>> = { const: 100, enum: 100, type: 10 };

function nearest(found: SchemaFault[][]): SchemaFault[] {
  const weight = (faults: SchemaFault[]) =>
    faults.reduce((sum, { keyword }) => sum + (WEIGHTS[keyword] ?? 1), 0);
  return found.reduce((best, one) => (weight(one) < weight(best) ? one : best), found[0] ?? []);
}
