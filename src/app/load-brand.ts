import type {
  BrandLooks,
  BrandModule,
  Catalogue,
  CompiledBrand,
  LaterModule,
  LoadedBrand,
} from '../contract/compiled-brand.ts';
import { addLater, chunksOf } from '../flow/screens.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';
import { loadChunks } from '../renderer/chunks.ts';
import { loadOnce, type Loadable } from '../renderer/load-once.ts';

export async function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const module: { default: BrandModule } = await import(/* @vite-ignore */ entry.module);
  return module.default(brandRuntime);
}

const later = new WeakMap<LoadedBrand, Loadable>();

/** The screens of a brand that no flow begins with. */
function laterScreens(loaded: LoadedBrand): Loadable {
  const screens =
    later.get(loaded) ??
    loadOnce(async () => {
      const module: { default: LaterModule } = await import(/* @vite-ignore */ loaded.later!);
      addLater(loaded, module.default(brandRuntime));
    });
  later.set(loaded, screens);
  return screens;
}

export const hasLaterScreens = (loaded: LoadedBrand): boolean =>
  loaded.later === undefined || laterScreens(loaded).isLoaded();

/** Loads the screens that no flow begins with. Rejects when they cannot be loaded, or not in time. */
export async function loadLaterScreens(loaded: LoadedBrand, milliseconds?: number): Promise<void> {
  if (loaded.later !== undefined) await laterScreens(loaded).load(milliseconds);
}

/** Loads the chunks of a template's screen, so that it can be drawn at once. */
export const loadChunksOf = (brand: CompiledBrand, templateId: string, milliseconds?: number) =>
  loadChunks(chunksOf(brand, templateId), milliseconds);

async function fetchJson<T>(address: string, what: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${what} answered ${response.status}.`);
  return response.json() as Promise<T>;
}

/** The theme that a brand lends; loaded only where no server has resolved the visit. */
export const loadLooks = ({ looks }: { looks: string }): Promise<BrandLooks> =>
  fetchJson(looks, 'The looks of a brand');

/** The catalogue of all brands; loaded only where no server has resolved the brand. */
export const loadCatalogue = (): Promise<Catalogue> =>
  fetchJson('/brands/catalogue.json', 'The catalogue of brands');
