import { watch } from 'node:fs';
import { join } from 'node:path';

export const BRAND_FOLDERS = ['brands', 'schemas/fields', 'schemas/brand'];
/** An editor writes a file in several steps; after this long it has. */
const QUIET_MILLISECONDS = 15;

/**
 * Calls back now and whenever a brand file or a part of their language has changed, until the process gets a signal to
 * end; `isLanguage`: the meta-schemas may be others.
 */
export async function watchBrands(
  root: string,
  look: (isLanguage: boolean) => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isLanguage = false;
  const note = (folder: string) => {
    isLanguage ||= folder === 'schemas/brand';
    clearTimeout(timer);
    timer = setTimeout(() => {
      look(isLanguage);
      isLanguage = false;
    }, QUIET_MILLISECONDS);
  };
  const watchers = BRAND_FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => note(folder)).on('error', () =>
      note(folder),
    ),
  );
  look(true);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
}
