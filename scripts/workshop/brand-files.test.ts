import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHistory } from '../../src/workshop/edit/history.ts';
import { brandFilesIn } from './brand-files.ts';
import { layOutBrands } from './test-kit.ts';

let root: string;
let store: ReturnType<typeof createHistory>;
const TEXTS = 'brands/alfa/texts.json';
const LEAD = 'brands/alfa/screens/lead.json';
const BEFORE = '{ "title": "Alfa", "own": "x" }\n';
const AFTER = '{ "title": "Novo", "own": "x" }\n';

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = layOutBrands();
  store = createHistory(brandFilesIn(root));
});
afterEach(() => rmSync(root, { recursive: true }));

const change = (before = BEFORE, after = AFTER) => store.write([{ path: TEXTS, before, after }]);
const addLead = (after = '{}') => store.write([{ path: LEAD, before: undefined, after }]);

test('a change is written and taken back; the changed files are those that differ from the start', async () => {
  expect(await change()).toEqual([TEXTS]);
  await addLead();
  expect([read(TEXTS), store.changed(), store.canUndo()]).toEqual([AFTER, [LEAD, TEXTS], true]);
  expect([store.undo(), store.changed()]).toEqual([[LEAD], [TEXTS]]);
  await change(AFTER, BEFORE);
  expect([read(TEXTS), store.changed()]).toEqual([BEFORE, []]);
  expect([store.undo(), read(TEXTS)]).toEqual([[TEXTS], AFTER]);
  expect([store.undo(), read(TEXTS)]).toEqual([[TEXTS], BEFORE]);
  expect([store.canUndo(), store.undo()]).toEqual([false, []]);
});

test('a file that was changed outside is neither overwritten nor taken back', async () => {
  write(TEXTS, '{ "title": "Fora" }');
  await expect(change()).rejects.toThrow('was changed meanwhile');
  expect(read(TEXTS)).toContain('Fora');
  write(TEXTS, BEFORE);
  await change();
  write(TEXTS, '{ "title": "Fora" }');
  expect(() => store.undo()).toThrow(`${TEXTS} was changed since`);
  expect(read(TEXTS)).toContain('Fora');
  expect(store.canUndo()).toBe(false);
});

test('steps that git has discarded keep no earlier one from being taken back', async () => {
  await addLead();
  await change();
  await change(AFTER, '{ "title": "Outro" }\n');
  write(TEXTS, BEFORE);
  expect(store.undo()).toEqual([LEAD]);
  expect([existsSync(join(root, LEAD)), read(TEXTS)]).toEqual([false, BEFORE]);
  expect(store.canUndo()).toBe(false);
});

test('a deleted file comes back', async () => {
  await addLead();
  await store.write([{ path: LEAD, before: '{}\n', after: undefined }]);
  expect(existsSync(join(root, LEAD))).toBe(false);
  store.undo();
  expect(read(LEAD)).toBe('{}\n');
});

test('a new file is formatted, a file formatted in another way keeps its own', async () => {
  await addLead('{"a":1}');
  expect(read(LEAD)).toBe('{ "a": 1 }\n');
  write(TEXTS, '{"title":"Alfa",   "own":"x"}');
  await change('{"title":"Alfa",   "own":"x"}', '{"title":"Novo",   "own":"x"}');
  expect(read(TEXTS)).toBe('{"title":"Novo",   "own":"x"}');
});

test.each(['brands/../x.json', 'schemas/fields/x.json', 'brands/x.json', 'brands/alfa/a b.json'])(
  'the path %j is refused',
  async (path) => {
    await expect(store.write([{ path, before: undefined, after: '{}' }])).rejects.toThrow(
      'no brand file',
    );
  },
);

test('a link that leads out of brands/ is not followed', async () => {
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(root, 'brands/alfa/screens'));
  const files = [
    { path: TEXTS, before: BEFORE, after: AFTER },
    { path: LEAD, before: undefined, after: '{}' },
  ];
  await expect(store.write(files)).rejects.toThrow('leads out of brands/');
  expect(readdirSync(join(root, 'outside'))).toEqual([]);
  expect(read(TEXTS)).toBe(BEFORE);
  expect([store.canUndo(), store.changed()]).toEqual([false, []]);
});
