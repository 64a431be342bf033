import { copyFile, link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compressedCopies, writeCopies } from '../compress-assets.ts';
import { writeWhole } from '../write-whole.ts';
import type { BrandFolders } from './brand-record.ts';
import type { MadeFile } from './made-brand.ts';

/** Puts a file into a second folder without a second place on the disk, where the disk knows how. */
async function linkInto(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Writes files of a brand; returns their names, those of compressed copies included. */
export async function layOutFiles(
  files: readonly MadeFile[],
  out: string,
  client?: string,
): Promise<string[]> {
  const names: string[] = [];
  for (const { name, plain, br, gz } of files) {
    const path = join(out, name);
    // Not written in place: the file may be a link of an earlier build, and somebody may be reading it.
    await writeWhole(path, plain ?? gunzipSync(gz!));
    names.push(name);
    if (client === undefined) continue;
    await linkInto(path, join(client, name));
    await writeCopies(join(client, name), { br, gz });
    names.push(...(br ? [`${name}.br`] : []), ...(gz ? [`${name}.gz`] : []));
  }
  return names;
}

/** Writes the images under their content hash that are not there yet; returns the names of all. */
export async function layOutImages(
  images: ReadonlyMap<string, string>,
  root: string,
  known: readonly string[],
  folders: BrandFolders,
): Promise<string[]> {
  const sources = new Map(
    [...images].map(([path, hash]) => [`${hash}/${path.slice(path.lastIndexOf('/') + 1)}`, path]),
  );
  const kept = new Set(known);
  const names: string[] = [];
  for (const [name, path] of sources) {
    if (kept.has(name)) {
      names.push(...[name, `${name}.br`, `${name}.gz`].filter((one) => kept.has(one)));
      continue;
    }
    const plain = await readFile(join(root, path));
    const copies = folders.client === undefined ? {} : await compressedCopies(name, plain);
    for (const folder of [folders.out, folders.client]) {
      if (folder !== undefined) await mkdir(join(folder, dirname(name)), { recursive: true });
    }
    names.push(...(await layOutFiles([{ name, plain, ...copies }], folders.out, folders.client)));
  }
  return names;
}
