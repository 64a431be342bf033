import { rm } from 'node:fs/promises';
import { toValue } from '../../src/brand/parse/node.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { imageFiles, writeBrandFile, type BrandFile } from './brand-files.ts';
import { createBrandMaker, entryOf, looksFile } from './make-brand.ts';

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
  const write = (files: readonly BrandFile[]) =>
    Promise.all(files.map((file) => writeBrandFile(file, [outDir])));
  await write(imageFiles(sources.imageHashes, root));
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
      await write(files);
      catalogue.brands.push(facts.entry);
    } else {
      const looks = looksFile(compiled);
      await write([looks]);
      catalogue.brands.push({ ...entryOf(compiled), module: '', looks: `/brands/${looks.name}` });
    }
  }
  await write([{ name: 'catalogue.json', content: JSON.stringify(catalogue) }]);
  return catalogue;
}
