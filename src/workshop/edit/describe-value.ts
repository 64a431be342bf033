import type { JsonValue } from '../../brand/parse/node.ts';
import { resolved, typesOf, type JsonSchema } from './json-schema-parts.ts';
import { valueIn, type DocumentPath, type PathStep } from './json-text.ts';

/** Kinds of values. */
export type ValueKind = { description?: string } & (
  | { kind: 'text' | 'link' | 'number' | 'boolean' | 'colour' }
  | { kind: 'choice'; options: (string | number)[] }
  /** `pattern` is that of its file's name. */
  | { kind: 'image'; pattern: string }
);

/** The keywords of the schemas of brand files that say what a value may be. */
export interface DocumentSchema extends JsonSchema {
  description?: string;
  format?: string;
  additionalProperties?: boolean | DocumentSchema;
  properties?: Record<string, DocumentSchema>;
  items?: DocumentSchema;
  oneOf?: DocumentSchema[];
  anyOf?: DocumentSchema[];
  allOf?: DocumentSchema[];
  if?: DocumentSchema;
  then?: DocumentSchema;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Kinds that the value at a path may have, by the schema of its document and what it is now. */
export function describeValue(
  schema: DocumentSchema,
  document: JsonValue | undefined,
  path: DocumentPath,
): ValueKind {
  const parts = schemasAt(schema, document, path);
  const now = valueIn(document, path);
  const description = parts.find((one) => one.description !== undefined)?.description;
  const types = parts.flatMap((one) => typesOf(one));
  const options = [...new Set(parts.flatMap((one) => choicesOf(one)))];
  const isOpen = parts.some((one) => isPlain(one));
  const pattern = parts.find((one) => /svg|png/.test(one.pattern ?? ''))?.pattern;
  if (options.length > 1 && !isOpen) return { kind: 'choice', options, description };
  if (pattern !== undefined) return { kind: 'image', pattern, description };
  if (typeof now === 'boolean' || types.includes('boolean'))
    return { kind: 'boolean', description };
  if (typeof now === 'number' || types.some((type) => type === 'number' || type === 'integer')) {
    return { kind: 'number', description };
  }
  if (typeof now === 'string' && COLOUR.test(now)) return { kind: 'colour', description };
  const isLink = parts.some(({ format }) => format?.startsWith('uri'));
  return { kind: isLink ? 'link' : 'text', description };
}

/** Whether a schema takes values that no list names. */
const isPlain = (schema: DocumentSchema) =>
  choicesOf(schema).length === 0 && typesOf(schema).some((type) => type !== 'object');

function choicesOf({ const: only, enum: all = [] }: DocumentSchema): (string | number)[] {
  const values = only === undefined ? all : [only];
  return values.filter(
    (one): one is string | number => !['object', 'boolean'].includes(typeof one),
  );
}

/** Every part of a schema that speaks of a value. */
function partsOf(
  written: DocumentSchema,
  root: DocumentSchema,
  value: JsonValue | undefined,
): DocumentSchema[] {
  const schema: DocumentSchema = resolved(written, root);
  const applies = ({ if: test }: DocumentSchema) =>
    !test ||
    Object.entries(test.properties ?? {}).every(
      ([key, { const: only }]) => only === undefined || valueIn(value, [key]) === only,
    );
  const inner = [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []).filter(applies).map((one) => one.then ?? one),
  ];
  return [schema, ...inner.flatMap((one) => partsOf(one, root, value))];
}

function schemasAt(
  root: DocumentSchema,
  document: JsonValue | undefined,
  path: DocumentPath,
): DocumentSchema[] {
  let here = partsOf(root, root, document);
  for (const [depth, step] of path.entries()) {
    const value = valueIn(document, path.slice(0, depth + 1));
    here = here
      .flatMap((schema) => innerOf(schema, step))
      .flatMap((one) => partsOf(one, root, value));
  }
  return here;
}

function innerOf(schema: DocumentSchema, step: PathStep): DocumentSchema[] {
  if (typeof step !== 'string') return schema.items ? [schema.items] : [];
  const own = schema.properties?.[step];
  if (own) return [own];
  const { additionalProperties: other } = schema;
  return typeof other === 'object' ? [other] : [];
}
