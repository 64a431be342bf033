import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, type StaticFile } from '../static-files.ts';

export interface Folder {
  /** On disk. */
  path: string;
  /** Where its files are found, without a slash at the end: '' or '/brands'. */
  urlPath: string;
  /** Files that are not to be had, by their path below the folder. */
  hidden?: readonly string[];
}

/** Named with a hash by the build, in the file's own name or in the folder's. */
const IMMUTABLE = /^\/(assets|brands)\/.*[.-][\w-]{8,}\.\w+$|^\/brands\/[\da-f]{8,}\//;

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function readStaticFile(path: string, urlPath: string, has: (path: string) => boolean) {
  const variant = async (ending: string) =>
    has(path + ending) ? await readFile(path + ending) : undefined;
  const body = await readFile(path);
  const file: StaticFile = {
    type: contentTypeOf(path),
    immutable: IMMUTABLE.test(urlPath),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    br: await variant('.br'),
    gzip: await variant('.gz'),
  };
  return file;
}

/**
 * Every file of some folders, by the path it is asked for with. What is not in this list cannot be
 * had, so no path can lead out of the folders. Files and folders that begin with a dot stay out.
 */
export async function readFolders(folders: readonly Folder[]): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const { path: folder, urlPath, hidden = [] } of folders) {
    const paths = await pathsBelow(folder);
    const known = new Set(paths.map((path) => join(folder, path)));
    const shown = paths.filter(
      (path) => !/(^|\/)\.|\.(br|gz)$/.test(path) && !hidden.includes(path),
    );
    for (const path of shown) {
      const url = `${urlPath}/${path}`;
      files.set(url, await readStaticFile(join(folder, path), url, (name) => known.has(name)));
    }
  }
  return files;
}
