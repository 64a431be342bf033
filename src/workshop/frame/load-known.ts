import { loadBrand, loadLaterScreens } from '../../app/load-brand.ts';
import type { Catalogue, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import type { PreviewBrand } from '../states/scenes.ts';

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json() as Promise<T>;
}

/** A module is imported from where the preview is hosted, not from where its program lies. */
const here = (address: string): string => new URL(address, document.baseURI).href;

export interface LoadedPreview {
  loaded: LoadedBrand;
  known: PreviewBrand;
  /** The brands that the sandbox sells: the brand itself, and its upsells. */
  sold: SandboxBrand[];
}

/** A brand with all its screens, and its sandbox data. Throws for an unknown brand. */
export async function loadKnown(id: string): Promise<LoadedPreview> {
  const catalogue = await json<Catalogue>('brands/catalogue.json');
  const entry = catalogue.brands.find((brand) => brand.id === id);
  if (!entry) throw new Error(`There is no brand '${id}' in this preview.`);
  const sold = await json<[SandboxBrand, ...SandboxBrand[]]>(`sandbox/${id}.json`);
  const loaded = await loadBrand({ module: here(entry.module) });
  if (loaded.later) loaded.later = here(loaded.later);
  await loadLaterScreens(loaded);
  return { loaded, known: { brand: loaded.brand, sandbox: sold[0], catalogue }, sold };
}
