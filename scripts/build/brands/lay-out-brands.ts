import { mkdir, rm } from 'node:fs/promises';
import type { CatalogueEntry } from '../../../src/contract/compiled-brand.ts';
import { NO_CACHE, type BuildCache } from '../cache/build-cache.ts';
import type { BrandFolders, BrandRecord, LaidBrand } from './brand-record.ts';
import { layOutFiles } from './lay-out.ts';
import { makeBrands, type MakeWork } from './make-brands.ts';
import type { MadeBrand, MadeFile, WantedBrand } from './made-brand.ts';

/** The plain content is in its compressed copy as well. */
const withoutTwin = ({ plain, ...file }: MadeFile): MadeFile =>
  file.gz ? file : { ...file, plain };

/**
 * Lays brands out. One that is made of the same as the one that lies there stays; one that an earlier build has
 * made comes from the cache; the others are made. Returns all, in their order.
 */
export async function layOutBrands(
  wanted: readonly WantedBrand[],
  before: BrandRecord['brands'],
  folders: BrandFolders,
  { cache, ...work }: MakeWork & { cache: BuildCache },
): Promise<[id: string, LaidBrand][]> {
  const laid = new Map<string, LaidBrand>();
  const layOut = async ({ id, key }: WantedBrand, { facts, files }: MadeBrand) => {
    laid.set(id, { key, facts, files: await layOutFiles(files, folders.out, folders.client) });
  };
  const missing: WantedBrand[] = [];
  for (const brand of wanted) {
    const there = before[brand.id];
    if (there?.key === brand.key) {
      laid.set(brand.id, there);
      continue;
    }
    const known = (await cache.read(brand.key)) as MadeBrand | undefined;
    if (known) await layOut(brand, known);
    else missing.push(brand);
  }
  await makeBrands(
    missing.map(({ compile }) => compile),
    work,
    async (made, index) => {
      const brand = missing[index]!;
      await cache.write(brand.key, { ...made, files: made.files.map(withoutTwin) });
      await layOut(brand, made);
    },
  );
  return wanted.map(({ id }) => [id, laid.get(id)!]);
}

/**
 * Makes the folders; where nothing of an earlier build may be used, they are emptied. The record of the last build
 * goes: one that ends before it has written its own leaves none, and what it leaves is not trusted.
 */
export async function openFolders(folders: BrandFolders, cache: BuildCache): Promise<void> {
  await rm(folders.record, { force: true });
  for (const folder of [folders.out, folders.client]) {
    if (folder === undefined) continue;
    if (cache === NO_CACHE) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
}

/** The brands that were laid out now, with their keys. */
export const changedBrands = (
  laid: readonly [id: string, LaidBrand][],
  before: BrandRecord['brands'],
): [CatalogueEntry, string][] =>
  laid
    .filter(([id, { key }]) => before[id]?.key !== key)
    .map(([, { facts, key }]) => [facts.entry, key]);
