import type { JsonSchema } from './json-schema.ts';
import { resolved } from './json-schema.ts';
import { anchorOf, code, escaped, jsonBlock, jsonCode, link, page, table } from './markdown.ts';
import { defaultIn, valueWords } from './schema-words.ts';

const HEAD = ['key', 'value', 'needed', 'what it says'];

/** One key as a page describes it. */
interface Key {
  path: string;
  schema: JsonSchema;
  isNeeded: boolean;
  /** Path of the key before it that holds the very same. */
  like?: string;
}

/**
 * The page of one meta-schema: its keys in one table, then a section with a table for each key that
 * holds others, and one for each of its forms (kinds of block, alternatives).
 */
export function schemaPage(schema: JsonSchema, more: readonly string[]): string {
  const { heading, intro } = headOf(schema);
  return page(
    `# ${heading}`,
    escaped(intro),
    `${link('Brand reference', 'README.md')}${more.map((one) => ` · ${one}`).join('')}`,
    exampleOf(schema),
    keyTable(keysOf(schema, schema, ''), true),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
      const inner = resolved(one, schema);
      return holdsKeys(inner) ? sections(name, inner, schema) : [];
    }),
    ...(schema.oneOf ?? []).map((form) => formSection(form.title ?? '', form, schema, '')),
  );
}

function headOf({ title = '', description = '' }: JsonSchema) {
  const [, file, text] = /^(\S+\.json): (.+)$/s.exec(description) ?? [];
  return file
    ? { heading: escaped(file), intro: text!.charAt(0).toUpperCase() + text!.slice(1) }
    : { heading: title, intro: description };
}

const exampleOf = ({ examples = [] }: JsonSchema): string =>
  examples.filter((example) => !isEmpty(example)).map(jsonBlock)[0] ?? '';

/** A key whose value has keys of its own, in itself or in its entries. */
const holdsKeys = (schema: JsonSchema): boolean => innerOf(schema) !== undefined;

function innerOf(schema: JsonSchema): { inner: JsonSchema; suffix: string } | undefined {
  const { items, additionalProperties } = schema;
  if (schema.properties) return { inner: schema, suffix: '' };
  if (items?.properties) return { inner: items, suffix: '[]' };
  if (typeof additionalProperties === 'object' && additionalProperties.properties) {
    return { inner: additionalProperties, suffix: '.<name>' };
  }
  return undefined;
}

function sections(name: string, schema: JsonSchema, root: JsonSchema): string[] {
  const { inner, suffix } = innerOf(schema)!;
  const twin = twinOf(name, root.properties!, root);
  const forms = (inner.allOf ?? []).flatMap(({ if: test, then }) => (test && then ? [then] : []));
  return [
    `## ${code(name)}`,
    escaped(schema.description ?? ''),
    exampleOf(schema),
    twin
      ? `Its keys are those of ${link(code(twin), anchorOf(twin))}.`
      : keyTable(keysBelow(inner, root, name + suffix), false),
    ...forms.map((form) =>
      formSection(`${inner.title} ${code(form.title ?? '')}`, form, root, name + suffix),
    ),
  ];
}

/** A kind of block, or an alternative of a condition. */
function formSection(heading: string, form: JsonSchema, root: JsonSchema, path: string): string {
  return page(
    `## ${heading}`,
    escaped(form.description ?? ''),
    exampleOf(form),
    keyTable(keysBelow(form, root, path), false),
  ).trimEnd();
}

/** The first sibling that refers to the same definition. */
function twinOf(name: string, siblings: Record<string, JsonSchema>, root: JsonSchema) {
  const shape = (schema: JsonSchema) =>
    JSON.stringify({ ...schema, title: '', description: '', examples: [] });
  const own = resolved(siblings[name]!, root);
  if (!holdsKeys(own)) return undefined;
  const first = Object.keys(siblings).find(
    (other) => shape(resolved(siblings[other]!, root)) === shape(own),
  );
  return first === name ? undefined : first;
}

function keysOf(schema: JsonSchema, root: JsonSchema, path: string): Key[] {
  const properties = schema.properties ?? {};
  const prefix = path && `${path}.`;
  return Object.entries(properties).map(([name, one]) => {
    const twin = twinOf(name, properties, root);
    return {
      path: prefix + name,
      schema: resolved(one, root),
      isNeeded: [...(schema.required ?? []), ...(schema.needed ?? [])].includes(name),
      like: twin && prefix + twin,
    };
  });
}

/** Each key followed by those that it holds. */
function keysBelow(schema: JsonSchema, root: JsonSchema, path: string): Key[] {
  return keysOf(schema, root, path).flatMap((key) => {
    const held = key.like === undefined ? innerOf(key.schema) : undefined;
    return held ? [key, ...keysBelow(held.inner, root, key.path + held.suffix)] : [key];
  });
}

/** `isOverview`: keys that hold others have a section of their own, with their example. */
function keyTable(keys: readonly Key[], isOverview: boolean): string {
  return table(
    HEAD,
    keys.map(({ path, schema, isNeeded, like }) => {
      const isSection = isOverview && holdsKeys(schema);
      return [
        isSection ? link(code(path), anchorOf(path)) : code(path),
        valueWords(schema),
        isNeeded ? 'yes' : '',
        [
          escaped(schema.description ?? ''),
          defaultWords(schema),
          like ? `Its keys are those of ${code(like)}.` : '',
          isSection ? '' : exampleWords(schema),
        ]
          .filter(Boolean)
          .join(' '),
      ];
    }),
  );
}

function defaultWords({ description = '' }: JsonSchema): string {
  const left = defaultIn(description);
  return left === undefined ? '' : `**Left out:** ${left}.`;
}

function exampleWords({ examples = [] }: JsonSchema): string {
  const shown = examples.filter((example) => !isEmpty(example)).map(jsonCode);
  return shown.length === 0 ? '' : `**Example:** ${shown.join(' or ')}`;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
