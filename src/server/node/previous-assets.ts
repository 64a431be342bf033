import { stat } from 'node:fs/promises';
import { SettingError } from '../settings/setting-values.ts';
import { isImmutable } from '../http/static-files.ts';
import { filesBelow, type FindFile } from './disk-files.ts';

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
