import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
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

/** Files of the build's brands that no browser may have. */
export const SERVER_FILES = ['sandbox.json', 'unfinished.json'];

/** Brands that are held in memory, where each takes 0.7 MB. */
const MAX_LOADED = 100;

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The brands as the build left them in a folder; see scripts/build/build-brands.ts. */
export function createBrandStore(folder: string, runtime: BrandRuntime) {
  const read = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
  const moduleAt = async <T>(address: string): Promise<T> => {
    const { href } = pathToFileURL(join(folder, nameOf(address)));
    const { default: made } = (await import(/* @vite-ignore */ href)) as { default: T };
    return made;
  };

  async function load({ module }: CatalogueEntry): Promise<LoadedBrand> {
    const first = (await moduleAt<BrandModule>(module))(runtime);
    if (first.later) addLater(first, (await moduleAt<LaterModule>(first.later))(runtime));
    return first;
  }

  const loaded = new LRUCache<string, LoadedBrand, CatalogueEntry>({
    max: MAX_LOADED,
    fetchMethod: (_module, _stale, { context: entry }) => load(entry),
    ignoreFetchAbort: true,
  });
  const looksRead = new LRUCache<string, BrandLooks>({
    max: MAX_LOADED,
    fetchMethod: (looks) => read(nameOf(looks)),
    ignoreFetchAbort: true,
  });

  return {
    readCatalogue: () => read<Catalogue>('catalogue.json'),
    readUnfinished: () => read<UnfinishedBrands>('unfinished.json'),
    readSandboxBrands: () => read<SandboxBrand[]>('sandbox.json'),
    /** The name of the file changes with its content. */
    loadLooks: ({ looks }: CatalogueEntry): Promise<BrandLooks> => looksRead.forceFetch(looks),
    /** A brand is loaded when it is asked for; its module's name changes with its content. */
    loadBrand: (entry: CatalogueEntry): Promise<LoadedBrand> =>
      loaded.forceFetch(entry.module, { context: entry }),
  };
}
