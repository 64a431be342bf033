import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ValueEdit } from '../../src/workshop/edit/build/edit.ts';
import type { EditWish } from '../../src/workshop/edit/protocol.ts';
import { layOutBrands, openTestWorkshop, TOKEN } from './test-kit.ts';

const TEXTS = 'brands/alfa/texts.json';
const BRAND = 'brands/alfa/brand.json';
let root: string;
let call: ReturnType<typeof openTestWorkshop>;

beforeEach(() => {
  root = layOutBrands();
  call = openTestWorkshop(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const edit: ValueEdit = {
  kind: 'value',
  place: { document: 'texts', steps: ['title'] },
  value: 'Novo',
};
const wish: EditWish = { brand: 'alfa', level: 'alfa', edits: [edit] };

const answer = async (...args: Parameters<typeof call>) => (await call(...args)).json();
const written = (file: string) => readFileSync(join(root, file), 'utf8');

test('a change is written, and brands are drawn again', async () => {
  expect(await answer('change', wish)).toEqual({
    files: [TEXTS],
    version: 1,
    news: [],
    changed: [TEXTS],
    canUndo: true,
  });
  expect(written(TEXTS)).toContain('Novo');
});

test.each<[string, Record<string, string>]>([
  ['without the token', { 'x-workshop-token': '' }],
  ['with another token', { 'x-workshop-token': TOKEN.replace('a', 'b') }],
  ['from a page of another origin', { 'sec-fetch-site': 'cross-site' }],
  ['from another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['that a page elsewhere makes', { origin: 'http://evil.example' }],
  ['from a file on this machine', { origin: 'null' }],
  ['by a name that leads here from elsewhere', { host: 'evil.example:4500' }],
])('a call %s is refused and writes nothing', async (_, headers) => {
  expect((await call('change', wish, headers)).status).toBe(403);
  expect(written(TEXTS)).toContain('Alfa');
});

test('a body that is far too large is refused before it is read', async () => {
  const body = { edits: [], more: 'x'.repeat(500_000) };
  expect((await call('change', body)).status).toBe(413);
});

test.each(['../..', 'families/../../x', '/etc', 'beta', 'alfa/../beta'])(
  'the level %j is not one of the brand',
  async (level) => {
    expect((await call('change', { ...wish, level })).status).toBe(422);
  },
);

test.each(['../secret', 'screens/../../../x', '__proto__', 'package'])(
  'the document %j is not one of a brand',
  async (document) => {
    const place = { document, steps: ['a'] };
    const response = await call('change', { ...wish, edits: [{ ...edit, place }] });
    expect(response.status).toBeGreaterThanOrEqual(422);
    expect(readdirSync(root).sort()).toEqual(['brands', 'schemas']);
  },
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const logo: ValueEdit = { ...edit, place: { document: 'brand', steps: ['logoFile'] } };
const withImage = (bytes: string | Uint8Array, name: string): EditWish => {
  const image = { name, base64: Buffer.from(bytes).toString('base64') };
  return { ...wish, edits: [logo], image };
};
const upload = (...image: Parameters<typeof withImage>) => call('change', withImage(...image));

test('an image is saved beside the value that names it, under a plain name, and undone with it', async () => {
  const response = await upload(SVG, '..\\Meu Logótipo (1).SVG');
  expect(response.status).toBe(200);
  const file = 'brands/alfa/meu-logotipo-1.svg';
  expect(written(file)).toBe(SVG);
  expect(written(BRAND)).toContain('"logoFile": "meu-logotipo-1.svg"');
  await call('undo', {});
  expect(existsSync(join(root, file))).toBe(false);
  expect(written(BRAND)).not.toContain('logoFile');
});

test('a plan of another image names the brands that would see it', async () => {
  const own = { extends: 'base', key: 'ALFA', logoFile: 'old.svg' };
  writeFileSync(join(root, BRAND), JSON.stringify(own));
  const same = { ...withImage(SVG, 'logo.svg'), edits: [{ ...logo, value: 'old.svg' }] };
  expect(await answer('plan', same)).toMatchObject({
    levels: [
      { level: 'alfa', felt: ['alfa'] },
      { level: 'base', felt: ['alfa', 'beta'] },
    ],
    findings: [],
  });
});

test('the name of an image ends in what its bytes are', async () => {
  const png = new Uint8Array(30);
  png.set([0x89, 0x50, 0x4e, 0x47]);
  await upload(png, 'logo.svg');
  expect(existsSync(join(root, 'brands/alfa/logo.png'))).toBe(true);
});

test.each<[string, string | Uint8Array, string]>([
  ['a page', '<html><script>1</script></html>', 'is not an SVG'],
  ['a drawing that acts', SVG.replace('<path', '<path onload="x()"'), 'runs or loads'],
  ['an image that weighs too much', SVG + ' '.repeat(210_000), '200 KB at most'],
])('%s is not saved', async (_, bytes, sentence) => {
  const response = await upload(bytes, 'logo.svg');
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: expect.stringContaining(sentence) });
  expect(readdirSync(join(root, 'brands/alfa')).sort()).toEqual(['brand.json', 'texts.json']);
});

test('an image of a level that the brand does not have is not saved', async () => {
  const outside = { ...withImage(SVG, 'x.svg'), level: '../../outside' };
  expect((await call('change', outside)).status).toBe(422);
});

test('a file that was changed outside is drawn when the page asks', async () => {
  writeFileSync(join(root, TEXTS), '{ "title": "Fora", "own": "x" }\n');
  expect(await answer('refresh', {})).toMatchObject({ files: [TEXTS], version: 1 });
  expect(await answer('refresh', {})).toMatchObject({ files: [], version: 1 });
});

const CONFLICT = '{\n<<<<<<< HEAD\n  "title": "Um"\n=======\n  "title": "Dois"\n>>>>>>> other\n}\n';

test.each([
  ['en', 'texts.json cannot be read, so nothing was written. Line 2: A merge conflict'],
  [
    'pt-BR',
    'Não dá para ler brands/alfa/texts.json, e por isso nada foi gravado. Linha 2: Um conflito',
  ],
])(
  'a file with conflict markers is left alone, and named with its line in %s',
  async (to, said) => {
    writeFileSync(join(root, TEXTS), CONFLICT);
    const response = await call('change', wish, { 'accept-language': to });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: expect.stringContaining(said) });
    expect(written(TEXTS)).toBe(CONFLICT);
  },
);

test('another brand is changed while a file of this one cannot be read', async () => {
  writeFileSync(join(root, TEXTS), CONFLICT);
  expect((await call('change', { ...wish, brand: 'beta', level: 'beta' })).status).toBe(200);
  expect(written('brands/beta/texts.json')).toContain('Novo');
});
