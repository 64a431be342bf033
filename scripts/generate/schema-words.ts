import type { JsonSchema } from './json-schema.ts';
import { code, link } from './markdown.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'object',
  array: 'list',
};

export function valueWords(schema: JsonSchema): string {
  const { $ref, oneOf, enum: values, const: only } = schema;
  if ($ref === 'when.schema.json' || $ref === '#') return link('condition', 'when.md');
  if (oneOf) return oneOf.map(valueWords).join(', or ');
  if (only !== undefined) return code(String(only));
  if (values) return values.map((value) => code(String(value))).join(', ');
  return [typeWords(schema), ...limits(schema)].join(', ');
}

function typeWords({ type, items, additionalProperties }: JsonSchema): string {
  if (Array.isArray(type)) return type.map((one) => TYPES[one] ?? one).join(', or ');
  if (type === 'array' && items) return `list of: ${valueWords(items)}`;
  if (type === 'object' && typeof additionalProperties === 'object') {
    return `object, by name: ${valueWords(additionalProperties)}`;
  }
  return TYPES[type ?? ''] ?? 'anything';
}

function limits(schema: JsonSchema): string[] {
  const { format, pattern, minLength, maxLength, minItems, uniqueItems } = schema;
  return [
    ...range(schema),
    ...(format === 'uri' ? ['a web address'] : []),
    ...(pattern === undefined ? [] : [`of the form ${code(pattern)}`]),
    ...(minLength === undefined ? [] : ['not empty']),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
    ...(uniqueItems ? ['none twice'] : []),
  ];
}

function range({ minimum, maximum }: JsonSchema): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  if (minimum !== undefined) return [`at least ${minimum}`];
  return maximum === undefined ? [] : [`at most ${maximum}`];
}
