import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../command-line.ts';

export const BRAND_FOLDERS = ['brands', 'schemas/fields', 'schemas/brand'];
/** An editor writes a file in several steps; after this long it has. */
const QUIET_MILLISECONDS = 15;

/**
 * Prints what a check finds now and whenever a brand file or a part of their language has changed, until the process gets
 * a signal to end; `isLanguage`: the meta-schemas may be others.
 */
export async function watchBrands(
  root: string,
  { stdout, stderr }: Output,
  check: (isLanguage: boolean) => string,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isLanguage = false;
  const look = () => {
    const start = performance.now();
    try {
      const found = check(isLanguage);
      isLanguage = false;
      stdout(`${found}\nChecked in ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      // A file of the language may be half written, or a folder be on its way elsewhere.
      stderr(`${(error as Error).message}\nWaiting for the next change.`);
    }
  };
  const note = (folder: string) => {
    isLanguage ||= folder === 'schemas/brand';
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MILLISECONDS);
  };
  const watchers = BRAND_FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => note(folder)).on('error', () =>
      note(folder),
    ),
  );
  look();
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
}
