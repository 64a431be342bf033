import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandFiles } from '../brand-store.ts';

/** The brands of the build in a folder. */
export const brandsOnDisk = (folder: string): BrandFiles => ({
  readJson: async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown,
  importModule: async (name) => {
    const file = pathToFileURL(join(folder, name)).href;
    return ((await import(/* @vite-ignore */ file)) as { default: unknown }).default;
  },
});
