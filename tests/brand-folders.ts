import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeFile } from '../src/contract/generated/theme.ts';
import { written } from './fixtures/guide-changes.ts';

export const root = join(import.meta.dirname, '..');
const brands = join(root, 'brands');
const shared = ['base', 'families'];

/** Folders below brands/ of brands that have a look of their own. */
export const lookedBrands = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
  .map((entry) => entry.name)
  .filter((folder) => existsSync(join(brands, folder, 'theme.json')));

const readJson = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** The folder itself, then its parents up to base, along `extends`. */
export function lineage(folder: string): string[] {
  if (folder === 'base') return [folder];
  const { extends: parent = 'base' } = readJson(join(brands, folder, 'brand.json'));
  return [folder, ...lineage(parent)];
}

/** Path of a brand's image: its own or the nearest parent's; undefined when there is none. */
export function imageOf(folder: string, file: string): string | undefined {
  return lineage(folder)
    .map((name) => join(brands, name, file))
    .find((path) => existsSync(path));
}

/** A brand's theme as merged along `extends`. */
export function themeOf(folder: string): ThemeFile {
  return lineage(folder)
    .map((name) => readJson(join(brands, name, 'theme.json')))
    .reduceRight(written, {}) as ThemeFile;
}
