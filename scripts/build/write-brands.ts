import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toValue } from '../../src/brand/parse/node.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { sandboxBrand } from '../brand-files/sandbox-brands.ts';
import { layOutFiles } from './brands/lay-out.ts';
import { createBrandMaker, entryOf, looksFile } from './brands/make-brand.ts';
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
  const make = createBrandMaker(outDir, { minify: false, compress: false });
  const catalogue: Catalogue = {
    ...(toValue(sources.registry!) as unknown as Omit<Catalogue, 'brands'>),
    brands: [],
  };
  for (const { compiled, merged } of brands) {
    const isWritten = !only || only.includes(compiled.id);
    const before = isWritten ? undefined : known?.brands.find(({ id }) => id === compiled.id);
    if (before) {
      catalogue.brands.push(before);
    } else if (isWritten) {
      const sandbox = JSON.stringify(sandboxBrand(compiled, merged));
      const { facts, files } = await make({ compiled, sandbox });
      await layOutFiles(files, outDir);
      catalogue.brands.push(facts.entry);
    } else {
      const looks = looksFile(compiled);
      await layOutFiles([looks], outDir);
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
