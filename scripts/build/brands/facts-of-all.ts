import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue, UnfinishedBrands } from '../../../src/contract/compiled-brand.ts';
import type { MediaSources } from '../../../src/flow/media-sources.ts';
import { BROTLI_QUALITY, compressedCopies } from '../compress-assets.ts';
import type { BrandFolders } from './brand-record.ts';
import { layOutFiles } from './lay-out.ts';
import type { BrandFacts } from './made-brand.ts';

/** The origins of the videos of all brands. */
export const mediaOfAll = (facts: readonly BrandFacts[]): MediaSources => ({
  frames: [...new Set(facts.flatMap(({ media }) => media.frames))].sort(),
  files: [...new Set(facts.flatMap(({ media }) => media.files))].sort(),
});

/**
 * Writes what all brands together say: the catalogue, and what the server alone reads (SERVER_FILES). Returns the
 * names of these files.
 */
export async function writeFactsOfAll(
  facts: readonly BrandFacts[],
  registry: Omit<Catalogue, 'brands'>,
  unfinished: UnfinishedBrands,
  folders: BrandFolders,
): Promise<string[]> {
  const catalogue: Catalogue = { ...registry, brands: facts.map(({ entry }) => entry) };
  const ofServer = {
    'links.json': JSON.stringify(
      Object.fromEntries(facts.map(({ entry, links }) => [entry.id, links])),
    ),
    'sandbox.json': `[${facts.map(({ sandbox }) => sandbox).join(',')}]`,
    'unfinished.json': JSON.stringify(unfinished),
  };
  for (const [name, text] of Object.entries(ofServer)) {
    await writeFile(join(folders.out, name), text);
  }
  const name = 'catalogue.json';
  const plain = Buffer.from(JSON.stringify(catalogue));
  const copies =
    folders.client === undefined ? {} : await compressedCopies(name, plain, BROTLI_QUALITY);
  return [
    ...Object.keys(ofServer),
    ...(await layOutFiles([{ name, plain, ...copies }], folders.out, folders.client)),
  ];
}
