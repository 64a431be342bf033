import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { attempt } from '../contract/attempt.ts';
import type { OperationId } from '../contract/generated/operations.ts';
import { callsOf, type Call, type OpenApi, type Parameter } from '../contract/openapi-document.ts';

export interface CheckedRequest {
  operationId: OperationId;
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  body: Record<string, unknown>;
  headers: Headers;
}

const DOCUMENT = 'openapi.json';
const document = openapi as unknown as OpenApi;

const ajv = new Ajv2020({ allowUnionTypes: true }).addVocabulary(['components', 'x-keep-empty']);
ajv.addSchema({ components: { schemas: document.components.schemas } }, DOCUMENT);

function partSchema(call: Call, where: Parameter['in']): object {
  const own = call.parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: own.some(({ schema }) => schema.type === 'object'),
  };
}

export const CALLS: readonly Call[] = callsOf(document);

// A validator is compiled when its call first arrives.
for (const call of CALLS) {
  const body = call.body && { body: { $ref: `${DOCUMENT}#/components/schemas/${call.body}` } };
  const schema = {
    type: 'object',
    properties: {
      path: partSchema(call, 'path'),
      query: partSchema(call, 'query'),
      headers: partSchema(call, 'header'),
      ...body,
    },
  };
  ajv.addSchema(schema, call.id);
}

export const MONEY_CALLS = CALLS.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
).map(({ id }) => id as OperationId);

function queryOf(call: Call, search: URLSearchParams): CheckedRequest['query'] {
  const isList = (name: string) =>
    call.parameters.some((own) => own.name === name && own.schema.type === 'array');
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 || isList(name) ? values : values[0]!];
    }),
  );
}

function headersOf(call: Call, headers: Headers): Record<string, string> {
  return Object.fromEntries(
    call.parameters
      .filter((parameter) => parameter.in === 'header' && headers.has(parameter.name))
      .map(({ name }) => [name, headers.get(name)!]),
  );
}

const REQUEST_PARTS: Record<string, string> = {
  path: 'path parameter',
  query: 'query parameter',
  headers: 'header',
  body: 'body field',
};

/** '/body/paymentMethods/0/card' → 'body field paymentMethods[0].card'. */
function placeName(pointer: string): string {
  const [part = '', ...names] = pointer.split('/').slice(1);
  const path = names.join('.').replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]');
  return [REQUEST_PARTS[part] ?? part, path].filter(Boolean).join(' ');
}

/** Says in one sentence why a request is refused, without repeating a value of it. */
export function invalidRequestSentence(call: string, error: ErrorObject): string {
  const at = error.instancePath;
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  if (params.missingProperty) {
    return `${call}: ${placeName(`${at}/${params.missingProperty}`)} is missing.`;
  }
  if (params.additionalProperty) {
    return `${call}: ${placeName(`${at}/${params.additionalProperty}`)} is not part of this call.`;
  }
  if (error.keyword === 'false schema') return `${call}: ${placeName(at)} does not belong here.`;
  const allowed = (error.params as { allowedValues?: unknown[] }).allowedValues;
  const list = allowed ? `: ${allowed.join(', ')}` : '';
  return `${call}: ${placeName(at)} ${error.message}${list}.`;
}

/** The request as its call understands it, or the sentence that says what breaks the contract. */
export function checkRequest(
  call: Call,
  request: { url: string; headers: Headers; path: Record<string, string>; body?: string },
): CheckedRequest | { refusal: string } {
  const name = `${call.method} ${call.path}`;
  const { headers, path } = request;
  if (!headers.get('accept')?.includes('application/json')) {
    return { refusal: `${name}: header accept does not ask for application/json.` };
  }
  if (call.body && !headers.get('content-type')?.startsWith('application/json')) {
    return { refusal: `${name}: header content-type is not application/json.` };
  }
  const body = call.body && attempt<unknown>(() => JSON.parse(request.body ?? ''));
  if (call.body && body === undefined) return { refusal: `${name}: the body is not JSON.` };
  const query = queryOf(call, new URL(request.url).searchParams);
  const validate = ajv.getSchema(call.id)!;
  if (!validate({ path, query, headers: headersOf(call, headers), body })) {
    return { refusal: invalidRequestSentence(name, validate.errors![0]!) };
  }
  const operationId = call.id as OperationId;
  return { operationId, path, query, body: (body ?? {}) as CheckedRequest['body'], headers };
}
