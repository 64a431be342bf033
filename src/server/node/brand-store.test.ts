import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BrandRuntime, CatalogueEntry } from '../../contract/compiled-brand.ts';
import { entryOf } from '../server-test-kit.ts';
import { createBrandStore } from './brand-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'guiche-disk-'));
const write = (name: string, code: string) => writeFile(join(folder, name), code);
await write('package.json', '{ "type": "module" }');
afterAll(() => rm(folder, { recursive: true }));

const store = () => createBrandStore(folder, { text: 'me' } as unknown as BrandRuntime);
const brand = (id: string): CatalogueEntry => ({
  ...entryOf('ALPHA'),
  id,
  module: `/brands/${id}.js`,
  looks: `/brands/${id}-looks.json`,
});

test('a brand module is made with the runtime, minified or not', async () => {
  await write('long.js', 'export default (runtime) => ({\nbrand: { of: runtime.text },\n});\n');
  await write('short.js', 'export default e=>({brand:{of:e.text}});');
  for (const id of ['long', 'short']) {
    expect((await store().loadBrand(brand(id))).brand).toEqual({ of: 'me' });
  }
});

test('a brand is read when it is asked for, once, with its later screens', async () => {
  const { loadBrand, loadLooks } = store();
  const brandOf = (made: object) => `export default () => (${JSON.stringify(made)});`;
  const parts = { screens: {}, texts: {} };
  const first = { brand: parts, validators: {}, later: '/brands/a-later.js' };
  await write('a.js', brandOf(first));
  await write('a-later.js', brandOf({ ...parts, screens: { last: {} }, validators: {} }));
  await write('a-looks.json', '{}');
  const [one, other] = await Promise.all([loadBrand(brand('a')), loadBrand(brand('a'))]);
  // A page of a later screen names the second module, so that the browser asks for it at once.
  expect(one).toMatchObject({ brand: { screens: { last: {} } }, later: first.later });
  expect((await loadLooks(brand('a'))) === (await loadLooks(brand('a')))).toBe(true);
  expect(one.brand).toBe(other.brand);
  await write('a.js', '');
  expect((await loadBrand(brand('a'))).brand).toBe(one.brand);
});
