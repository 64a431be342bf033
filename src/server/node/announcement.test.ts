import { expect, test } from 'vitest';
import { brandOf, catalogue } from '../server-fakes.ts';
import type { CatalogueEntry, LoadedBrand } from '../../contract/compiled-brand.ts';
import { announcement } from './announcement.ts';

const loadBrand = async (entry: CatalogueEntry): Promise<LoadedBrand> => {
  const loaded = brandOf(entry);
  if (entry.key !== 'GAMMA') return loaded;
  const steps = ['presentation', 'lead'].map((id) => ({ id, templateId: id }));
  return { ...loaded, brand: { ...loaded.brand, flows: [{ id: 'default', steps }] } };
};
const brands = { catalogue, loadBrand };

test('one line begins with ready, then every brand has the link of its first step (D-180)', async () => {
  const lines = (await announcement(brands, 3001, {})).split('\n');
  expect(lines.filter((line) => line.startsWith('ready'))).toEqual([lines[0]]);
  expect(lines[0]).toContain('http://localhost:3001 (on the sandbox');
  expect(lines.slice(1).map((line) => line.trim().split(/\s+/).at(-1))).toEqual([
    'http://localhost:3001/lead?product=ALPHA',
    'http://localhost:3001/lead?product=ALPHA&lang=pt-MZ',
    'http://localhost:3001/lead?product=BETA',
    'http://localhost:3001/presentation?product=GAMMA',
  ]);
});

test('a brand that cannot be loaded has no link', async () => {
  const closed = { catalogue, loadBrand: () => Promise.reject(new Error('closed')) };
  expect((await announcement(closed, 3001, {})).split('\n')).toHaveLength(1);
});

test('a real upstream is named instead of the sandbox', async () => {
  const apiUrl = new URL('https://up.example/x');
  const [first] = (await announcement(brands, 3000, { apiUrl })).split('\n');
  expect(first).toBe('ready on http://localhost:3000 (calls go to https://up.example)');
});
