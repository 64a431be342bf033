import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckRecord } from './check-project.ts';
import type { BrandFacts } from './made-brand.ts';

/** A brand as it lies in the folders of the build. */
export interface LaidBrand {
  key: string;
  facts: BrandFacts;
  /** Names of its files, compressed copies included. */
  files: string[];
}

/** The brands of a finished build, by their ids, and the images of all. */
export interface BrandRecord {
  brands: Record<string, LaidBrand>;
  /** Content hash and name. */
  images: string[];
  /** Findings of the checker in them. */
  check?: CheckRecord;
}

/** Files of the folders, by their record. */
export interface FoundRecord extends BrandRecord {
  /** Everything that the record names is there, and nothing else by this project. */
  isWhole: boolean;
}

/** Where nothing was built, or nothing of it may be used. */
export const NOTHING: FoundRecord = { brands: {}, images: [], isWhole: false };

/** Where brands are laid out. */
export interface BrandFolders {
  /** Modules, images and what all brands together say. */
  out: string;
  /** The part of it that goes out to browsers, with compressed copies. */
  client?: string;
  /** The record of what is there. */
  record: string;
}

export const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Files and folders in a folder, and the files in those. Each is listed by its entry alone: there may be 50,000. */
async function namesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => (await readdir(join(folder, name))).map((file) => `${name}/${file}`));
  return new Set([...entries.map(({ name }) => name), ...(await Promise.all(inner)).flat()]);
}

/** The record of the last build, without brands and images of which a file is missing. */
export async function readRecord({ out, client, record }: BrandFolders): Promise<FoundRecord> {
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return NOTHING;
  const { brands, images, check } = JSON.parse(text) as BrandRecord;
  const plain = await namesIn(out);
  const sent = client === undefined ? undefined : await namesIn(client);
  const isThere = (name: string) =>
    (isCopy(name) || plain.has(name)) && (sent === undefined || sent.has(name));
  const whole = Object.entries(brands).filter(([, { files }]) => files.every(isThere));
  const imagesThere = images.filter(isThere);
  const hasAllBrands = whole.length === Object.keys(brands).length;
  return {
    brands: Object.fromEntries(whole),
    images: imagesThere,
    // Where files are missing, every brand may have to be made.
    check: hasAllBrands ? check : undefined,
    isWhole: hasAllBrands && imagesThere.length === images.length,
  };
}

/** Files of brands, and the folders of their images. */
const namesOf = ({ brands, images }: BrandRecord): string[] => [
  ...Object.values(brands).flatMap(({ files }) => files),
  ...images,
  ...images.map(folderOf),
];

/**
 * Takes every file away that no brand has, and writes the record. Where a whole build lay there `before`, nothing but
 * its files can be too much; else everything is looked through.
 */
export async function finishRecord(
  { out, client, record }: BrandFolders,
  laid: BrandRecord,
  besides: readonly string[],
  before: FoundRecord,
): Promise<void> {
  const wanted = new Set([...namesOf(laid), ...besides]);
  for (const folder of client === undefined ? [out] : [out, client]) {
    const found = before.isWhole ? namesOf(before) : await namesIn(folder);
    const stale = [...found].filter((name) => !wanted.has(name));
    for (const name of stale) await rm(join(folder, name), { recursive: true, force: true });
  }
  await writeFile(record, JSON.stringify(laid));
}

const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
