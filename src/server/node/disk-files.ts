import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, type StaticFile } from '../http/static-files.ts';

/** Named with a hash by the build: in the file's own name or, for a brand's images, its folder's. */
const IMMUTABLE = /^\/(assets|brands)\/.*[.-][\w-]{8,}\.\w+$|^\/brands\/[^/]+\//;

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
 * Every file of a folder but the `hidden` ones, by the path it is asked for with: `urlPath` (no slash
 * at its end) and the path below the folder. Only listed files are served, so no path leads out of the
 * folder. Files whose name begins with a dot are left out.
 */
export async function readFolder(
  folder: string,
  urlPath: string,
  hidden: readonly string[] = [],
): Promise<Map<string, StaticFile>> {
  const paths = await pathsBelow(folder);
  const known = new Set(paths.map((path) => join(folder, path)));
  const shown = paths.filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path) && !hidden.includes(path));
  const files = shown.map(async (path) => {
    const url = `${urlPath}/${path}`;
    return [url, await readStaticFile(join(folder, path), url, (name) => known.has(name))] as const;
  });
  return new Map(await Promise.all(files));
}
