import { join } from 'node:path';
import { toValue } from '../../src/brand/parse/node.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { checkBrands, type CheckedBrands } from '../../src/checker/check-brands.ts';
import type { MediaSources } from '../../src/flow/media-sources.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { sandboxBrands } from '../brand-files/sandbox-brands.ts';
import { unfinishedBrands } from '../brand-files/unfinished-brands.ts';
import { imageFiles, removeOthers, writeBrandFile } from './brand-files.ts';
import { createBrandMaker, type BrandFacts } from './make-brand.ts';
import { writeWhole } from './write-whole.ts';

interface BuildOptions {
  outDir: string;
  /** Folder to which the part that goes out to browsers is written as well. */
  clientDir?: string;
  minify: boolean;
  /** The project's root. */
  root?: string;
  /** The work between the check and the first file that is written. */
  prepare?: () => Promise<void>;
}

interface BuiltBrands {
  diagnostics: Diagnostic[];
  /** Undefined where a brand has an error. */
  built?: {
    catalogue: Catalogue;
    /** The origins of all videos. */
    media: MediaSources;
  };
}

/**
 * Checks every brand and builds it into `outDir`: its modules, its looks, its images under their content hash, the
 * catalogue that links are resolved by, and what the server alone reads (SERVER_FILES). Files of an earlier build
 * stay where they are the same, and go otherwise. Nothing is written when a brand has an error; the
 * diagnostics are given back either way.
 */
export async function buildBrands({
  outDir,
  clientDir,
  minify,
  root = process.cwd(),
  prepare,
}: BuildOptions): Promise<BuiltBrands> {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const read = readBrandSources(root);
  const checked = checkBrands(read, metaSchemas, programTexts);
  const { diagnostics } = checked;
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics };
  await prepare?.();
  const folders = clientDir === undefined ? [outDir] : [outDir, clientDir];
  const images = imageFiles(read.images, root);
  for (const file of images) await writeBrandFile(file, folders);
  const make = createBrandMaker(outDir, { minify });
  const made = await Promise.all(
    checked.brands.map(async ({ compiled }) => {
      const { facts, files } = await make(compiled);
      await Promise.all(files.map((file) => writeBrandFile(file, folders)));
      return { facts, files };
    }),
  );
  const facts = made.map((one) => one.facts);
  const { names, ...built } = await writeFactsOfAll(facts, checked, outDir, folders);
  const files = [...images, ...made.flatMap((one) => one.files)].map(({ name }) => name);
  for (const folder of folders) await removeOthers(new Set([...files, ...names]), folder);
  return { diagnostics, built };
}

/** Writes what all brands together say: the catalogue, and what the server alone reads. Returns the names of these files too. */
async function writeFactsOfAll(
  facts: readonly BrandFacts[],
  checked: CheckedBrands,
  outDir: string,
  folders: readonly string[],
): Promise<NonNullable<BuiltBrands['built']> & { names: string[] }> {
  const registry = toValue(checked.sources.registry!) as unknown as Omit<Catalogue, 'brands'>;
  const catalogue: Catalogue = { ...registry, brands: facts.map(({ entry }) => entry) };
  const ofServer = {
    'sandbox.json': sandboxBrands(checked),
    'unfinished.json': unfinishedBrands(checked),
  };
  for (const [name, value] of Object.entries(ofServer)) {
    await writeWhole(join(outDir, name), JSON.stringify(value));
  }
  const name = 'catalogue.json';
  await writeBrandFile({ name, content: JSON.stringify(catalogue) }, folders);
  const originsOf = (kind: keyof MediaSources) =>
    [...new Set(facts.flatMap(({ media }) => media[kind]))].sort();
  const media = { frames: originsOf('frames'), files: originsOf('files') };
  return { catalogue, media, names: [name, ...Object.keys(ofServer)] };
}
