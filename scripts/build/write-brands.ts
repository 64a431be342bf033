import { toValue } from '../../src/brand/parse/node.ts';
import type {
  Catalogue,
  CatalogueEntry,
  CompiledBrand,
} from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { imageFiles, writeBrandFile, type BrandFile } from './brand-files.ts';
import { createBrandMaker, entryOf, looksFile } from './make-brand.ts';

interface WriteOptions {
  /** Each gets every file. */
  folders: readonly [string, ...string[]];
  root: string;
  minify?: boolean;
  /** Folders below brands/: only these get modules, all others just stand in the catalogue. */
  only?: readonly string[];
  /** Brands in the folders already: those that are not in `only` stay as they are there. */
  known?: Catalogue;
}

/** Writes modules and looks of brands that were checked, the catalogue of them, and all images; `names` are those of the files. */
export async function writeBrands(
  { brands, sources }: CheckedBrands,
  { folders, root, minify = false, only, known }: WriteOptions,
): Promise<{ catalogue: Catalogue; names: Set<string> }> {
  const names = new Set<string>();
  const write = async (files: readonly BrandFile[]) => {
    await Promise.all(files.map((file) => writeBrandFile(file, folders)));
    for (const { name } of files) names.add(name);
  };
  await write(imageFiles(sources.imageHashes, root));
  const make = createBrandMaker(folders[0], { minify });
  const entryFor = async (compiled: CompiledBrand): Promise<CatalogueEntry> => {
    if (!only || only.includes(compiled.id)) {
      const { entry, files } = await make(compiled);
      await write(files);
      return entry;
    }
    const before = known?.brands.find(({ id }) => id === compiled.id);
    if (before) return before;
    const looks = looksFile(compiled);
    await write([looks]);
    return { ...entryOf(compiled), module: '', looks: `/brands/${looks.name}` };
  };
  const catalogue: Catalogue = {
    ...(toValue(sources.registry!) as unknown as Omit<Catalogue, 'brands'>),
    brands: await Promise.all(brands.map(({ compiled }) => entryFor(compiled))),
  };
  await write([{ name: 'catalogue.json', content: JSON.stringify(catalogue) }]);
  return { catalogue, names };
}
