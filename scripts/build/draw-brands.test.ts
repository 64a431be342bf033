import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf } from '../../src/server/server-test-kit.ts';
import { LONG } from '../../tests/long.ts';
import { drawBrands } from './draw-brands.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guiche-drawn-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(folder, { recursive: true }));

const SCHEMA = { type: 'object', properties: { name: { type: 'string' } } };
const FORM = { conditions: [], pages: [{ variants: { '': { schema: SCHEMA, validator: 'v' } } }] };

/** A built brand with a form on lead and a text on success; `check` is its one compiled validator. */
async function brandFile(id: string, check = '() => true', schema: object = SCHEMA) {
  const form = JSON.parse(
    JSON.stringify(FORM).replace(JSON.stringify(SCHEMA), () => JSON.stringify(schema)),
  );
  const blocks = [{ id: 'form', block: 'form', form }];
  const screens = { lead: { blocks }, success: { blocks: [{ id, block: 'text' }] } };
  const brand = {
    id,
    screens,
    flows: [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }],
  };
  const code = `export default () => ({ brand: ${JSON.stringify(brand)}, validators: { v: { whole: ${check} } } });`;
  await writeFile(join(folder, `${id}.js`), code);
  return { ...entryOf(id), id, module: `/brands/${id}.js` };
}

/** A program that draws nothing, after what `body` does with a brand's id and a screen. */
async function programThat(body: string): Promise<string> {
  const path = join(folder, `program-${body.length}.mjs`);
  await writeFile(
    path,
    `export const brandRuntime = {};
export async function renderPage({ template: { templateId: screen }, visit }) {
  const { id } = visit.loaded.brand;
  ${body}
}`,
  );
  return pathToFileURL(path).href;
}

test(
  'brands that hang, fail or fill the memory are named with their screen, and the others go on',
  LONG,
  async () => {
    const program = await programThat(`
    if (id === 'hanging' && screen === 'success') for (;;);
    if (id === 'failing' && screen === 'success') throw new Error('no such block');
    if (id === 'filling' && screen === 'lead') for (const all = []; ; ) all.push(new Array(1e5).fill(all));`);
    const names = ['good', 'hanging', 'failing', 'filling', 'last'];
    const brands = await Promise.all(names.map((name) => brandFile(name)));
    expect(
      await drawBrands({ folder, program, megabytes: 128 }, { brands }, { limitMs: 15_000 }),
    ).toEqual([
      { id: 'hanging', screen: 'success', why: 'it took longer than 15 s' },
      { id: 'failing', screen: 'success', why: 'Error: no such block' },
      { id: 'filling', screen: 'lead', why: expect.stringContaining('memory') },
    ]);
  },
);

test(
  'a check that never ends, a slow pattern and a form in itself are found as well',
  LONG,
  async () => {
    const program = await programThat('return undefined;');
    const properties = { name: { type: 'string', pattern: '^(a+)+$' } };
    const brands = [
      await brandFile('checking', '() => { for (;;); }'),
      await brandFile('matching', '() => true', { type: 'object', properties }),
      await brandFile('endless', '() => true', { properties: { child: { $ref: '#' } } }),
    ];
    expect(await drawBrands({ folder, program }, { brands }, { limitMs: 3000 })).toEqual([
      { id: 'checking', screen: 'lead', why: 'it took longer than 3 s' },
      { id: 'matching', screen: 'lead', why: 'it took longer than 3 s' },
      { id: 'endless', screen: '', why: expect.stringContaining('has no end') },
    ]);
  },
);
