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
} from '../contract/compiled-brand.ts';
import { addLater } from '../flow/screens.ts';
import type { SandboxBrand } from '../sandbox/sandbox-brand.ts';
import type { LinksOfBrands } from './brand-links.ts';

/** Files of the build's brands that no browser may have. */
export const SERVER_FILES = ['links.json', 'sandbox.json', 'unfinished.json'];

/** Brands that are held in memory, where each takes 0.7 MB; any other is read again at its next visit. */
const MAX_LOADED = 100;

/** The place where a runtime keeps the brands of the build: a folder, or modules that were deployed with it. */
export interface BrandFiles {
  /** The content of a JSON file by its name. */
  readJson(name: string): Promise<unknown>;
  /** The default export of a module by its name. */
  importModule(name: string): Promise<unknown>;
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The brands as the build left them; see scripts/build/build-brands.ts. */
export function createBrandStore({ readJson, importModule }: BrandFiles, runtime: BrandRuntime) {
  const read = async <T>(name: string): Promise<T> => (await readJson(name)) as T;
  const moduleAt = async <T>(address: string): Promise<T> =>
    (await importModule(nameOf(address))) as T;

  async function load({ module, direct }: CatalogueEntry): Promise<LoadedBrand> {
    const first = (await moduleAt<BrandModule>(module))(runtime);
    if (first.later) addLater(first, (await moduleAt<LaterModule>(first.later))(runtime));
    return { ...first, direct };
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
    /** The links of all brands; no brand is loaded for it. */
    readLinks: () => read<LinksOfBrands>('links.json'),
    /** The name of the file changes with its content. */
    loadLooks: ({ looks }: CatalogueEntry): Promise<BrandLooks> => looksRead.forceFetch(looks),
    /** A brand is loaded when it is asked for; its module's name changes with its content. */
    loadBrand: (entry: CatalogueEntry): Promise<LoadedBrand> =>
      loaded.forceFetch(entry.module, { context: entry }),
  };
}
