import type { BrandModule, Catalogue, LoadedBrand } from '../contract/compiled-brand.ts';
import { brandRuntime } from '../renderer/brand-runtime.ts';

/** Loads the one brand module that this buyer needs. */
export async function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const module: { default: BrandModule } = await import(/* @vite-ignore */ entry.module);
  return module.default(brandRuntime);
}

/** What all brands are found by; only asked for where no server has resolved the brand. */
export async function loadCatalogue(): Promise<Catalogue> {
  const response = await fetch('/brands/catalogue.json');
  if (!response.ok) throw new Error(`The catalogue of brands answered ${response.status}.`);
  return response.json() as Promise<Catalogue>;
}
