import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { CatalogueEntry } from '../../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { MediaSources } from '../../src/flow/media-sources.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { finishRecord, NOTHING, readRecord } from './brands/brand-record.ts';
import { checkChanged, checkProject } from './brands/check-project.ts';
import { mediaOfAll, writeFactsOfAll } from './brands/facts-of-all.ts';
import { layOutImages } from './brands/lay-out.ts';
import { changedBrands, layOutBrands, openFolders } from './brands/lay-out-brands.ts';
import { NO_CACHE, type BuildCache } from './cache/build-cache.ts';

interface BuildOptions {
  outDir: string;
  /** Where the part that goes out to browsers is laid as well, with compressed copies. */
  clientDir?: string;
  minify: boolean;
  /** The project's root. */
  root?: string;
  /** Its brand files, where they were read already. */
  read?: BrandSources;
  /** Without one everything is made anew. */
  cache?: BuildCache;
  /** The fingerprint of everything that brands are made of besides the files below brands/. */
  program?: string;
  /** The work between the check and the first file that is written; says whether it has touched what lies there. */
  prepare?: () => Promise<boolean>;
  /** Looks at the brands that became others, with their keys; what it throws ends the build. */
  accept?: (changed: readonly [CatalogueEntry, string][]) => Promise<void>;
}

export interface BuiltBrands {
  diagnostics: Diagnostic[];
  /** The origins of all videos; undefined where a brand has an error. */
  media?: MediaSources;
}

/**
 * Builds every brand into `outDir`: its modules, its looks, its images under their content hash, the catalogue
 * that links are resolved by, and what the server alone reads (SERVER_FILES). Nothing is written when a brand has
 * an error; the findings are given back either way.
 */
export async function buildBrands({
  outDir,
  clientDir,
  minify,
  root = process.cwd(),
  read = readBrandSources(root),
  cache = NO_CACHE,
  program = '',
  prepare,
  accept,
}: BuildOptions): Promise<BuiltBrands> {
  const style = { minify, compress: clientDir !== undefined };
  const besides = JSON.stringify([program, process.version, style]);
  const folders = { out: outDir, client: clientDir, record: `${outDir}.json` };
  const laidBefore = async () => (cache === NO_CACHE ? NOTHING : await readRecord(folders));
  const found = await laidBefore();
  const { diagnostics, sound } =
    (found.check && checkChanged(read, root, besides, found.check)) ??
    checkProject(read, root, besides);
  if (!sound) return { diagnostics };

  const { wanted, record } = sound;
  // A program that is made anew takes what lies in its folders with it.
  const before = (await prepare?.()) ? await laidBefore() : found;
  await openFolders(folders, cache);
  const images = await layOutImages(read.images, root, before.images, folders);
  const laid = await layOutBrands(wanted, before.brands, folders, { images: outDir, style, cache });
  const facts = laid.map(([, brand]) => brand.facts);
  const [ofAll] = await Promise.all([
    writeFactsOfAll(facts, record.registry, record.unfinished, folders),
    accept?.(changedBrands(laid, before.brands)),
  ]);
  const brands = Object.fromEntries(laid);
  await finishRecord(folders, { brands, images, check: record }, ofAll, before);
  await cache.trim();
  return { diagnostics, media: mediaOfAll(facts) };
}
