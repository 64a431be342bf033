import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../brand/parse/node.ts';
import { NoSuchPlace } from '../say.ts';
import {
  formatPath,
  placeValue,
  removeValue,
  setValue,
  valueIn,
  type DocumentPath,
} from './json-text.ts';

const TEXTS = `{
  "$schema": "x",
  "lead.title": "Olá",
  "lead.intro": "Bem-vindo"
}
`;

const SCREEN = `{
  "blocks": [
    { "id": "title", "block": "heading", "text": "a" },
    {
      "id": "form",
      "when": { "fact": "area" },
      "submit": "lead.submit"
    }
  ]
}
`;

test('a new key stands behind its neighbours', () => {
  expect(setValue(TEXTS, ['help'], 'Ajuda')).toBe(
    TEXTS.replace('"Bem-vindo"', '"Bem-vindo","help": "Ajuda"'),
  );
});

test('a new text stands behind those that begin with the same words', () => {
  const texts = '{\n  "a.b.c": "1",\n  "a.d": "2",\n  "e": "3"\n}\n';
  const keys = (key: string) => Object.keys(JSON.parse(setValue(texts, [key], 'x')) as object);
  expect(keys('a.b.x')).toEqual(['a.b.c', 'a.b.x', 'a.d', 'e']);
  expect(keys('a.x')).toEqual(['a.b.c', 'a.d', 'a.x', 'e']);
  expect(keys('x.y')).toEqual(['a.b.c', 'a.d', 'e', 'x.y']);
});

test('what leads to a new value is written with it, an item by its id', () => {
  expect(JSON.parse(setValue('{}', ['blocks', { id: 'form' }, 'submit'], 'go'))).toEqual({
    blocks: [{ id: 'form', submit: 'go' }],
  });
  expect(setValue('{}', ['light', 'primary', 'main'], '#123456')).toBe(
    '{"light": {"primary":{"main":"#123456"}}}',
  );
});

test.each<[string, DocumentPath, string]>([
  ['in the middle', ['lead.title'], TEXTS.replace('  "lead.title": "Olá",\n', '')],
  ['at the end', ['lead.intro'], TEXTS.replace(',\n  "lead.intro": "Bem-vindo"', '')],
])('a key %s goes with its comma and its line', (_, path, expected) => {
  expect(removeValue(TEXTS, path)).toBe(expected);
});

test('an item goes with its comma, the last one leaves an empty list', () => {
  expect(JSON.parse(removeValue(SCREEN, ['blocks', { id: 'form' }]))).toEqual({
    blocks: [{ id: 'title', block: 'heading', text: 'a' }],
  });
  expect(removeValue('{"a": [1]}', ['a', 0])).toBe('{"a": []}');
});

test.each<[what: string, after: string | null, expected: string[]]>([
  ['behind another one', 'when', ['id', 'when', 'prefill', 'submit']],
  ['before all others', null, ['prefill', 'id', 'when', 'submit']],
])('a new member stands %s, and one that is there moves', (_, after, expected) => {
  const path = ['blocks', { id: 'form' }, 'prefill'];
  const keysOf = (text: string) =>
    Object.keys((JSON.parse(text) as { blocks: object[] }).blocks[1]!);
  expect(keysOf(placeValue(SCREEN, path, after, { email: 'lead' }))).toEqual(expected);
  const last = setValue(SCREEN, path, { email: 'lead' });
  expect(keysOf(placeValue(last, path, after))).toEqual(expected);
});

test('an item of a list moves, whatever the layout of the list', () => {
  const ids = (text: string) =>
    (JSON.parse(text) as { blocks: { id: string }[] }).blocks.map(({ id }) => id);
  for (const text of [SCREEN, JSON.stringify(JSON.parse(SCREEN))]) {
    const moved = placeValue(text, ['blocks', { id: 'title' }], { id: 'form' });
    expect(ids(moved)).toEqual(['form', 'title']);
    expect(ids(placeValue(moved, ['blocks', { id: 'title' }], null))).toEqual(['title', 'form']);
  }
});

test('a place that is not there is an error that names it', () => {
  const path: DocumentPath = ['blocks', { id: 'x' }];
  expect(formatPath(path)).toBe('blocks[x]');
  expect(() => removeValue(SCREEN, path)).toThrow('There is no blocks[x] to remove.');
  expect(() => setValue(TEXTS, ['lead.title', 'inner'], 1)).toThrow(NoSuchPlace);
});

test('for any document, a value that was set is read again, and the rest is as before', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const keys = fc.array(key, { minLength: 1, maxLength: 3 });
  const documents = fc.dictionary(key, fc.dictionary(key, fc.jsonValue({ maxDepth: 1 })));
  fc.assert(
    fc.property(documents, keys, fc.jsonValue({ maxDepth: 2 }), (document, path, value) => {
      const text = JSON.stringify(document, null, 2);
      const written = JSON.parse(JSON.stringify(value)) as JsonValue;
      let next: string;
      try {
        next = setValue(text, path, written);
      } catch (error) {
        expect(error).toBeInstanceOf(NoSuchPlace);
        return;
      }
      const after = JSON.parse(next) as JsonValue;
      expect(valueIn(after, path)).toEqual(written);
      const before = JSON.parse(text) as JsonValue;
      for (const other of ['a', 'b', 'c', 'd'].filter((one) => one !== path[0])) {
        expect(valueIn(after, [other])).toEqual(valueIn(before, [other]));
      }
    }),
  );
});
