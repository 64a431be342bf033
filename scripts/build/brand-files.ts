import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the built brands. */
export interface BrandFile {
  name: string;
  content: string | Uint8Array;
}

/** The images of all brands, by path below a project's root with their hashes, under their content hash. */
export function imageFiles(images: ReadonlyMap<string, string>, root: string): BrandFile[] {
  const sources = new Map(
    [...images].map(([path, hash]) => [`${hash}/${path.slice(path.lastIndexOf('/') + 1)}`, path]),
  );
  return [...sources].map(([name, path]) => ({ name, content: readFileSync(join(root, path)) }));
}

/** Writes a file at once: a reader meanwhile gets the old content or the new one, never a part. */
export async function writeBrandFile({ name, content }: BrandFile, folder: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
