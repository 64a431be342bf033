import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../brand/parse/node.ts';
import { rewritten } from './rewrite-json.ts';

const DOCUMENT = `{
  "blocks": [
    { "id": "title",   "text": "a" },
    {
      "id": "form",
      "pages": [ "a",  "b" ]
    },
    { "id": "end" }
  ],
  "lead.title": "Olá",
  "lead.intro": "Bem-vindo"
}
`;
interface Document {
  blocks: { id: string; text?: string; pages?: string[] }[];
  'lead.title'?: string;
  'lead.intro'?: string;
  help?: string;
}

test.each<[what: string, change: (document: Document) => unknown, from: string, to: string]>([
  ['a value', (it) => (it['lead.title'] = 'Oi'), '"Olá"', '"Oi"'],
  ['a new key', (it) => (it.help = 'A'), '"Bem-vindo"', '"Bem-vindo","help": "A"'],
  ['a key less', (it) => delete it['lead.title'], '  "lead.title": "Olá",\n', ''],
  ['the last key less', (it) => delete it['lead.intro'], ',\n  "lead.intro": "Bem-vindo"', ''],
  ['a value of an item', (it) => (it.blocks[0]!.text = 'b'), '"a" }', '"b" }'],
  ['a list without ids', (it) => it.blocks[1]!.pages!.pop(), '[ "a",  "b" ]', '["a"]'],
  ['an item less', (it) => it.blocks.shift(), '{ "id": "title",   "text": "a" },\n    ', ''],
  ['the last item less', (it) => it.blocks.pop(), ',\n    { "id": "end" }', ''],
  ['a new item', (it) => it.blocks.push({ id: 'x' }), '"end" }', '"end" },{"id":"x"}'],
])('%s changes its own characters alone', (_, change, from, to) => {
  const next = JSON.parse(DOCUMENT) as Document;
  change(next);
  expect(rewritten(DOCUMENT, next as unknown as JsonValue)).toBe(DOCUMENT.replace(from, to));
});

test('for any two documents, the text of one becomes that of the other, in its order', () => {
  const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.nat(2) });
  const list = fc.uniqueArray(item, { selector: ({ id }) => id });
  const inner = fc.oneof(list, fc.jsonValue({ maxDepth: 1 }));
  const document = fc.dictionary(fc.constantFrom('k', 'l', 'm'), inner);
  fc.assert(
    fc.property(document, document, (before, after) => {
      const text = rewritten(JSON.stringify(before, null, 2), after as JsonValue);
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(after));
    }),
  );
});
