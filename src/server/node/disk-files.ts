import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, type StaticFile } from '../http/static-files.ts';

/** Named with a hash by the build: in the file's own name or, for a brand's images, its folder's. */
const IMMUTABLE = /^\/(assets|brands)\/.*[.-][\w-]{8,}\.\w+$|^\/brands\/[^/]+\//;

/** Whether a file's address changes with its content. */
export const isImmutable = (urlPath: string): boolean => IMMUTABLE.test(urlPath);

/** Whether a file is not served by its own address: a dot file, or the compressed copy of another. */
export const isHidden = (path: string): boolean => /(^|\/)\.|\.(br|gz)$/.test(path);

/** The files below a folder as paths from it, with slashes. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** One of the listed `paths` of a folder, with its compressed copies. */
export async function readStaticFile(
  folder: string,
  path: string,
  urlPath: string,
  paths: ReadonlySet<string>,
): Promise<StaticFile> {
  const variant = async (ending: string) =>
    paths.has(path + ending) ? await readFile(join(folder, path + ending)) : undefined;
  const body = await readFile(join(folder, path));
  const file: StaticFile = {
    type: contentTypeOf(path),
    immutable: isImmutable(urlPath),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    br: await variant('.br'),
    gzip: await variant('.gz'),
  };
  return file;
}

/**
 * Every file of a folder but the `hidden` ones, by the path it is asked for with: `urlPath` (no slash
 * at its end) and the path below the folder. Only listed files are served, so no path leads out of the
 * folder. Files whose name begins with a dot are left out.
 */
export async function readFolder(
  folder: string,
  urlPath: string,
  hidden: readonly string[] = [],
): Promise<Map<string, StaticFile>> {
  const paths = new Set(await pathsBelow(folder));
  const shown = [...paths].filter((path) => !isHidden(path) && !hidden.includes(path));
  const files = shown.map(async (path) => {
    const url = `${urlPath}/${path}`;
    return [url, await readStaticFile(folder, path, url, paths)] as const;
  });
  return new Map(await Promise.all(files));
}
