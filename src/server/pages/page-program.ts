import { chunksOf, isLaterScreen } from '../../flow/screens.ts';
import type { LoadedBrand } from '../../contract/compiled-brand.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import type { ClientAssets } from '../deps.ts';

interface PageProgram {
  /** The brand's module with this screen, where it has one. */
  brandModule?: string;
  /** Modules to be fetched at once, beside that one and the entry. */
  preloads: string[];
}

/** The modules that the page of a screen loads; `isWaiting`: it goes on with the brand as the catalogue names it. */
export function programOf(
  { brand, later, direct = {} }: LoadedBrand,
  templateId: ScreenAddress['templateId'],
  assets: Pick<ClientAssets, 'preloads' | 'chunks'>,
  isWaiting = false,
): PageProgram {
  const brandModule = isWaiting ? undefined : direct[templateId];
  const chunks = chunksOf(brand, templateId).flatMap((name) => assets.chunks?.[name] ?? []);
  const screens = later && !brandModule && isLaterScreen(brand, templateId) ? [later] : [];
  return { brandModule, preloads: [...new Set([...assets.preloads, ...screens, ...chunks])] };
}
