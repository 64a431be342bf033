import { isSellable, type BrandSources } from '../../brand/parse/brand-files.ts';
import { codeFrame } from '../../checker/output/code-frame.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { framesOf } from '../states/frames.ts';
import type { ShownBrands } from './project.ts';

/** `frames.json`: everything that the gallery lists. */
export function siteOf({ sources, checked, brands, stale }: ShownBrands) {
  const listed = [...brands.values()];
  return {
    brands: listed.map(({ brand: { id, settings }, merged: { chain } }) => ({
      id,
      /** Folders that it is made of, from the oldest ancestor to itself. */
      chain,
      name: settings.product.name,
      key: settings.key!,
      area: settings.area!,
      /** The mode that buyers see it in. */
      mode: settings.dsMode,
      /** Flows of the config call decide which steps buyers see, where the upstream sends any. */
      isConfigAsked: settings.isProductFlowsAvailable,
    })),
    /** Folders of brands with an error, which cannot be shown. */
    broken: [...checked.sources.folders.keys()].filter((id) => isSellable(id) && !brands.has(id)),
    stale,
    findings: checked.diagnostics.map((one) => siteFinding(one, sources)),
    frames: listed.flatMap(framesOf),
  };
}

export type Site = ReturnType<typeof siteOf>;
/** A brand as the gallery lists it. */
export type SiteBrand = Site['brands'][number];

export interface SiteFinding extends Diagnostic {
  /** The line that it begins in, with marks below the part it is about. */
  source?: string;
}

/** A diagnostic as the page shows it. */
export const siteFinding = (found: Diagnostic, { json }: BrandSources): SiteFinding => {
  return { ...found, source: codeFrame(json.get(found.file) ?? '', found) };
};
