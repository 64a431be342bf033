import { readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import {
  callsOf,
  type Call,
  type JsonSchema,
  type OpenApi,
  type Parameter,
} from '../../src/contract/openapi-document.ts';
import { bare } from './generate-brand-types.ts';
import { writeModule } from './write-formatted.ts';

const SOURCE = 'schemas/api/openapi.json';

/** Set by the client itself on every call, so no caller is asked for it. */
const CLIENT_HEADER = 'appVersion';

const isOpen = ({ schema }: Parameter): boolean => schema.type === 'object';

const parametersIn = (call: Call, place: Parameter['in']): Parameter[] =>
  call.parameters.filter((one) => one.in === place && one.name !== CLIENT_HEADER);

const objectOf = (properties: object, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A parameter whose schema is an object passes every value on (form style, exploded). */
function parametersSchema(parameters: readonly Parameter[]) {
  if (parameters.length === 0) return undefined;
  const open = parameters.find(isOpen);
  if (open) return { type: 'object', additionalProperties: true };
  const properties = parameters.map(({ name, schema, description }) => [
    name,
    { ...schema, description },
  ]);
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return objectOf(Object.fromEntries(properties), required);
}

function callSchema(call: Call) {
  const query = parametersIn(call, 'query');
  const parts = Object.entries({
    path: parametersSchema(parametersIn(call, 'path')),
    query: parametersSchema(query),
    headers: parametersSchema(parametersIn(call, 'header')),
    body: call.body && { $ref: `#/$defs/${call.body}` },
    answer: call.answer && { $ref: `#/$defs/${call.answer}` },
  }).filter(([, schema]) => schema);
  const isNeeded = (part: string) => part !== 'query' || query.some(({ required }) => required);
  return {
    ...objectOf(Object.fromEntries(parts), parts.map(([part]) => part).filter(isNeeded)),
    description: `${call.method} ${call.path}: ${call.summary}`,
  };
}

function apiFile(calls: readonly Call[], { components }: OpenApi): Promise<string> {
  const properties = Object.fromEntries(calls.map((call) => [call.id, callSchema(call)]));
  const root = {
    ...objectOf(properties, Object.keys(properties)),
    description: 'What each call takes and answers, by operationId.',
    $defs: components.schemas,
  };
  const text = JSON.stringify(bare(root)).replaceAll('#/components/schemas/', '#/$defs/');
  return compile(JSON.parse(text), 'ApiCalls', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    format: false,
  });
}

function operationOf(call: Call, schema: JsonSchema = {}) {
  const { additionalProperties: isBodyOpen = false, properties = {} } = schema;
  const fields = Object.keys(properties);
  const query = parametersIn(call, 'query');
  return {
    method: call.method,
    path: call.path,
    query: query.some(isOpen) ? 'any' : query.map(({ name }) => name),
    body: isBodyOpen && fields.length === 0 ? 'any' : fields,
    isBodyOpen,
    keepEmpty: fields.filter((name) => properties[name]!['x-keep-empty']),
    needsKey: call.parameters.some((one) => one.name === 'Idempotency-Key' && one.required),
  };
}

function operationsFile(calls: readonly Call[], { components }: OpenApi): string {
  const entries = calls.map((call) => [
    call.id,
    operationOf(call, components.schemas[call.body ?? '']),
  ]);
  return `
/** One call: where it goes and which fields it may carry; 'any' where they are passed through. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly query: readonly string[] | 'any';
  readonly body: readonly string[] | 'any';
  /** The body may carry more than these fields. */
  readonly isBodyOpen: boolean;
  /** Body fields that are sent even when empty. */
  readonly keepEmpty: readonly string[];
  /** The call moves money, and is told apart by its Idempotency-Key. */
  readonly needsKey: boolean;
}

export const OPERATIONS = ${JSON.stringify(Object.fromEntries(entries))} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
`;
}

export const readOpenApi = async (): Promise<OpenApi> => JSON.parse(await readFile(SOURCE, 'utf8'));

/** The code of the types of all calls, and that of the table of operations. */
export async function apiTypes(document: OpenApi): Promise<{ api: string; operations: string }> {
  const calls = callsOf(document);
  return { api: await apiFile(calls, document), operations: operationsFile(calls, document) };
}

export async function generateApiTypes(): Promise<void> {
  for (const [name, code] of Object.entries(await apiTypes(await readOpenApi()))) {
    await writeModule(`src/contract/generated/${name}.ts`, SOURCE, code);
  }
}
