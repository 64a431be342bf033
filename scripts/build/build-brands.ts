import { toValue } from '../../src/brand/parse/node.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import { mediaSources } from '../../src/flow/media-sources.ts';
import { checkerOf, readBrandSources } from '../brand-files/read-brand-sources.ts';
import { sandboxBrands } from '../brand-files/sandbox-brands.ts';
import { unfinishedBrands } from '../brand-files/unfinished-brands.ts';
import { imageFiles, writeBrandFile, type BrandFile } from './brand-files.ts';
import { createBrandMaker } from './make-brand.ts';

interface BuildOptions {
  outDir: string;
  /** Folder to which the part that goes out to browsers is written as well. */
  clientDir?: string;
  minify: boolean;
  root?: string;
  /** The work between the check and the first file that is written. */
  prepare?: () => Promise<void>;
}

/**
 * Checks every brand and builds it into `outDir`, with what the server alone reads (SERVER_FILES). Nothing is written
 * when a brand has an error: `built` is undefined then.
 */
export async function buildBrands(options: BuildOptions) {
  const { outDir, clientDir, minify, root = process.cwd(), prepare } = options;
  const checked = checkerOf(root)(readBrandSources(root));
  const { brands, sources, diagnostics } = checked;
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics };
  await prepare?.();
  const write = async (files: readonly BrandFile[]) => {
    for (const folder of clientDir === undefined ? [outDir] : [outDir, clientDir])
      await Promise.all(files.map((file) => writeBrandFile(file, folder)));
  };
  await write(imageFiles(sources.imageHashes, root));
  const make = createBrandMaker(outDir, { minify });
  const entries = brands.map(async ({ compiled }) => {
    const { entry, files } = await make(compiled);
    await write(files);
    return entry;
  });
  const catalogue: Catalogue = {
    ...(toValue(sources.registry!) as unknown as Omit<Catalogue, 'brands'>),
    brands: await Promise.all(entries),
  };
  await write([{ name: 'catalogue.json', content: JSON.stringify(catalogue) }]);
  const writeForServer = (name: string, value: unknown) =>
    writeBrandFile({ name, content: JSON.stringify(value) }, outDir);
  await writeForServer('sandbox.json', sandboxBrands(checked));
  await writeForServer('unfinished.json', unfinishedBrands(checked));
  const media = mediaSources(...brands.flatMap(({ compiled }) => Object.values(compiled.screens)));
  return { diagnostics, built: { catalogue, media } };
}
