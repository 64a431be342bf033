import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { contentTypeOf, isHidden, isImmutable, type StaticFile } from '../http/static-files.ts';
import { SettingError } from '../settings/setting-values.ts';

/** Codes of errors that say that a path names no file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

/** Content of a file; undefined where there is none. */
async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
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

/** The file at `place` with its compressed copies; undefined where there is none. */
async function readStaticFile(place: string, urlPath: string): Promise<StaticFile | undefined> {
  const read = (ending = '') => unlessMissing(readFile(place + ending));
  const [br, gzip] = await Promise.all([read('.br'), read('.gz')]);
  const immutable = isImmutable(urlPath);
  const plain = immutable && gzip ? undefined : await read();
  const file = { type: contentTypeOf(place), immutable, br, gzip };
  if (immutable && gzip) return unzippedOnDemand({ ...file, etag: etagOf(urlPath), gzip });
  if (!plain) return undefined;
  const etag = etagOf(immutable ? urlPath : plain);
  return gzip ? unzippedOnDemand({ ...file, etag, gzip }) : { ...file, etag, body: plain };
}

/** Signs that no file of a build has in its path, and that lead out of a folder on some systems. */
const ODD = /[\\:\0]|\/\/|\/$/;

/** The place of a file below a folder; undefined where the path leads to none, or out of the folder by a link. */
async function placeOf(folder: string, path: string): Promise<string | undefined> {
  if (path === '' || isHidden(path) || ODD.test(path)) return undefined;
  const [root, place] = await Promise.all([
    realpath(folder),
    unlessMissing(realpath(join(folder, path))),
  ]);
  return place === join(root, path) ? place : undefined;
}

/** Bytes of the files that were asked for last: the program and the brands of the hour. */
const MAX_KEPT_BYTES = 4_000_000;

function bytesOf(file: StaticFile): number {
  const ofContent = file.gzip ?? file.body;
  // A cache takes no entry of nothing.
  return ofContent.length + (file.br?.length ?? 0) || 1;
}

/** Gives a file by the path that it is asked for with; undefined where there is none. */
export type FindFile = (urlPath: string) => Promise<StaticFile | undefined>;

/**
 * Finds the files of a folder that `isShown`, by `urlPath` (no slash at its end) and the path below the folder. A
 * file is looked for when it is asked for, so that it costs nothing how many there are. Files whose name begins with
 * a dot are left out, and no path leads out of the folder.
 */
function filesBelow(folder: string, urlPath: string, isShown: (path: string) => boolean): FindFile {
  const kept = new LRUCache<string, StaticFile>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: bytesOf,
  });
  return async (url) => {
    if (!url.startsWith(`${urlPath}/`)) return undefined;
    const path = url.slice(urlPath.length + 1);
    if (!isShown(path)) return undefined;
    const known = kept.get(url);
    if (known) return known;
    const place = await placeOf(folder, path);
    const file = place === undefined ? undefined : await readStaticFile(place, url);
    if (file) kept.set(url, file);
    return file;
  };
}

/**
 * As `filesBelow`, without the `hidden` ones. The names in the folder itself are read once: the path of a page, which
 * is none of them, is not looked for on the disk.
 */
export async function openFolder(
  folder: string,
  urlPath: string,
  hidden: readonly string[] = [],
): Promise<FindFile> {
  const names = new Set(await readdir(folder));
  const isNamed = (path: string) => names.has(path.replace(/\/.*/s, ''));
  return filesBelow(folder, urlPath, (path) => isNamed(path) && !hidden.includes(path));
}

/**
 * The hashed files of other builds, for pages that were opened before a deploy, or are served by a copy
 * that is newer: `folder` holds what `dist/client` of those builds holds, all in one. It is only read,
 * and may be filled while the server runs.
 *
 * @throws {SettingError} when there is no such folder.
 */
export async function previousAssets(folder: string): Promise<FindFile> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new SettingError(
      `PREVIOUS_ASSETS is '${folder}' but must be a folder: create it, empty for a first deploy.`,
    );
  }
  return filesBelow(folder, '', (path) => isImmutable(`/${path}`));
}
