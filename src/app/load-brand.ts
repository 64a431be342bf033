import type {
  BrandModule,
  Catalogue,
  LaterModule,
  LoadedBrand,
} from '../contract/compiled-brand.ts';
import { addLater } from '../flow/later-screens.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';

/** Loads the one brand module that this buyer needs. */
export async function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const module: { default: BrandModule } = await import(/* @vite-ignore */ entry.module);
  return module.default(brandRuntime);
}

const complete = new WeakSet<LoadedBrand>();

/** Whether all screens of a brand are there. */
export const hasLaterScreens = (loaded: LoadedBrand): boolean =>
  loaded.later === undefined || complete.has(loaded);

/** Loads the screens that no flow begins with. Rejects when they cannot be had; the next call tries again. */
export async function loadLaterScreens(loaded: LoadedBrand): Promise<void> {
  if (hasLaterScreens(loaded)) return;
  const module: { default: LaterModule } = await import(/* @vite-ignore */ loaded.later!);
  addLater(loaded, module.default(brandRuntime));
  complete.add(loaded);
}

/** What all brands are found by; only asked for where no server has resolved the brand. */
export async function loadCatalogue(): Promise<Catalogue> {
  const response = await fetch('/brands/catalogue.json');
  if (!response.ok) throw new Error(`The catalogue of brands answered ${response.status}.`);
  return response.json() as Promise<Catalogue>;
}
