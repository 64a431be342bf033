import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify as minifyCode } from 'vite';
import { brandModuleSources, createValidatorCache } from '../../src/brand/compile/brand-module.ts';
import { toValue } from '../../src/brand/parse/node.ts';
import type { Catalogue, CatalogueEntry } from '../../src/contract/compiled-brand.ts';
import { allMediaSources, type MediaSources } from '../../src/flow/media-sources.ts';
import { looksOf } from '../../src/visit/visit-brand.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { checkBrands, type CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { hashOf, readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { sandboxBrands } from '../brand-files/sandbox-brands.ts';
import { sharedPicture } from './shared-picture.ts';
import { writeWhole } from './write-whole.ts';
import { unfinishedBrands } from '../brand-files/unfinished-brands.ts';

interface BuildOptions {
  outDir: string;
  minify: boolean;
  /** The project's root. */
  root?: string;
  /** Folders below brands/: only these get a module, all others just stand in the catalogue. */
  only?: readonly string[];
  /** What stands in `outDir` already: brands that are not in `only` stay as they are there. */
  known?: Catalogue;
}

/**
 * Compiles every brand into `outDir`: its modules, its looks, its images under their content hash, the
 * catalogue that links are resolved by, what the sandbox sells, and what brands still lack. Nothing is written when a brand
 * has an error; the findings, and the origins of all videos, are given back either way.
 */
export async function buildBrands({
  outDir,
  minify,
  root = process.cwd(),
}: BuildOptions): Promise<{ diagnostics: Diagnostic[]; media: MediaSources }> {
  const { metaSchemas, programTexts } = await readMetaSchemas(root);
  const checked = checkBrands(await readBrandSources(root), metaSchemas, programTexts);
  const { diagnostics } = checked;
  const media = allMediaSources(
    checked.brands.flatMap(({ compiled }) => Object.values(compiled.screens)),
  );
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, media };

  await writeBrands(checked, { outDir, minify, root });
  await writeFile(join(outDir, 'sandbox.json'), JSON.stringify(sandboxBrands(checked)));
  await writeFile(join(outDir, 'unfinished.json'), JSON.stringify(unfinishedBrands(checked)));
  return { diagnostics, media };
}

/** Writes modules and looks of brands that were checked, the catalogue of them, and all images. */
export async function writeBrands(
  checked: CheckedBrands,
  { outDir, minify, root = process.cwd(), only, known }: BuildOptions,
): Promise<Catalogue> {
  const { brands, sources } = checked;
  if (!known) await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const catalogue: Catalogue = {
    ...(toValue(sources.registry!) as unknown as Omit<Catalogue, 'brands'>),
    brands: [],
  };
  const validatorsOf = createValidatorCache();
  await writeImages(checked, root, outDir);
  for (const { compiled: plain } of brands) {
    const before = known?.brands.find(({ id }) => id === plain.id);
    if (before && only && !only.includes(plain.id)) {
      catalogue.brands.push(before);
      continue;
    }
    const writeHashed = async (name: string, extension: string, content: string | Uint8Array) => {
      const file = `${name}.${hashOf(content)}.${extension}`;
      await writeFile(join(outDir, file), content);
      return `/brands/${file}`;
    };
    const write = async (name: string, source: string): Promise<string> => {
      const code = minify ? (await minifyCode(`${name}.js`, source, {})).code : source;
      return writeHashed(name, 'js', code);
    };
    const isWritten = !only || only.includes(plain.id);
    const picture = isWritten ? await sharedPicture(plain, outDir) : undefined;
    const compiled = {
      ...plain,
      sharedPicture: picture && (await writeHashed(`${plain.id}-picture`, 'png', picture)),
    };
    const modules = async (): Promise<Pick<CatalogueEntry, 'module' | 'direct'>> => {
      const { later, first, selling, direct } = brandModuleSources(compiled, validatorsOf);
      const laterAddress = later && (await write(`${compiled.id}-later`, later));
      const ofScreens: Record<string, string> = {};
      for (const template of selling) {
        const name = `${compiled.id}-${template.replace(/\W+/g, '-')}`;
        ofScreens[template] = await write(name, direct(template, laterAddress));
      }
      return { module: await write(compiled.id, first(laterAddress)), direct: ofScreens };
    };
    const { key, area, productCode, product, dsProductId, business } = compiled.settings;
    catalogue.brands.push({
      id: compiled.id,
      key: key!,
      area: area!,
      productCode: productCode ?? key!,
      dsProductId,
      business,
      name: product.name,
      bffId: product.bffId,
      ...(isWritten ? await modules() : { module: '' }),
      looks: await writeHashed(`${compiled.id}-looks`, 'json', JSON.stringify(looksOf(compiled))),
    });
  }
  await writeWhole(join(outDir, 'catalogue.json'), JSON.stringify(catalogue));
  return catalogue;
}

async function writeImages({ sources }: CheckedBrands, root: string, outDir: string) {
  for (const [path, hash] of sources.imageHashes) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    await mkdir(join(outDir, hash), { recursive: true });
    await copyFile(join(root, path), join(outDir, hash, name));
  }
}
