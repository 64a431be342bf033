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
    test: { ...LINKS, description: 'Where tests run.' },
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

test('a key: value, need, words, examples', () => {
  expect(page).toContain(
    '| `key` | text, of the form `^(A\\|B)$` | yes | The key. **Example:** `"A"` or `"B"` |',
  );
  expect(page).toContain('| `mode` | `light` |  | Which mode; light when missing. |');
});

test('a key is followed by those that it holds, in itself or in its entries', () => {
  expect(page).toContain(
    '| `test` | object |  | Where tests run. |\n| `test.domain` | text | yes |',
  );
  expect(page).toContain('| `options[].id` | text | yes |');
});

test('each kind of an entry has a section', () => {
  const kind = { title: 'text', description: 'A text.', properties: { text: { type: 'string' } } };
  const items = { type: 'object', allOf: [{ if: {}, then: kind }] };
  const blocks = schemaPage({ properties: { blocks: { type: 'array', items } } }, []);
  expect(blocks).toContain('## `blocks[]` `text`\n\nA text.\n\n| key |');
  expect(blocks).toContain('| `blocks[].text` | text |');
});

test('what a reference says beside its target wins, and no word is taken for HTML', () => {
  expect(page).toContain('| `colour` | text |  | Own words \\<b>. **Example:** `"#FFFFFF"` |');
});
