import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { schemaPage } from './schema-page.ts';

const LINKS = { type: 'object', properties: { domain: { type: 'string' } }, needed: ['domain'] };

const SCHEMA: JsonSchema = {
  description: 'brand.json: what one brand is.',
  examples: [{ key: 'ALFA' }],
  required: ['key'],
  properties: {
    key: { type: 'string', pattern: '^(A|B)$', description: 'The key.', examples: ['A', 'B'] },
    mode: { enum: ['light'], description: 'Which mode; light when missing.' },
    test: { ...LINKS, title: 'Test', description: 'Where tests run.' },
    production: { ...LINKS, title: 'Production', description: 'Where buyers are.' },
    options: {
      type: 'array',
      description: 'Choices.',
      items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
    colour: { $ref: '#/$defs/colour', description: 'Own words <b>.' },
  },
  $defs: { colour: { type: 'string', description: 'A colour.', examples: ['#FFFFFF'] } },
};

const page = schemaPage(SCHEMA, ['[theme](theme.md)']);

test('a page begins with the file it is about, the way back and an example', () => {
  expect(page).toMatch(
    /^# brand\.json\n\nWhat one brand is\.\n\n\[Brand reference]\(README\.md\) · /,
  );
  expect(page).toContain('```json\n{\n  "key": "ALFA"\n}\n```');
});

test('a key: value, need, words, default, examples', () => {
  expect(page).toContain(
    '| `key` | text, of the form `^(A\\|B)$` | yes | The key. **Example:** `"A"` or `"B"` |',
  );
  expect(page).toContain(
    '| `mode` | `light` |  | Which mode; light when missing. **Left out:** light. |',
  );
});

test('a key that holds others has a section of its own', () => {
  expect(page).toContain('| [`test`](#test) | object |  | Where tests run. |');
  expect(page).toContain('## `test`\n\nWhere tests run.');
  expect(page).toContain('| `test.domain` | text | yes |');
  expect(page).toContain('| `options[].id` | text | yes |');
});

test('what holds the same keys as its neighbour says so', () => {
  expect(page).toContain(
    '## `production`\n\nWhere buyers are.\n\nIts keys are those of [`test`](#test).',
  );
  expect(page).not.toContain('production.domain');
});

test('what a reference says beside its target wins, and no word is taken for HTML', () => {
  expect(page).toContain('| `colour` | text |  | Own words \\<b>. **Example:** `"#FFFFFF"` |');
});
