import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';
import {
  callsOf,
  type Call,
  type JsonSchema,
  type OpenApi,
} from '../../src/contract/openapi-document.ts';

const source = 'schemas/api/openapi.json';
const target = 'src/contract/generated';
const banner = `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
const style = { singleQuote: true, printWidth: 100 } as const;

/** Set by the client itself on every call, so no caller is asked for it. */
const CLIENT_HEADERS = ['appVersion'];

/** Titles would become type aliases and examples long comments; both stay in the document. */
function bare(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value) =>
    (key === 'title' && typeof value === 'string') || key === 'examples' ? undefined : value,
  );
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
}

/** A parameter whose schema is an open object passes every value on (form style, exploded). */
function parameterNames(call: Call, where: 'query'): string[] | 'any' {
  const own = call.parameters.filter((parameter) => parameter.in === where);
  const open = own.some(({ schema }) => schema.type === 'object');
  return open ? 'any' : own.map(({ name }) => name);
}

function parametersSchema(call: Call, where: 'path' | 'query' | 'header'): JsonSchema | undefined {
  const own = call.parameters.filter(
    ({ name, in: place }) => place === where && !CLIENT_HEADERS.includes(name),
  );
  if (own.length === 0) return undefined;
  const open = where === 'query' && parameterNames(call, where) === 'any';
  return {
    type: 'object',
    properties: open
      ? {}
      : Object.fromEntries(
          own.map(({ name, description, schema }) => [name, { ...bare(schema), description }]),
        ),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: open,
  };
}

function callSchema(call: Call): JsonSchema {
  const parts: Record<string, JsonSchema | undefined> = {
    path: parametersSchema(call, 'path'),
    query: parametersSchema(call, 'query'),
    headers: parametersSchema(call, 'header'),
    body: call.body ? { $ref: `#/$defs/${call.body}` } : undefined,
    answer: call.answer ? { $ref: `#/$defs/${call.answer}` } : undefined,
  };
  const given = Object.entries(parts).filter(([, schema]) => schema !== undefined);
  const optional = (part: string, schema?: JsonSchema) =>
    part === 'query' && schema?.required?.length === 0;
  return {
    type: 'object',
    description: `${call.method} ${call.path}: ${call.summary}`,
    properties: Object.fromEntries(given) as Record<string, JsonSchema>,
    required: given.filter(([part, schema]) => !optional(part, schema)).map(([part]) => part),
    additionalProperties: false,
  };
}

async function apiFile(document: OpenApi): Promise<string> {
  const calls = callsOf(document);
  const root = {
    description: 'What each call takes and answers, by operationId.',
    type: 'object',
    properties: Object.fromEntries(calls.map((call) => [call.id, callSchema(call)])),
    required: calls.map(({ id }) => id),
    additionalProperties: false,
    $defs: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [name, bare(schema)]),
    ),
  };
  return compile(root as never, 'ApiCalls', {
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    style,
  });
}

function operationEntry(call: Call, schemas: OpenApi['components']['schemas']): string {
  const schema = call.body ? schemas[call.body]! : undefined;
  const fields = Object.entries(schema?.properties ?? {});
  const isOpen = Boolean(schema?.additionalProperties);
  const entry = {
    method: call.method,
    path: call.path,
    query: parameterNames(call, 'query'),
    body: isOpen && fields.length === 0 ? 'any' : fields.map(([name]) => name),
    isBodyOpen: isOpen,
    keepEmpty: fields.filter(([, field]) => field['x-keep-empty']).map(([name]) => name),
    needsKey: call.parameters.some((one) => one.name === 'Idempotency-Key' && one.required),
  };
  return `${call.id}: ${JSON.stringify(entry)},`;
}

function operationsFile(document: OpenApi): Promise<string> {
  const entries = callsOf(document).map((call) =>
    operationEntry(call, document.components.schemas),
  );
  const code = `${banner}
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

export const OPERATIONS = {
${entries.join('\n')}
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
`;
  return format(code, { ...style, parser: 'typescript' });
}

/** Types and table of the calls that an OpenAPI document describes, by file name. */
export async function apiTypes(document: OpenApi): Promise<Record<string, string>> {
  const [api, operations] = await Promise.all([apiFile(document), operationsFile(document)]);
  return { 'api.ts': api, 'operations.ts': operations };
}

export async function readOpenApi(): Promise<OpenApi> {
  return JSON.parse(await readFile(source, 'utf8'));
}

/** Writes the types and the table of the calls to src/contract/generated. */
export async function generateApiTypes(): Promise<void> {
  const files = await apiTypes(await readOpenApi());
  for (const [name, code] of Object.entries(files)) await writeFile(join(target, name), code);
}
