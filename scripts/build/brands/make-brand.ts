import {
  brandModuleSources,
  createValidatorCache,
} from '../../../src/brand/compile/brand-module.ts';
import type { CatalogueEntry, CompiledBrand } from '../../../src/contract/compiled-brand.ts';
import { allMediaSources } from '../../../src/flow/media-sources.ts';
import { linksOfBrand } from '../../../src/server/pages/brand-links.ts';
import { looksOf } from '../../../src/visit/visit-brand.ts';
import { hashOf } from '../../brand-files/read-brand-sources.ts';
import { BROTLI_QUALITY, compressedCopies } from '../compress-assets.ts';
import { sharedPicture } from '../shared-picture.ts';
import type { BrandStyle, BrandToMake, MadeBrand, MadeFile } from './made-brand.ts';

/** Members of the catalogue about a brand, beside the names of its files. */
export function entryOf({
  id,
  settings,
}: CompiledBrand): Omit<CatalogueEntry, 'module' | 'direct' | 'looks'> {
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

/** A file whose name changes with its content. */
function fileOf(name: string, extension: string, content: string | Uint8Array): MadeFile {
  const plain = typeof content === 'string' ? Buffer.from(content) : content;
  return { name: `${name}.${hashOf(content)}.${extension}`, plain };
}

/** The file of the looks that a brand lends. */
export const looksFile = (brand: CompiledBrand): MadeFile =>
  fileOf(`${brand.id}-looks`, 'json', JSON.stringify(looksOf(brand)));

const addressOf = ({ name }: MadeFile): string => `/brands/${name}`;

/**
 * Gives a function that builds a brand; the validators of forms that brands share are compiled once.
 * `images` is the folder where those of all brands lie under their content hash.
 */
export function createBrandMaker(images: string, { minify, compress }: BrandStyle) {
  const validatorsOf = createValidatorCache();
  return async ({ compiled: plain, sandbox }: BrandToMake): Promise<MadeBrand> => {
    const { id } = plain;
    const files: MadeFile[] = [];
    const add = (file: MadeFile): string => {
      files.push(file);
      return addressOf(file);
    };
    const addModule = async (name: string, source: string): Promise<string> =>
      add(fileOf(name, 'js', minify ? await minified(name, source) : source));

    const picture = fileOf(`${id}-picture`, 'png', await sharedPicture(plain, images));
    const compiled = { ...plain, sharedPicture: add(picture) };
    const { later, first, selling, direct } = brandModuleSources(compiled, validatorsOf);
    const laterAddress = later && (await addModule(`${id}-later`, later));
    const ofScreens: Record<string, string> = {};
    for (const template of selling) {
      const name = `${id}-${template.replace(/\W+/g, '-')}`;
      ofScreens[template] = await addModule(name, direct(template, laterAddress));
    }
    const entry: CatalogueEntry = {
      ...entryOf(plain),
      module: await addModule(id, first(laterAddress)),
      direct: ofScreens,
      looks: add(looksFile(compiled)),
    };
    const facts = {
      entry,
      links: linksOfBrand(entry, compiled),
      media: allMediaSources(Object.values(compiled.screens)),
      sandbox,
    };
    return { facts, files: compress ? await Promise.all(files.map(withCopies)) : files };
  };
}

async function minified(name: string, source: string): Promise<string> {
  const { minify } = await import('vite');
  return (await minify(`${name}.js`, source, {})).code;
}

async function withCopies(file: MadeFile): Promise<MadeFile> {
  return { ...file, ...(await compressedCopies(file.name, file.plain!, BROTLI_QUALITY)) };
}
