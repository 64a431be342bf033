import { expect, test } from 'vitest';
import { brandOf, catalogue } from '../server-fakes.ts';
import type { CatalogueEntry, LoadedBrand } from '../../contract/compiled-brand.ts';
import { linksOf, readyLine } from './announcement.ts';

const loadBrand = async (entry: CatalogueEntry): Promise<LoadedBrand> => {
  const loaded = brandOf(entry);
  if (entry.key !== 'GAMMA') return loaded;
  const steps = ['presentation', 'lead'].map((id) => ({ id, templateId: id }));
  return { ...loaded, brand: { ...loaded.brand, flows: [{ id: 'default', steps }] } };
};
const brands = { catalogue, loadBrand };

test('every brand has the link of its first step (D-180)', async () => {
  const lines = await linksOf(brands, 3001);
  expect(lines.map((line) => line.trim().split(/\s+/).at(-1))).toEqual([
    'http://localhost:3001/lead?product=ALPHA',
    'http://localhost:3001/lead?product=ALPHA&lang=pt-MZ',
    'http://localhost:3001/lead?product=BETA',
    'http://localhost:3001/presentation?product=GAMMA',
  ]);
});

test('a brand that cannot be loaded has no link', async () => {
  const closed = { catalogue, loadBrand: () => Promise.reject(new Error('closed')) };
  expect(await linksOf(closed, 3001)).toEqual([]);
});

test('the ready line names the sandbox, or the upstream in its place', () => {
  const apiUrl = new URL('https://up.example/x');
  expect(readyLine(3001, {})).toContain('ready on http://localhost:3001 (on the sandbox');
  expect(readyLine(3000, { apiUrl })).toBe(
    'ready on http://localhost:3000 (calls go to https://up.example)',
  );
});
