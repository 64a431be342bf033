import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../brand/parse/node.ts';
import { rewritten } from './rewrite-json.ts';

const TEXTS = `{
  "$schema": "x",
  "lead.title": "Olá",
  "lead.intro": "Bem-vindo"
}
`;
const SCREEN = `{
  "blocks": [
    { "id": "title",   "text": "a" },
    {
      "id": "form",
      "pages": [ "a",  "b" ]
    },
    { "id": "end" }
  ]
}
`;
type Texts = Record<string, string>;
interface Screen {
  blocks: { id: string; text?: string; pages?: string[] }[];
}

test.each<[what: string, change: (texts: Texts) => unknown, from: string, to: string]>([
  ['a value', (it) => (it['lead.title'] = 'Oi'), '"Olá"', '"Oi"'],
  ['a new key', (it) => (it.help = 'A'), '"Bem-vindo"', '"Bem-vindo","help": "A"'],
  ['a key less', (it) => delete it['lead.title'], '  "lead.title": "Olá",\n', ''],
  ['the last key less', (it) => delete it['lead.intro'], ',\n  "lead.intro": "Bem-vindo"', ''],
])('%s changes its own characters alone', (_, change, from, to) => {
  const next = JSON.parse(TEXTS) as Texts;
  change(next);
  expect(rewritten(TEXTS, next)).toBe(TEXTS.replace(from, to));
});

test.each<[what: string, change: (blocks: Screen['blocks']) => unknown, from: string, to: string]>([
  ['a value of an item', ([title]) => (title!.text = 'b'), '"a" }', '"b" }'],
  ['a list without ids', ([, form]) => form!.pages!.pop(), '[ "a",  "b" ]', '["a"]'],
  ['an item less', (it) => it.shift(), '{ "id": "title",   "text": "a" },\n    ', ''],
  ['the last item less', (it) => it.pop(), ',\n    { "id": "end" }', ''],
  ['a new item', (it) => it.push({ id: 'x' }), '"end" }', '"end" },{"id":"x"}'],
])('%s changes its own characters alone', (_, change, from, to) => {
  const next = JSON.parse(SCREEN) as Screen;
  change(next.blocks);
  expect(rewritten(SCREEN, next as unknown as JsonValue)).toBe(SCREEN.replace(from, to));
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
