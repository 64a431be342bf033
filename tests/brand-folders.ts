import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const brands = join(root, 'brands');
const shared = ['base', 'families'];

/** Folders below brands/ of brands that have a look of their own. */
export const lookedBrands = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
  .map((entry) => entry.name)
  .filter((folder) => existsSync(join(brands, folder, 'theme.json')));

/** The folder itself, then its parents up to base, along `extends`. */
function lineage(folder: string): string[] {
  if (folder === 'base') return [folder];
  const file = readFileSync(join(brands, folder, 'brand.json'), 'utf8');
  const { extends: parent = 'base' } = JSON.parse(file);
  return [folder, ...lineage(parent)];
}

/** Path of a brand's image: its own or the nearest parent's; undefined when there is none. */
export function imageOf(folder: string, file: string): string | undefined {
  return lineage(folder)
    .map((name) => join(brands, name, file))
    .find((path) => existsSync(path));
}
