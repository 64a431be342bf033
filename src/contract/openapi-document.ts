export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: JsonSchema;
}

type Ref = { $ref: string };

type Content = { content?: { 'application/json'?: { schema: Ref } } };

export interface Operation {
  operationId: string;
  summary: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: Content;
  responses: Record<string, Content | Ref>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, JsonSchema> };
}

/** One call of the document, with everything it refers to by name already looked up. */
export interface Call {
  id: string;
  summary: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: string;
  /** Name of the first 2xx answer's schema below components/schemas. */
  answer?: string;
}

const lastPart = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function schemaName(part: Content | Ref = {}): string | undefined {
  const schema = 'content' in part ? part.content?.['application/json']?.schema : undefined;
  return schema && lastPart(schema.$ref);
}

export function callsOf(document: OpenApi): Call[] {
  const resolve = (parameter: Parameter | Ref): Parameter =>
    '$ref' in parameter ? document.components.parameters[lastPart(parameter.$ref)]! : parameter;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      summary: operation.summary,
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).map(resolve),
      body: schemaName(operation.requestBody),
      answer: schemaName(
        Object.entries(operation.responses).find(([code]) => code[0] === '2')?.[1],
      ),
    })),
  );
}
