import type { DocumentSchema } from '../../src/workshop/edit/describe-value.ts';
import { code, link } from './markdown.ts';

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

export function valueWords(schema: DocumentSchema): string {
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
