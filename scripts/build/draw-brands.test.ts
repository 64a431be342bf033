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

const DRAWS = 'return undefined;';
const SLOW_PATTERN = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^(a+)+$' } },
};

test.each<{ title: string; body: string; check?: string; schema?: object; refused: object }>([
  {
    title: 'that hangs',
    body: "if (id === 'wrong' && screen === 'success') for (;;);",
    refused: { screen: 'success', why: 'it took longer than 3 s' },
  },
  {
    title: 'that fails',
    body: "if (id === 'wrong' && screen === 'success') throw new Error('no such block');",
    refused: { screen: 'success', why: 'Error: no such block' },
  },
  {
    title: 'that fills the memory',
    body: "if (id === 'wrong') for (const all = []; ; ) all.push(new Array(1e5).fill(all));",
    refused: { screen: 'lead', why: expect.stringContaining('memory') },
  },
  {
    title: 'whose check never ends',
    body: DRAWS,
    check: '() => { for (;;); }',
    refused: { screen: 'lead', why: 'it took longer than 3 s' },
  },
  {
    title: 'with a slow pattern',
    body: DRAWS,
    schema: SLOW_PATTERN,
    refused: { screen: 'lead', why: 'it took longer than 3 s' },
  },
])('a brand $title is named with its screen', LONG, async ({ body, check, schema, refused }) => {
  const brands = [await brandFile('wrong', check, schema), await brandFile('good')];
  const limitMs = body.includes('all.push') ? 30_000 : 3_000;
  expect(
    await drawBrands(
      { folder, program: await programThat(body), brands },
      { limitMs, megabytes: 128 },
    ),
  ).toEqual({ id: 'wrong', ...refused });
});

test('brands that can be drawn are refused nowhere', LONG, async () => {
  const brands = [await brandFile('one'), await brandFile('other')];
  const program = await programThat(DRAWS);
  expect(await drawBrands({ folder, program, brands })).toBeUndefined();
});
