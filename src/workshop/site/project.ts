import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { BrandSources } from '../../brand/parse/brand-files.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';
import type { Catalogue } from '../../contract/compiled-brand.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { SchemaOf } from '../diff/title-path.ts';
import type { BrandFiles } from '../edit/history.ts';
import type { PreviewBrand } from '../states/scenes.ts';

/** The files below `brands/`, and the brands that can be shown, by their folder. */
export interface ShownBrands {
  sources: BrandSources;
  /** Keys of texts that the program shows by itself. */
  programTexts: readonly string[];
  checked: CheckedBrands;
  /** Brands as frames draw them, and the files that they are made of by now. */
  brands: ReadonlyMap<string, PreviewBrand & { merged: MergedBrand }>;
  catalogue: Catalogue;
  /** Folders of brands that frames draw as they were before an error came into them. */
  stale: readonly string[];
  /** The bytes of an image of the sources. */
  imageOf(path: string): Uint8Array<ArrayBuffer>;
}

/** A folder with `brands/` and `schemas/`, as its files are by now. */
export interface Project extends BrandFiles {
  sources(): BrandSources;
  /** The meta-schema of a kind of brand file. */
  schemaOf: SchemaOf;
  /** Diagnostics of the checker; what is the same as the last time is not checked anew. */
  check(sources: BrandSources): Diagnostic[];
  show(): ShownBrands;
}
