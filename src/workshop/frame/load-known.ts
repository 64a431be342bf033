import { loadBrand, loadLaterScreens, loadLooks } from '../../app/load-brand.ts';
import type {
  BrandLooks,
  Catalogue,
  CatalogueEntry,
  LoadedBrand,
  Theme,
} from '../../contract/compiled-brand.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import type { PreviewBrand } from '../states/scenarios.ts';

/** An address of the built brands, wherever the preview is hosted. */
export const here = (address: string): string => new URL(`.${address}`, document.baseURI).href;

async function json<T>(address: string): Promise<T> {
  const response = await fetch(here(address));
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json() as Promise<T>;
}

/**
 * A theme whose font is loaded from where the preview is hosted, and waited for: a buyer whose font is late
 * reads its stand-in, but a picture of the screen shows the brand's own.
 */
export function themeHere(theme: Theme): Theme {
  if (!theme.font) return theme;
  const address = here(theme.font.address);
  const rules = theme.font.rules.map((rule) =>
    rule
      .replace(theme.font!.address, address)
      .replace('font-display:optional', 'font-display:block'),
  );
  return { ...theme, font: { address, rules } };
}

/** The looks of any brand, with its images and its font where the preview is hosted. */
export async function loadLooksHere(entry: CatalogueEntry): Promise<BrandLooks> {
  const looks = await loadLooks({ looks: here(entry.looks) });
  const { logo, logoDark, favicon, loading } = looks;
  return {
    ...looks,
    theme: themeHere(looks.theme),
    logo: here(logo),
    logoDark: here(logoDark),
    favicon: here(favicon),
    loading: here(loading),
  };
}

export interface LoadedPreview {
  loaded: LoadedBrand;
  known: PreviewBrand;
  /** The brands that the sandbox sells: the brand itself, and its upsells. */
  sold: SandboxBrand[];
}

/** A brand with all its screens, and its sandbox data. Throws for an unknown brand. */
export async function loadKnown(id: string): Promise<LoadedPreview> {
  const catalogue = await json<Catalogue>('/brands/catalogue.json');
  const entry = catalogue.brands.find((brand) => brand.id === id);
  if (!entry?.module) throw new Error(`There is no brand '${id}' in this preview.`);
  const sold = await json<[SandboxBrand, ...SandboxBrand[]]>(`/sandbox/${id}.json`);
  const [sandbox] = sold;
  const loaded = await loadBrand({ module: here(entry.module) });
  const { brand } = loaded;
  if (loaded.later) loaded.later = here(loaded.later);
  await loadLaterScreens(loaded);
  brand.theme = themeHere(brand.theme);
  if (brand.upsellTheme) brand.upsellTheme = themeHere(brand.upsellTheme);
  for (const [name, address] of Object.entries(brand.images)) brand.images[name] = here(address);
  return { loaded, known: { brand, sandbox, catalogue }, sold };
}
