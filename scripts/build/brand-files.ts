import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hashOf } from '../brand-files/read-brand-sources.ts';
import { BROTLI_QUALITY, compressedCopies, writeCopies } from './compress-assets.ts';
import { writeWhole } from './write-whole.ts';

/** A file of the built brands; its name changes with its content. */
export interface BrandFile {
  name: string;
  content: string | Uint8Array;
}

/** Folder of the built brands. */
export interface BrandFolders {
  /** Modules, images and what all brands together say. */
  out: string;
  /** The part of it that goes out to browsers, with compressed copies. */
  client?: string;
}

/** A file with the hash of its content in its name. */
export const hashedFile = (
  name: string,
  extension: string,
  content: string | Uint8Array,
): BrandFile => ({ name: `${name}.${hashOf(content)}.${extension}`, content });

/** Writes a file that goes out to browsers. It comes after its compressed copies, so that it stands for them too. */
export async function replaceBrandFile(
  { name, content }: BrandFile,
  { out, client }: BrandFolders,
): Promise<void> {
  if (client !== undefined) {
    const path = join(client, name);
    await mkdir(dirname(path), { recursive: true });
    await writeCopies(path, await compressedCopies(name, Buffer.from(content), BROTLI_QUALITY));
    await writeWhole(path, content);
  }
  await mkdir(dirname(join(out, name)), { recursive: true });
  await writeWhole(join(out, name), content);
}

/** Writes a file that goes out to browsers, unless it lies there: the same name has the same content. */
export async function writeBrandFile(file: BrandFile, folders: BrandFolders): Promise<void> {
  const { out, client = out } = folders;
  const isThere = [out, client].every((folder) => existsSync(join(folder, file.name)));
  if (!isThere) await replaceBrandFile(file, folders);
}

/** Removes what an earlier build has left: every file without one of these names, and its compressed copies. */
export async function removeOthers(names: ReadonlySet<string>, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    if (!names.has(name.replace(/\.(br|gz)$/, ''))) await rm(path);
  }
}
