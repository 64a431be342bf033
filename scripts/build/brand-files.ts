import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hashOf } from '../brand-files/read-brand-sources.ts';
import { writeWhole } from './write-whole.ts';

/** A file of the built brands; mostly its name changes with its content. */
export interface BrandFile {
  name: string;
  content: string | Uint8Array;
}

export const hashedFile = (
  name: string,
  extension: string,
  content: string | Uint8Array,
): BrandFile => ({ name: `${name}.${hashOf(content)}.${extension}`, content });

/** The images of all brands, by path below a project's root with their hashes, under their content hash. */
export function imageFiles(images: ReadonlyMap<string, string>, root: string): BrandFile[] {
  const sources = new Map(
    [...images].map(([path, hash]) => [`${hash}/${path.slice(path.lastIndexOf('/') + 1)}`, path]),
  );
  return [...sources].map(([name, path]) => ({ name, content: readFileSync(join(root, path)) }));
}

export async function writeBrandFile(
  { name, content }: BrandFile,
  folders: readonly string[],
): Promise<void> {
  for (const folder of folders) {
    const path = join(folder, name);
    const known = await readFile(path).catch(() => undefined);
    if (known?.equals(Buffer.from(content))) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, content);
  }
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
