import { brandModuleSources, createValidatorCache } from '../../src/brand/compile/brand-module.ts';
import type { CatalogueEntry, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { looksOf } from '../../src/visit/visit-brand.ts';
import type { BrandFile } from './brand-files.ts';
import { hashOf } from './fingerprint.ts';
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
    /** Adds a file whose name changes with its content; gives its address. */
    const add = (of: string, extension: string, content: string | Uint8Array): string => {
      const name = `${of}.${hashOf(content)}.${extension}`;
      files.push({ name, content });
      return `/brands/${name}`;
    };
    const addModule = async (name: string, source: string): Promise<string> =>
      add(name, 'js', minify ? await minified(name, source) : source);

    const picture = add(`${id}-picture`, 'png', await sharedPicture(plain, images));
    const compiled = { ...plain, sharedPicture: picture };
    const { later, first } = brandModuleSources(compiled, validatorsOf);
    const laterAddress = later && (await addModule(`${id}-later`, later));
    const entry: CatalogueEntry = {
      ...entryOf(plain),
      module: await addModule(id, first(laterAddress)),
      looks: add(`${id}-looks`, 'json', JSON.stringify(looksOf(compiled))),
    };
    return { entry, files };
  };
}

async function minified(name: string, source: string): Promise<string> {
  const { minify } = await import('vite');
  return (await minify(`${name}.js`, source, {})).code;
}
