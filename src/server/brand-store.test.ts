import { expect, test } from 'vitest';
import type { BrandRuntime, CatalogueEntry } from '../contract/compiled-brand.ts';
import { createBrandStore } from './brand-store.ts';
import { entryOf } from './server-test-kit.ts';

/** A place with any number of brands that notes what is read of it. */
function countingFiles() {
  const read: string[] = [];
  const readJson = async (name: string) => {
    read.push(name);
    return {};
  };
  const importModule = async (name: string) => {
    read.push(name);
    const id = name.replace(/(-later)?\.js$/, '');
    if (name.endsWith('-later.js')) return () => ({ screens: {}, texts: {}, validators: {} });
    const brand = { id, screens: {}, texts: {} };
    return () => ({ brand, validators: {}, later: `/brands/${id}-later.js` });
  };
  const store = createBrandStore({ readJson, importModule }, {} as BrandRuntime);
  return { store, take: () => read.splice(0) };
}

const brand = (id: string): CatalogueEntry => ({
  ...entryOf('ALPHA'),
  id,
  module: `/brands/${id}.js`,
  looks: `/brands/${id}-looks.json`,
});

test('what a server starts with is no file of any brand', async () => {
  const { store, take } = countingFiles();
  await store.readCatalogue();
  await store.readUnfinished();
  await store.readLinks();
  await store.readSandboxBrands();
  expect(take()).toEqual(['catalogue.json', 'unfinished.json', 'links.json', 'sandbox.json']);
});

test('a brand is read when it is asked for, once, with its later screens', async () => {
  const { store, take } = countingFiles();
  const [one, other] = await Promise.all([
    store.loadBrand(brand('a')),
    store.loadBrand(brand('a')),
  ]);
  expect(one).toBe(other);
  expect(take()).toEqual(['a.js', 'a-later.js']);
  await store.loadLooks(brand('b'));
  await store.loadLooks(brand('b'));
  expect(take()).toEqual(['b-looks.json']);
});

test('of a thousand brands a hundred stay in memory: any other is read again', async () => {
  const { store, take } = countingFiles();
  const loadAll = async (from: number, to: number) => {
    for (let at = from; at < to; at++) await store.loadBrand(brand(`n${at}`));
  };
  await loadAll(0, 1000);
  take();
  await loadAll(900, 1000);
  expect(take()).toEqual([]);
  await store.loadBrand(brand('n0'));
  expect(take()).toEqual(['n0.js', 'n0-later.js']);
});
