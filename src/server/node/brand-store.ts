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

const keptBy = <Value extends object>(read: (address: string) => Promise<Value>) => {
  const kept = new LRUCache<string, Value>({
    max: MAX_LOADED,
    fetchMethod: read,
    ignoreFetchAbort: true,
  });
  return (address: string) => kept.forceFetch(address);
};

export function createBrandStore(folder: string, runtime: BrandRuntime) {
  const read = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
  const moduleAt = async <T>(address: string): Promise<T> => {
    const { href } = pathToFileURL(join(folder, nameOf(address)));
    const { default: made } = (await import(/* @vite-ignore */ href)) as { default: T };
    return made;
  };
  const looksAt = keptBy((address) => read<BrandLooks>(nameOf(address)));
  const brandAt = keptBy(async (address) => {
    const first = (await moduleAt<BrandModule>(address))(runtime);
    if (first.later) addLater(first, (await moduleAt<LaterModule>(first.later))(runtime));
    return first;
  });

  return {
    readCatalogue: () => read<Catalogue>('catalogue.json'),
    readUnfinished: () => read<UnfinishedBrands>('unfinished.json'),
    readSandboxBrands: () => read<SandboxBrand[]>('sandbox.json'),
    loadLooks: ({ looks }: CatalogueEntry): Promise<BrandLooks> => looksAt(looks),
    loadBrand: ({ module }: CatalogueEntry): Promise<LoadedBrand> => brandAt(module),
  };
}
