import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Change, ChangeRequest } from '../../src/studio/plan-change.ts';
import { createBrandStore, EditedMeanwhile, type BrandStore } from './brand-store.ts';

let root: string;
let store: BrandStore;
const TEXTS = 'brands/alfa/texts.json';

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-studio-'));
  write('schemas/fields/.keep', '');
  write('brands/base/brand.json', '{}\n');
  write('brands/base/texts.json', '{ "title": "Base" }\n');
  write('brands/alfa/brand.json', '{ "extends": "base", "key": "ALFA" }\n');
  write(TEXTS, '{\n  "title": "Alfa",\n  "own": "x"\n}\n');
  store = createBrandStore(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const set = (value: string, more: Partial<ChangeRequest> = {}): ChangeRequest => ({
  brand: 'alfa',
  level: 'alfa',
  document: 'texts',
  path: ['title'],
  change: { kind: 'set', value },
  ...more,
});

test('a change is written, undone and done again', async () => {
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  expect(read(TEXTS)).toBe('{\n  "title": "Novo",\n  "own": "x"\n}\n');
  expect([store.canUndo, store.canRedo]).toEqual([true, false]);
  store.undo();
  expect(read(TEXTS)).toContain('"Alfa"');
  store.redo();
  expect(read(TEXTS)).toContain('"Novo"');
  expect([store.canUndo, store.canRedo]).toEqual([true, false]);
});

test('a new change ends what could be done again', async () => {
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  store.undo();
  await store.apply([{ request: set('Outro'), seen: 'Alfa' }]);
  expect(store.canRedo).toBe(false);
  expect(store.redo().files).toEqual([]);
});

test('a plan writes nothing', async () => {
  const before = read(TEXTS);
  const { files } = await store.plan([set('Novo')]);
  expect(files.map(({ path }) => path)).toEqual([TEXTS]);
  expect(read(TEXTS)).toBe(before);
});

test('another key that was changed outside is kept', async () => {
  write(TEXTS, read(TEXTS).replace('"x"', '"outside"'));
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  expect(JSON.parse(read(TEXTS))).toEqual({ title: 'Novo', own: 'outside' });
});

test('the same key that was changed outside is not overwritten', async () => {
  write(TEXTS, read(TEXTS).replace('Alfa', 'Fora'));
  await expect(store.apply([{ request: set('Novo'), seen: 'Alfa' }])).rejects.toMatchObject({
    message:
      'title was changed outside of the studio: it is "Fora" now. Look at it, and change it again if you still want to.',
    pt: 'title mudou fora do estúdio: agora é "Fora". Veja como está, e mude de novo se ainda quiser.',
  });
  expect(read(TEXTS)).toContain('Fora');
});

test('undo never loses an edit that was made outside since', async () => {
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  write(TEXTS, read(TEXTS).replace('"x"', '"outside"'));
  expect(() => store.undo()).toThrow(EditedMeanwhile);
  expect(read(TEXTS)).toContain('outside');
  expect(store.canUndo).toBe(true);
});

test('a file that has nothing left to say is deleted, and comes back', async () => {
  write(TEXTS, '{ "title": "Alfa" }\n');
  const request = set('', { change: { kind: 'restore' } satisfies Change });
  await store.apply([{ request, seen: 'Alfa' }]);
  expect(readdirSync(join(root, 'brands/alfa'))).toEqual(['brand.json']);
  store.undo();
  expect(read(TEXTS)).toBe('{ "title": "Alfa" }\n');
});

test('a new file is formatted, a file formatted in another way keeps its own', async () => {
  const lead = set('go', { document: 'screens/lead', path: ['blocks', { id: 'form' }, 'submit'] });
  await store.apply([{ request: lead, seen: undefined }]);
  expect(read('brands/alfa/screens/lead.json')).toMatch(/^\{\n {2}"\$schema"/);
  write(TEXTS, '{"title":"Alfa",   "own":"x"}');
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  expect(read(TEXTS)).toBe('{"title":"Novo",   "own":"x"}');
});

test.each(['../../x', 'screens/../../../x', 'screens//x', 'screens/a b'])(
  'a document %j is refused',
  async (document) => {
    await expect(
      store.apply([{ request: set('x', { document }), seen: undefined }]),
    ).rejects.toThrow();
    expect(readdirSync(root).sort()).toEqual(['brands', 'schemas']);
  },
);

test('a link that leads out of brands/ is not followed', async () => {
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(root, 'brands/alfa/screens'));
  const lead = set('x', { document: 'screens/lead', path: ['title'] });
  await expect(store.apply([{ request: lead, seen: undefined }])).rejects.toThrow(
    'leads out of brands/',
  );
  expect(readdirSync(join(root, 'outside'))).toEqual([]);
});

test('no draft is left behind', async () => {
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  expect(readdirSync(join(root, 'brands/alfa')).sort()).toEqual(['brand.json', 'texts.json']);
});

const LINES = ['title', 'a', 'b', 'c', 'own'];
const long = (values: Record<string, string>) =>
  `${JSON.stringify(Object.fromEntries(LINES.map((key) => [key, values[key] ?? key])), null, 2)}\n`;

test('undo keeps what was changed outside in other lines of the same file', async () => {
  write(TEXTS, long({ title: 'Alfa' }));
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  write(TEXTS, long({ title: 'Novo', own: 'outside' }));
  store.undo();
  expect(read(TEXTS)).toBe(long({ title: 'Alfa', own: 'outside' }));
  store.redo();
  expect(read(TEXTS)).toBe(long({ title: 'Novo', own: 'outside' }));
});

test('changes that are asked for at the same time are both made', async () => {
  const own = set('y', { path: ['own'] });
  await Promise.all([
    store.apply([{ request: set('Novo'), seen: 'Alfa' }]),
    store.apply([{ request: own, seen: 'x' }]),
  ]);
  expect(JSON.parse(read(TEXTS))).toEqual({ title: 'Novo', own: 'y' });
});

test('two studios change other values of one file, and neither loses any', async () => {
  const other = createBrandStore(root);
  await store.apply([{ request: set('Novo'), seen: 'Alfa' }]);
  await other.apply([{ request: set('y', { path: ['own'] }), seen: 'x' }]);
  expect(JSON.parse(read(TEXTS))).toEqual({ title: 'Novo', own: 'y' });
  await expect(other.apply([{ request: set('Deles'), seen: 'Alfa' }])).rejects.toThrow(
    EditedMeanwhile,
  );
  expect(() => store.undo()).toThrow(EditedMeanwhile);
  expect(JSON.parse(read(TEXTS))).toEqual({ title: 'Novo', own: 'y' });
});

test('several changes are made together or not at all', async () => {
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(root, 'brands/alfa/screens'));
  const before = read(TEXTS);
  const lead = set('x', { document: 'screens/lead', path: ['title'] });
  const both = [
    { request: set('Novo'), seen: 'Alfa' },
    { request: lead, seen: undefined },
  ];
  await expect(store.apply(both)).rejects.toThrow('leads out of brands/');
  expect(read(TEXTS)).toBe(before);
  expect(store.canUndo).toBe(false);
});

test('what the studio has changed since its start, or since the last commit', async () => {
  const original = read(TEXTS);
  await store.apply([{ request: set('Um'), seen: 'Alfa' }]);
  await store.apply([{ request: set('Dois'), seen: 'Um' }]);
  expect(store.changed()).toEqual([{ path: TEXTS, before: original, after: read(TEXTS) }]);
  store.undo();
  store.undo();
  expect(store.changed()).toEqual([]);
  store.redo();
  store.settle();
  expect(store.changed()).toEqual([]);
  store.undo();
  expect(store.changed()).toMatchObject([{ path: TEXTS, after: original }]);
});

test('what somebody else has changed between two steps is not counted as the studio’s', async () => {
  write(TEXTS, long({ title: 'Alfa' }));
  await store.apply([{ request: set('Um'), seen: 'Alfa' }]);
  write(TEXTS, long({ title: 'Um', own: 'outside' }));
  await store.apply([{ request: set('Dois'), seen: 'Um' }]);
  expect(store.changed()).toEqual([
    {
      path: TEXTS,
      before: long({ title: 'Alfa', own: 'outside' }),
      after: long({ title: 'Dois', own: 'outside' }),
    },
  ]);
});
