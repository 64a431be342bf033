import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { answerFields, readList } from '../../src/api/answer-shape.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { isObject } from '../../src/contract/is-object.ts';
import { callsOf, type JsonSchema, type OpenApi } from '../../src/contract/openapi-document.ts';

const document = openapi as unknown as OpenApi;
export const { schemas } = document.components;
export const calls = callsOf(document);
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictRequired: false });
ajv.addVocabulary(['components']).addSchema({ components: { schemas } }, 'openapi.json');

/** The name of the schema of a call's answer; several calls may share one. */
export const answerName = (operationId: OperationId): string | undefined =>
  calls.find(({ id }) => id === operationId)?.answer;

/** The names by which answers that are lists are read. */
const LISTS: { [Id in OperationId]?: { name: string; textName?: string } } = {
  getTickets: { name: 'tickets' },
  getFranchiseRegions: { name: 'regions', textName: 'region' },
  getFranchiseCities: { name: 'cities', textName: 'city' },
  getFranchiseUnits: { name: 'units' },
};

/** The answer as the product reads it: out of its wrapper, keys in camelCase. Nulls count as missing. */
function readable(operationId: OperationId, answer: unknown): unknown {
  const list = LISTS[operationId];
  if (list) return readList(operationId, answer, list, withoutNulls);
  return typeof answer === 'string' ? undefined : withoutNulls(answerFields(answer));
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutNulls(inner)]));
}

/** A reader's place in an answer, 'tickets[0]', without the name by which it calls a list that is the whole answer. */
export const placeIn = (operationId: OperationId, place: string): string =>
  LISTS[operationId] ? place.replace(/^\w+(?=\[)/, '') : place;

const resolved = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1)!]! : schema;

/** A field's names and places, 'plans[0].id' as 'plans', '0', 'id'. */
const partsOf = (field: string): string[] => field.split(/[.[\]]+/).filter(Boolean);

/** The words of the OpenAPI document about a field of an answer; about the answer itself without a field. */
export function expectedAt(operationId: OperationId, field = ''): string | undefined {
  const name = answerName(operationId);
  if (!name) return undefined;
  let schema = schemas[name]!;
  for (const part of partsOf(field)) {
    const next = /^\d+$/.test(part) ? schema.items : schema.properties?.[part];
    if (!isObject(next)) break;
    schema = resolved(next as JsonSchema);
  }
  const { type, minimum, minItems, required, description, examples } = schema;
  const limits = [
    [type].flat().join(' | '),
    minimum === undefined ? '' : `>= ${minimum}`,
    minItems === undefined ? '' : `>= ${minItems} items`,
    required ? `with ${required.join(', ')}` : '',
  ];
  const [example] = (examples ?? []) as unknown[];
  return `${limits.filter(Boolean).join(', ')} (${description}), as in ${JSON.stringify(example)}`;
}

/** The value at a field of an answer. */
export function valueAt(operationId: OperationId, answer: unknown, field: string): unknown {
  try {
    let value = readable(operationId, answer);
    for (const part of partsOf(field))
      value = (value as Record<string, unknown> | undefined)?.[part];
    return value;
  } catch {
    return answer;
  }
}

/** The field at a JSON Pointer: '/plans/0/id' is 'plans[0].id'. */
const fieldOfError = ({ instancePath, params, keyword }: ErrorObject): string => {
  const pointer =
    keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath;
  const field = pointer.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');
  return field.replace(/^\./, '');
};

/**
 * The fields of an answer that are not as the OpenAPI document has them, each once. None where the answer cannot
 * be read at all: its reader says so.
 */
export function undocumentedFields(operationId: OperationId, answer: unknown): string[] {
  const name = answerName(operationId);
  if (!name || answer === undefined) return [];
  try {
    const value = readable(operationId, answer);
    if (value === undefined) return [];
    const validate = ajv.getSchema(`openapi.json#/components/schemas/${name}`)!;
    void validate(value);
    return [...new Set((validate.errors ?? []).map(fieldOfError))];
  } catch {
    return [];
  }
}
