import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../brand/parse/node.ts';
import {
  formatPath,
  NoSuchPlace,
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

test('a changed text changes its own characters alone', () => {
  expect(setValue(TEXTS, ['lead.title'], 'Oi "você"')).toBe(
    TEXTS.replace('"Olá"', String.raw`"Oi \"você\""`),
  );
});

test('a new key stands behind its neighbours', () => {
  expect(setValue(TEXTS, ['help'], 'Ajuda')).toBe(
    TEXTS.replace('"Bem-vindo"', '"Bem-vindo",\n  "help": "Ajuda"'),
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
    '{\n  "light": {\n    "primary": {\n      "main": "#123456"\n    }\n  }\n}',
  );
});

test('a new item of a list of several lines stands on lines of its own', () => {
  const next = setValue(SCREEN, ['blocks', { id: 'help' }, 'text'], 'help.link');
  expect(next).toBe(
    SCREEN.replace(
      '    }\n  ]',
      '    },\n    {\n      "id": "help",\n      "text": "help.link"\n    }\n  ]',
    ),
  );
});

test('an object on one line stays on it', () => {
  expect(setValue(SCREEN, ['blocks', { id: 'title' }, 'level'], 2)).toContain(
    '{ "id": "title", "block": "heading", "text": "a", "level": 2 }',
  );
});

test('the ends of lines of a file are kept', () => {
  const windows = TEXTS.replaceAll('\n', '\r\n');
  const next = setValue(windows, ['help'], { a: 1 } as JsonValue);
  expect(next.replaceAll('\r\n', '')).not.toContain('\n');
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

test.each<[what: string, path: DocumentPath, after: string | null, expected: string]>([
  [
    'behind another one',
    ['blocks', { id: 'title' }, 'id'],
    'block',
    '"block": "heading", "id": "title", "text"',
  ],
  [
    'before all others',
    ['blocks', { id: 'title' }, 'text'],
    null,
    '{ "text": "a", "id": "title", "block"',
  ],
])('a member moves with its characters %s', (_, path, after, expected) => {
  expect(placeValue(SCREEN, path, after)).toContain(expected);
});

test('a new member is indented as its neighbours are', () => {
  expect(
    placeValue(SCREEN, ['blocks', { id: 'form' }, 'prefill'], 'id', { email: 'lead' }),
  ).toContain(
    '      "id": "form",\n      "prefill": {\n        "email": "lead"\n      },\n      "when"',
  );
});

test('a place that is not there is an error that names it', () => {
  const path: DocumentPath = ['blocks', { id: 'x' }];
  expect(formatPath(path)).toBe('blocks[x]');
  expect(() => removeValue(SCREEN, path)).toThrow(
    new NoSuchPlace('There is no blocks[x] to remove.', 'Não há blocks[x] para remover.'),
  );
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
