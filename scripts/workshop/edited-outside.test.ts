import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EditWish } from '../../src/workshop/edit/protocol.ts';
import { layOutBrands, openTestWorkshop } from './test-kit.ts';

const TEXTS = 'brands/alfa/texts.json';
let root: string;
let call: ReturnType<typeof openTestWorkshop>['call'];

beforeEach(() => {
  root = layOutBrands();
  call = openTestWorkshop(root).call;
});
afterEach(() => rmSync(root, { recursive: true }));

const wishFor = (value: string, brand = 'alfa'): EditWish => ({
  brand,
  level: brand,
  edits: [
    {
      kind: 'value',
      place: { document: 'texts', steps: ['title'] },
      value,
    },
  ],
});
const wish = wishFor('Novo');
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
    expect(readFileSync(join(root, TEXTS), 'utf8')).toBe(CONFLICT);
  },
);

test('another brand is changed while a file of this one cannot be read', async () => {
  writeFileSync(join(root, TEXTS), CONFLICT);
  expect((await call('change', wishFor('Novo', 'beta'))).status).toBe(200);
  expect(readFileSync(join(root, 'brands/beta/texts.json'), 'utf8')).toContain('Novo');
});

test('another file that was changed outside is kept', async () => {
  const other = join(root, 'brands/base/texts.json');
  writeFileSync(other, '{ "title": "Fora" }\n');
  expect((await call('change', wish)).status).toBe(200);
  expect(readFileSync(other, 'utf8')).toContain('Fora');
});
