import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { BrandFiles } from '../brand-store.ts';

/** The beginning of every brand module; the rest of it is one expression. */
const EXPORT = /^export default\b/;

/**
 * The default export of a brand module, which imports nothing. Node keeps what was once imported until it ends;
 * a script goes with the last brand that was made by it.
 */
function exportOf(code: string, filename: string): unknown {
  if (!EXPORT.test(code)) throw new Error(`${filename} is not a brand module.`);
  return new Script(`'use strict';${code.replace(EXPORT, '')}`, { filename }).runInThisContext();
}

/** The brands of the build in a folder. */
export const brandsOnDisk = (folder: string): BrandFiles => ({
  readJson: async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown,
  importModule: async (name) => {
    const path = join(folder, name);
    return exportOf(await readFile(path, 'utf8'), path);
  },
});
