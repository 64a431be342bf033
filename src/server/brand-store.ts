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

/** Files of the build's brands that no browser may have. */
export const SERVER_FILES = ['sandbox.json', 'unfinished.json'];

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
  const loaded = new Map<string, Promise<LoadedBrand>>();
  const looksRead = new Map<string, Promise<BrandLooks>>();
  const read = async <T>(name: string): Promise<T> => (await readJson(name)) as T;
  const moduleAt = async <T>(address: string): Promise<T> =>
    (await importModule(nameOf(address))) as T;

  async function load({ module, direct }: CatalogueEntry): Promise<LoadedBrand> {
    const first = (await moduleAt<BrandModule>(module))(runtime);
    if (first.later) addLater(first, (await moduleAt<LaterModule>(first.later))(runtime));
    return { ...first, direct };
  }

  return {
    readCatalogue: () => read<Catalogue>('catalogue.json'),
    readUnfinished: () => read<UnfinishedBrands>('unfinished.json'),
    readSandboxBrands: () => read<SandboxBrand[]>('sandbox.json'),
    /** The looks of a brand are read once; their file's name changes with its content. */
    loadLooks({ looks }: CatalogueEntry): Promise<BrandLooks> {
      const known = looksRead.get(looks) ?? read<BrandLooks>(nameOf(looks));
      looksRead.set(looks, known);
      return known;
    },
    /** A brand is loaded when it is first asked for, and once; its module's name changes with its content. */
    loadBrand(entry: CatalogueEntry): Promise<LoadedBrand> {
      const known = loaded.get(entry.module);
      if (known) return known;
      const brand = load(entry);
      loaded.set(entry.module, brand);
      // A brand that failed may load at the next visit.
      brand.catch(() => loaded.delete(entry.module));
      return brand;
    },
  };
}
