import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  BrandLooks,
  BrandModule,
  BrandRuntime,
  Catalogue,
  CatalogueEntry,
  LaterModule,
  LoadedBrand,
  UnfinishedBrands,
} from '../../contract/compiled-brand.ts';
import { addLater } from '../../flow/screens.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';

/** Files of that folder that no browser may have. */
export const SERVER_FILES = ['sandbox.json', 'unfinished.json'];

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/** The brands as the build left them in a folder; see scripts/build/build-brands.ts. */
export function brandsOnDisk(folder: string, runtime: BrandRuntime) {
  const loaded = new Map<string, Promise<LoadedBrand>>();
  const looksRead = new Map<string, Promise<BrandLooks>>();

  async function importModule<T>(address: string): Promise<T> {
    const file = pathToFileURL(join(folder, basename(address))).href;
    return ((await import(/* @vite-ignore */ file)) as { default: T }).default;
  }

  async function load({ module }: CatalogueEntry): Promise<LoadedBrand> {
    const first = (await importModule<BrandModule>(module))(runtime);
    if (first.later) addLater(first, (await importModule<LaterModule>(first.later))(runtime));
    return first;
  }

  return {
    readCatalogue: () => readJson<Catalogue>(join(folder, 'catalogue.json')),
    readUnfinished: () => readJson<UnfinishedBrands>(join(folder, 'unfinished.json')),
    readSandboxBrands: () => readJson<SandboxBrand[]>(join(folder, 'sandbox.json')),
    /** The looks of a brand are read once; their file's name changes with its content. */
    loadLooks({ looks }: CatalogueEntry): Promise<BrandLooks> {
      const known = looksRead.get(looks) ?? readJson<BrandLooks>(join(folder, basename(looks)));
      looksRead.set(looks, known);
      return known;
    },
    /** A brand is loaded once; its module's name changes with its content. */
    loadBrand(entry: CatalogueEntry): Promise<LoadedBrand> {
      const brand = loaded.get(entry.module) ?? load(entry);
      loaded.set(entry.module, brand);
      return brand;
    },
  };
}
