import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createByteCache } from '../byte-cache.ts';
import { contentTypeOf, isHidden, isImmutable, type StaticFile } from '../http/static-files.ts';

/** The files below a folder as paths from it, with slashes. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Every browser takes a compressed copy: the plain text, six times as large, is not held in memory. */
const unzippedOnDemand = (file: Omit<StaticFile, 'body'> & { gzip: Uint8Array }): StaticFile => ({
  ...file,
  get body() {
    return gunzipSync(file.gzip);
  },
});

/** The tag of a file; the address of an immutable one says as much as its content, which need not be read. */
const etagOf = (content: Uint8Array | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** One of the listed `paths` of a folder, with its compressed copies. */
export async function readStaticFile(
  folder: string,
  path: string,
  urlPath: string,
  paths: ReadonlySet<string>,
): Promise<StaticFile> {
  const read = (ending: string) => readFile(join(folder, path + ending));
  const variant = async (ending: string) =>
    paths.has(path + ending) ? await read(ending) : undefined;
  const [br, gzip] = await Promise.all([variant('.br'), variant('.gz')]);
  const immutable = isImmutable(urlPath);
  const plain = immutable && gzip ? undefined : await read('');
  const etag = etagOf(immutable ? urlPath : plain!);
  const file = { type: contentTypeOf(path), immutable, etag, br, gzip };
  return gzip ? unzippedOnDemand({ ...file, gzip }) : { ...file, body: plain! };
}

/** Bytes of the files that were asked for last: the program and the brands of the hour. */
const MAX_KEPT_BYTES = 4_000_000;

function bytesOf(file: StaticFile): number {
  const ofContent = file.gzip ?? file.body;
  return ofContent.length + (file.br?.length ?? 0);
}

/**
 * Gives every file of a folder but the `hidden` ones, by the path it is asked for with: `urlPath` (no slash
 * at its end) and the path below the folder. The folder is listed once, and only listed files are served, so no
 * path leads out of it. A file is read when it is asked for; one that is gone by then is missing. Files whose
 * name begins with a dot are left out.
 */
export async function openFolder(
  folder: string,
  urlPath: string,
  hidden: readonly string[] = [],
): Promise<(path: string) => Promise<StaticFile | undefined>> {
  const paths = new Set(await pathsBelow(folder));
  const shown = [...paths].filter((path) => !isHidden(path) && !hidden.includes(path));
  const byUrl = new Map(shown.map((path) => [`${urlPath}/${path}`, path]));
  const kept = createByteCache<StaticFile>(MAX_KEPT_BYTES);
  return async (url) => {
    const path = byUrl.get(url);
    if (path === undefined) return undefined;
    const known = kept.get(url);
    if (known) return known;
    try {
      const file = await readStaticFile(folder, path, url, paths);
      kept.put(url, file, bytesOf(file));
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
