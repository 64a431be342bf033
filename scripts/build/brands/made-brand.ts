import type { CatalogueEntry, CompiledBrand } from '../../../src/contract/compiled-brand.ts';
import type { MediaSources } from '../../../src/flow/media-sources.ts';
import type { BrandLinks } from '../../../src/server/pages/brand-links.ts';
import type { CompressedCopies } from '../compress-assets.ts';

/** A file of a built brand; `plain` is missing where a compressed copy says the same. */
export interface MadeFile extends CompressedCopies {
  name: string;
  plain?: Uint8Array;
}

/** Facts of one brand in the files of all. */
export interface BrandFacts {
  entry: CatalogueEntry;
  links: BrandLinks;
  media: MediaSources;
  /** Its sandbox data, as JSON. */
  sandbox: string;
}

/** One brand as it was built. */
export interface MadeBrand {
  facts: BrandFacts;
  files: MadeFile[];
}

/** A brand that was checked, and what the sandbox sells of it, as JSON. */
export interface BrandToMake {
  compiled: CompiledBrand;
  sandbox: string;
}

/** A brand that has to lie in the folders. */
export interface WantedBrand {
  id: string;
  /** It names everything that the brand's files are made of. */
  key: string;
  compile: () => BrandToMake;
}

/** How brands are built. */
export interface BrandStyle {
  minify: boolean;
  /** Each file gets compressed copies. */
  compress: boolean;
}
