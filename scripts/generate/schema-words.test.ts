import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { valueWords } from './schema-words.ts';

test.each<[JsonSchema, string]>([
  [{ type: 'string', pattern: '^GTM-' }, 'text, of the form `^GTM-`'],
  [{ type: 'string', format: 'uri' }, 'text, a web address'],
  [{ type: 'string', minLength: 1, maxLength: 25 }, 'text, not empty, at most 25 characters'],
  [{ type: 'integer', minimum: 3, maximum: 5 }, 'whole number, 3 to 5'],
  [{ type: 'integer', maximum: 4 }, 'whole number, at most 4'],
  [{ enum: ['BR', 'MZ'] }, '`BR`, `MZ`'],
  [{ type: ['boolean', 'string'] }, '`true` or `false`, or text'],
  [
    { type: 'array', items: { enum: ['visa'] }, minItems: 1, uniqueItems: true },
    'list of: `visa`, at least 1, none twice',
  ],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'object, by name: text'],
  [{ oneOf: [{ type: 'integer' }, { enum: ['a'] }] }, 'whole number, or `a`'],
  [{ $ref: 'when.schema.json' }, '[condition](when.md)'],
])('%j reads %s', (schema, words) => {
  expect(valueWords(schema)).toBe(words);
});
