import { findSchemaDefinition, type RJSFSchema } from '@rjsf/utils';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import type { JsonValue } from '../../brand/parse/node.ts';
import type { FieldSchema } from '../../checker/form/schema/forms.ts';
import { describedIn, titledIn, type Language } from '../../checker/language/translate.ts';
import type { EditPlace } from './build/edit.ts';
import { openDraft } from './build/draft.ts';
import { valueIn, type DocumentPath, type PathStep } from './json-path.ts';

/** The keywords of the schemas of brand files that say what a value may be. */
export interface DocumentSchema extends FieldSchema {
  enum?: JsonValue[];
  const?: JsonValue;
  minimum?: number;
  maximum?: number;
  description?: string;
  examples?: JsonValue[];
  additionalProperties?: boolean | DocumentSchema;
  properties?: Record<string, DocumentSchema>;
  items?: DocumentSchema;
  $defs?: Record<string, DocumentSchema>;
  /** As `required`, but a parent may have said it; of a block, the options that a new one has to have. */
  needed?: string[];
  oneOf?: DocumentSchema[];
  anyOf?: DocumentSchema[];
  allOf?: DocumentSchema[];
  if?: DocumentSchema;
  then?: DocumentSchema;
}

/**
 * The schema by which a form draws the value at a place of a brand, in a language. A file of an image is one of those
 * that the brand or its parents have.
 *
 * @param now the value, where it may stand in the field library alone.
 */
export function describePlace(
  parsed: ParsedSources,
  brand: string,
  { place: { document, steps }, now }: { place: EditPlace; now?: JsonValue },
  schemaOf: (name: string) => DocumentSchema,
  language: Language,
): RJSFSchema {
  const root = schemaOf(document.startsWith('screens/') ? 'screen' : document);
  const draft = openDraft(parsed, brand);
  const schema = schemaAt(root, draft.now(document), steps, now);
  const described = inWords(schema, language);
  if (!isImage(schema)) return described as RJSFSchema;
  const pattern = new RegExp(schema.pattern!);
  const fitting = [...draft.merged.images.keys()].filter((name) => pattern.test(name));
  return { ...described, enum: fitting.toSorted(), format: 'image' } as RJSFSchema;
}

const isImage = ({ pattern = '' }: DocumentSchema) => /svg|png/.test(pattern);
/** The form asks for the text itself. */
const TEXT_KEY_HINT = / ?A text key of texts\.json\.$/;

/** A schema whose titles and descriptions are in a language, with those of its properties. */
export function inWords(schema: DocumentSchema, language: Language): DocumentSchema {
  const { title, description, properties } = schema;
  const inner = Object.entries(properties ?? {}).map(([name, one]) => [
    name,
    inWords(one, language),
  ]);
  return {
    ...schema,
    title: title && titledIn(language, title),
    description: description && describedIn(language, description.replace(TEXT_KEY_HINT, '')),
    properties: properties && Object.fromEntries(inner),
  };
}

/** Everything that the schema of a document says of the value at a path, as one schema without alternatives. */
export function schemaAt(
  root: DocumentSchema,
  document: JsonValue | undefined,
  path: DocumentPath,
  now = valueIn(document, path),
): DocumentSchema {
  let parts = partsOf(root, root, document);
  for (const [depth, step] of path.entries()) {
    const value = valueIn(document, path.slice(0, depth + 1));
    parts = parts
      .flatMap((schema) => innerOf(schema, step))
      .flatMap((one) => partsOf(one, root, value));
  }
  const { title, description, format, pattern, minimum, maximum } = Object.assign(
    {},
    ...parts.toReversed(),
  ) as DocumentSchema;
  const choices = [...new Set(parts.flatMap((one) => choicesOf(one)))];
  const isOpen = parts.some((one) => choicesOf(one).length === 0 && typesOf(one).length > 0);
  const types = [now === null ? 'string' : typeof now, ...parts.flatMap((one) => typesOf(one))];
  const type = ['boolean', 'integer', 'number', 'object'].find((one) => types.includes(one));
  const properties = Object.assign({}, ...parts.map((one) => one.properties));
  const isColour = typeof now === 'string' && COLOUR.test(now);
  return {
    title,
    description,
    pattern,
    minimum,
    maximum,
    type: choices.length > 1 && !isOpen ? undefined : (type ?? 'string'),
    format: isColour ? 'color' : format,
    ...(choices.length > 1 && !isOpen && { enum: choices }),
    ...(type === 'object' && { properties }),
  };
}

const typesOf = ({ type = [] }: DocumentSchema): string[] => [type].flat();

const COLOUR = /^#[0-9a-f]{6}$/i;

function choicesOf({ const: only, enum: all = [] }: DocumentSchema): JsonValue[] {
  const values = only === undefined ? all : [only];
  return values.filter((one) => !['object', 'boolean'].includes(typeof one));
}

function partsOf(
  written: DocumentSchema,
  root: DocumentSchema,
  value: JsonValue | undefined,
): DocumentSchema[] {
  const schema = resolved(written, root);
  const applies = ({ if: test }: DocumentSchema) =>
    Object.entries(test?.properties ?? {}).every(
      ([key, { const: only }]) => only === undefined || valueIn(value, [key]) === only,
    );
  const inner = [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []).filter(applies).map((one) => one.then ?? one),
  ];
  return [schema, ...inner.flatMap((one) => partsOf(one, root, value))];
}

/** A schema with what its `$ref` into the same file names. */
export function resolved(schema: DocumentSchema, root: DocumentSchema): DocumentSchema {
  const { $ref = '' } = schema;
  const named = $ref.startsWith('#') ? findSchemaDefinition($ref, root as RJSFSchema) : undefined;
  return { ...(named as DocumentSchema | undefined), ...schema };
}

function innerOf(schema: DocumentSchema, step: PathStep): DocumentSchema[] {
  if (typeof step !== 'string') return schema.items ? [schema.items] : [];
  const inner = schema.properties?.[step] ?? schema.additionalProperties;
  return typeof inner === 'object' ? [inner] : [];
}
