import { stat } from 'node:fs/promises';
import type { StaticFile } from '../http/static-files.ts';
import { SettingError } from '../setting-values.ts';
import { isHidden, isImmutable } from '../http/static-files.ts';
import { pathsBelow, readStaticFile } from './disk-files.ts';

/** The folder is listed at most this often, in milliseconds: a missing file costs no more than that. */
const LIST_EVERY_MS = 5_000;

/**
 * The hashed files of other builds, for pages that were opened before a deploy, or are served by a copy
 * that is newer: `folder` holds what `dist/client` of those builds holds, all in one. It is only read,
 * and may be filled while the server runs.
 *
 * @throws {SettingError} when there is no such folder.
 */
export async function previousAssets(
  folder: string,
  now: () => number = () => performance.now(),
): Promise<(path: string) => Promise<StaticFile | undefined>> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new SettingError(
      `PREVIOUS_ASSETS is '${folder}' but must be a folder: create it, empty for a first deploy.`,
    );
  }
  const files = new Map<string, Promise<StaticFile>>();
  let listed: Promise<Set<string>> = Promise.resolve(new Set());
  let listedAt = Number.NEGATIVE_INFINITY;

  return async (path) => {
    if (!isImmutable(path) || isHidden(path)) return undefined;
    const known = files.get(path);
    if (known) return known;
    if (now() - listedAt >= LIST_EVERY_MS) {
      listedAt = now();
      listed = pathsBelow(folder).then((paths) => new Set(paths));
    }
    const paths = await listed;
    // Only listed files are read, so that no path leads out of the folder.
    if (!paths.has(path.slice(1))) return undefined;
    const file = readStaticFile(folder, path.slice(1), path, paths);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file;
  };
}
