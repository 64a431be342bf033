import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toValue } from '../../src/brand/parse/node.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { writeBrandFile } from './brand-files.ts';
import { createBrandMaker, entryOf, looksFile } from './make-brand.ts';
import { writeWhole } from './write-whole.ts';

interface WriteOptions {
  outDir: string;
  root: string;
  /** Folders below brands/: only these get modules, all others just stand in the catalogue. */
  only?: readonly string[];
  /** Brands in `outDir` already: those that are not in `only` stay as they are there. */
  known?: Catalogue;
}

/** Writes modules and looks of brands that were checked, the catalogue of them, and all images; nothing is minified. */
export async function writeBrands(
  checked: CheckedBrands,
  { outDir, root, only, known }: WriteOptions,
): Promise<Catalogue> {
  const { brands, sources } = checked;
  if (!known) await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await writeImages(sources.imageHashes, root, outDir);
  const make = createBrandMaker(outDir, { minify: false });
  const catalogue: Catalogue = {
    ...(toValue(sources.registry!) as unknown as Omit<Catalogue, 'brands'>),
    brands: [],
  };
  for (const { compiled } of brands) {
    const isWritten = !only || only.includes(compiled.id);
    const before = isWritten ? undefined : known?.brands.find(({ id }) => id === compiled.id);
    if (before) {
      catalogue.brands.push(before);
    } else if (isWritten) {
      const { facts, files } = await make(compiled);
      for (const file of files) await writeBrandFile(file, { out: outDir });
      catalogue.brands.push(facts.entry);
    } else {
      const looks = looksFile(compiled);
      await writeBrandFile(looks, { out: outDir });
      catalogue.brands.push({ ...entryOf(compiled), module: '', looks: `/brands/${looks.name}` });
    }
  }
  await writeWhole(join(outDir, 'catalogue.json'), JSON.stringify(catalogue));
  return catalogue;
}

async function writeImages(images: ReadonlyMap<string, string>, root: string, outDir: string) {
  for (const [path, hash] of images) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    await mkdir(join(outDir, hash), { recursive: true });
    await copyFile(join(root, path), join(outDir, hash, name));
  }
}
