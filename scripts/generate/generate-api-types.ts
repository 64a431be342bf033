import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';
import {
  callsOf,
  type Call,
  type JsonSchema,
  type OpenApi,
  type Parameter,
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

/** The parameters of a call in one place. A parameter whose schema is an object passes every value on (form style, exploded). */
function parametersIn(call: Call, place: Parameter['in']) {
  const own = call.parameters.filter(
    ({ name, in: where }) => where === place && !CLIENT_HEADERS.includes(name),
  );
  const isOpen = own.some(({ schema }) => schema.type === 'object');
  const properties = own.map(({ name, description, schema }): [string, JsonSchema] => [
    name,
    { ...bare(schema), description },
  ]);
  const schema: JsonSchema = {
    type: 'object',
    properties: isOpen ? {} : Object.fromEntries(properties),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: isOpen,
  };
  return { own, isOpen, schema: own.length === 0 ? undefined : schema };
}

const referenceTo = (name: string | undefined): JsonSchema | undefined =>
  name === undefined ? undefined : { $ref: `#/$defs/${name}` };

function callSchema(call: Call): JsonSchema {
  const { schema: query } = parametersIn(call, 'query');
  const parts = Object.entries({
    path: parametersIn(call, 'path').schema,
    query,
    headers: parametersIn(call, 'header').schema,
    body: referenceTo(call.body),
    answer: referenceTo(call.answer),
  }).filter((part): part is [string, JsonSchema] => part[1] !== undefined);
  return {
    type: 'object',
    description: `${call.method} ${call.path}: ${call.summary}`,
    properties: Object.fromEntries(parts),
    required: parts.map(([name]) => name).filter((name) => name !== 'query' || query!.required![0]),
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
  const { additionalProperties, properties = {} } = schemas[call.body ?? ''] ?? {};
  const fields = Object.keys(properties);
  const query = parametersIn(call, 'query');
  const entry = {
    method: call.method,
    path: call.path,
    query: query.isOpen ? 'any' : query.own.map(({ name }) => name),
    body: additionalProperties && fields.length === 0 ? 'any' : fields,
    isBodyOpen: additionalProperties ?? false,
    keepEmpty: fields.filter((name) => properties[name]!['x-keep-empty']),
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

export async function apiTypes(document: OpenApi): Promise<Record<string, string>> {
  const [api, operations] = await Promise.all([apiFile(document), operationsFile(document)]);
  return { 'api.ts': api, 'operations.ts': operations };
}

export async function readOpenApi(): Promise<OpenApi> {
  return JSON.parse(await readFile(source, 'utf8'));
}

export async function generateApiTypes(): Promise<void> {
  const files = await apiTypes(await readOpenApi());
  for (const [name, code] of Object.entries(files)) await writeFile(join(target, name), code);
}
