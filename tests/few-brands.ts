import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of which a small house is made: the base, the families, and three brands. */
const FOLDERS = ['base', 'families', 'wup', 'ms', 'numberone'];

/** Lays out schemas and a few of the delivered brands, so that what is tried with them is quick. */
export function layOutFewBrands(root: string): void {
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  for (const folder of FOLDERS) {
    cpSync(join('brands', folder), join(root, 'brands', folder), { recursive: true });
  }
  const registry = JSON.parse(readFileSync('brands/registry.json', 'utf8'));
  const few = { ...registry, designSystemOverrides: [] };
  writeFileSync(join(root, 'brands/registry.json'), JSON.stringify(few));
}
