import { resolved, type DocumentSchema } from '../../src/workshop/edit/describe-value.ts';
import { code, escaped, jsonBlock, jsonCode, link, page, section, table } from './markdown.ts';

/** A key with its path within the file, such as 'blocks[].id'. */
interface Key {
  path: string;
  schema: DocumentSchema;
  isNeeded: boolean;
}

/** One table of the keys of a meta-schema, and a section for each form of its entries; `more` are links beside it. */
export function schemaPage(schema: DocumentSchema, more: readonly string[]): string {
  const { heading, intro } = headOf(schema);
  return page(
    `# ${heading}`,
    escaped(intro),
    [link('Brand reference', 'README.md'), ...more].join(' · '),
    exampleOf(schema),
    keyTable(keysBelow(schema, schema, '')),
    ...formsOf(schema).map(({ path, form }) => formSection(path, form, schema)),
  );
}

function headOf({ title = '', description = '' }: DocumentSchema) {
  const [, file, text] = /^(\S+\.json): (.+)$/s.exec(description) ?? [];
  return file
    ? { heading: escaped(file), intro: text!.charAt(0).toUpperCase() + text!.slice(1) }
    : { heading: title, intro: description };
}

/** A section for each alternative of a schema, and of the entries of its lists, with the path to its keys. */
function formsOf({ oneOf = [], properties = {} }: DocumentSchema) {
  const ofEntries = Object.entries<DocumentSchema>(properties).flatMap(([name, { items }]) =>
    (items?.allOf ?? []).flatMap(({ then }: DocumentSchema) =>
      then ? [{ path: `${name}[]`, form: then }] : [],
    ),
  );
  return [...oneOf.map((form: DocumentSchema) => ({ path: '', form })), ...ofEntries];
}

const formSection = (path: string, form: DocumentSchema, root: DocumentSchema): string =>
  section(
    `${path ? `${code(path)} ` : ''}${code(form.title ?? '')}`,
    escaped(form.description ?? ''),
    exampleOf(form),
    keyTable(keysBelow(form, root, path)),
  );

/** Each key, followed by those that its value or the entries of its value hold. */
function keysBelow(schema: DocumentSchema, root: DocumentSchema, path: string): Key[] {
  const { properties = {}, required = [], needed = [] } = schema;
  return Object.entries(properties).flatMap(([name, one]) => {
    const own = resolved(one, root);
    const key = { path: path ? `${path}.${name}` : name, schema: own };
    const { items, additionalProperties: named } = own;
    const held = {
      '': own,
      ...(items && { '[]': items }),
      ...(typeof named === 'object' && { '.<name>': named }),
    };
    return [
      { ...key, isNeeded: [...required, ...needed].includes(name) },
      ...Object.entries(held).flatMap(([suffix, inner]) =>
        keysBelow(inner, root, key.path + suffix),
      ),
    ];
  });
}

const keyTable = (keys: readonly Key[]): string =>
  table(
    ['key', 'value', 'needed', 'what it says'],
    keys.map(({ path, schema, isNeeded }) => [
      code(path),
      valueWords(schema),
      isNeeded ? 'yes' : '',
      [escaped(schema.description ?? ''), exampleWords(schema)].filter(Boolean).join(' '),
    ]),
  );

const shownOf = ({ examples = [] }: DocumentSchema): unknown[] =>
  examples.filter((one) => typeof one !== 'object' || one === null || Object.keys(one).length > 0);

/** A longer example of a key would be the table's widest; the keys within it have their own. */
const MAX_SHOWN = 100;

const exampleOf = (schema: DocumentSchema): string => shownOf(schema).map(jsonBlock)[0] ?? '';

function exampleWords(schema: DocumentSchema): string {
  const shown = shownOf(schema)
    .map(jsonCode)
    .filter((text) => text.length <= MAX_SHOWN);
  return shown.length === 0 ? '' : `**Example:** ${shown.join(' or ')}`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'object',
  array: 'list',
  null: 'null',
};

/** Keywords that limit a value, each with its words. */
const LIMITS: Readonly<Record<string, (limit: unknown, beside: DocumentSchema) => string>> = {
  minimum: (least, { maximum }) =>
    maximum === undefined ? `at least ${least}` : `${least} to ${maximum}`,
  maximum: (most, { minimum }) => (minimum === undefined ? `at most ${most}` : ''),
  format: (name) => (name === 'uri' ? 'a web address' : ''),
  pattern: (text) => `of the form ${code(String(text))}`,
  minLength: () => 'not empty',
  maxLength: (most) => `at most ${most} characters`,
  minItems: (least) => `at least ${least}`,
  uniqueItems: () => 'none twice',
};

function valueWords(schema: DocumentSchema): string {
  const { $ref, oneOf, enum: values, const: only } = schema;
  if ($ref === 'when.schema.json' || $ref === '#') return link('condition', 'when.md');
  if (oneOf) return oneOf.map(valueWords).join(', or ');
  if (only !== undefined) return code(String(only));
  if (values) return values.map((value) => code(String(value))).join(', ');
  const limits = Object.entries(LIMITS).map(([keyword, words]) =>
    schema[keyword] === undefined ? '' : words(schema[keyword], schema),
  );
  return [typeWords(schema), ...limits].filter(Boolean).join(', ');
}

function typeWords({ type = '', items, additionalProperties }: DocumentSchema): string {
  if (type === 'array' && items) return `list of: ${valueWords(items)}`;
  if (type === 'object' && typeof additionalProperties === 'object') {
    return `object, by name: ${valueWords(additionalProperties)}`;
  }
  return [type]
    .flat()
    .map((one) => TYPES[one] ?? 'anything')
    .join(', or ');
}
