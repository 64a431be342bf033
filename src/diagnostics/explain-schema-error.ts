import type { ErrorObject } from 'ajv';
import { nearestName } from '../brand/nearest-name.ts';

/** What an Ajv error means, in words that a person who edits JSON can act on; undefined: says nothing new. */
export function explainSchemaError(
  error: ErrorObject,
): { rule: string; message: string } | undefined {
  const { keyword, params, schema, data } = error;
  const value = JSON.stringify(data);
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      const known = knownKeys(error);
      const near = nearestName(name, known);
      const hint = near
        ? ` Did you mean '${near}'?`
        : known.length > 0
          ? ` Known here: ${known.filter((key) => !key.startsWith('$')).join(', ')}.`
          : '';
      return { rule: 'unknown-key', message: `The key '${name}' is not known here.${hint}` };
    }
    case 'required':
      return {
        rule: 'missing-key',
        message: `The key '${params.missingProperty}' is missing, here and in every parent. Add it.`,
      };
    case 'enum': {
      const allowed = (schema as unknown[]).map(String);
      const near = typeof data === 'string' ? nearestName(data, allowed) : undefined;
      return {
        rule: 'value',
        message: `${value} is not one of the values allowed here.${near ? ` Did you mean '${near}'?` : ''} Allowed: ${allowed.join(', ')}.`,
      };
    }
    case 'const':
      return { rule: 'value', message: `${value} has to be ${JSON.stringify(schema)} here.` };
    case 'type':
      return {
        rule: 'type',
        message: `${value} is of the wrong type: ${[params.type].flat().map(inWords).join(' or ')} is expected.`,
      };
    case 'pattern':
      return {
        rule: 'value',
        message: `${value} does not have the form expected here${exampleOf(error)}.`,
      };
    case 'format':
      return {
        rule: 'value',
        message: `${value} is no valid ${params.format === 'uri' ? 'web address' : params.format}${exampleOf(error)}.`,
      };
    case 'minimum':
    case 'maximum':
      return {
        rule: 'value',
        message: `${value} is out of range: ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit} is allowed.`,
      };
    case 'minItems':
      return { rule: 'value', message: `At least ${params.limit} entry is needed here.` };
    case 'uniqueItems':
      return { rule: 'value', message: 'The same entry stands here twice. Keep one of them.' };
    case 'oneOf':
    case 'anyOf':
      return {
        rule: 'value',
        message: `${value} has none of the forms allowed here${exampleOf(error)}.`,
      };
    case 'if':
    case 'allOf':
      return undefined;
    default:
      return { rule: 'value', message: `${value} is not allowed here: it ${error.message}.` };
  }
}

type Branch = {
  if?: { properties?: Record<string, { const?: unknown }> };
  then?: { properties?: object };
};

/** Keys of the schema itself and of the conditional parts that apply to this value. */
function knownKeys({ parentSchema, data }: ErrorObject): string[] {
  const own = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  const value = data as Record<string, unknown>;
  const branches = ((parentSchema?.allOf as Branch[] | undefined) ?? []).filter(({ if: test }) =>
    Object.entries(test?.properties ?? {}).every(([key, { const: one }]) => value[key] === one),
  );
  return [...own, ...branches.flatMap(({ then }) => Object.keys(then?.properties ?? {}))];
}

function exampleOf({ parentSchema }: ErrorObject): string {
  const example = (parentSchema?.examples as unknown[] | undefined)?.[0];
  return example === undefined ? '' : `. Example: ${JSON.stringify(example)}`;
}

function inWords(type: string): string {
  const words: Record<string, string> = {
    string: 'a text in quotes',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    object: 'an object in braces',
    array: 'a list in brackets',
    null: 'null',
  };
  return words[type] ?? type;
}
