import { brandModuleSources, createValidatorCache } from '../../src/brand/compile/brand-module.ts';
import type { CatalogueEntry, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { looksOf } from '../../src/visit/visit-brand.ts';
import { hashedFile, type BrandFile } from './brand-files.ts';
import { sharedPicture } from './shared-picture.ts';

/** Members of the catalogue about a brand, beside the names of its files. */
export function entryOf({ id, settings }: CompiledBrand): Omit<CatalogueEntry, 'module' | 'looks'> {
  const { key, area, productCode, product, dsProductId, business } = settings;
  return {
    id,
    key: key!,
    area: area!,
    productCode: productCode ?? key!,
    dsProductId,
    business,
    name: product.name,
    bffId: product.bffId,
  };
}

/** Gives a function that builds a brand; forms that brands share are compiled once. `images`: the folder of all images. */
export function createBrandMaker(images: string, { minify }: { minify: boolean }) {
  const validatorsOf = createValidatorCache();
  return async (plain: CompiledBrand): Promise<{ entry: CatalogueEntry; files: BrandFile[] }> => {
    const { id } = plain;
    const files: BrandFile[] = [];
    const add = (file: BrandFile): string => {
      files.push(file);
      return `/brands/${file.name}`;
    };
    const addModule = async (name: string, source: string): Promise<string> =>
      add(hashedFile(name, 'js', minify ? await minified(name, source) : source));

    const picture = hashedFile(`${id}-picture`, 'png', await sharedPicture(plain, images));
    const compiled = { ...plain, sharedPicture: add(picture) };
    const { later, first } = brandModuleSources(compiled, validatorsOf);
    const laterAddress = later && (await addModule(`${id}-later`, later));
    const entry: CatalogueEntry = {
      ...entryOf(plain),
      module: await addModule(id, first(laterAddress)),
      looks: add(hashedFile(`${id}-looks`, 'json', JSON.stringify(looksOf(compiled)))),
    };
    return { entry, files };
  };
}

async function minified(name: string, source: string): Promise<string> {
  const { minify } = await import('vite');
  return (await minify(`${name}.js`, source, {})).code;
}
