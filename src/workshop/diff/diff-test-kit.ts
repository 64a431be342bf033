import { sourcesOf, type ShortFiles } from '../../brand/brand-test-kit.ts';
import { compileBrand } from '../../brand/compile/compile-brand.ts';
import { inherit } from '../../brand/inherit/inherit.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';
import type { Change, ChangeDescription } from './change.ts';
import { emptyReport, type DiffReport, type PicturePair } from './diff-report.ts';

/** Brand files as the checker hands them on, without its diagnostics. */
export function checkedOf(files: ShortFiles, images?: readonly string[]): CheckedBrands {
  const sources = sourcesOf(files, images);
  const folders = [...sources.folders.values()].filter(({ name }) => isSellable(name));
  const brands = folders.map((folder) => {
    const merged = inherit(folder, sources).merged!;
    return { merged, compiled: compileBrand(merged, sources, []) };
  });
  return { brands, sources, diagnostics: [], declared: [] };
}

/** A change of the brand alfa's text 'a.b', unless said otherwise. */
export const aChange = (change: Partial<Change> = {}): Change => ({
  subject: 'texts',
  document: 'texts',
  path: ['a.b'],
  brands: ['alfa'],
  ...change,
});

/** A compiled brand 'alfa' that has next to nothing. */
export const aBrand = (brand: Record<string, unknown> = {}): CompiledBrand =>
  ({
    id: 'alfa',
    settings: { key: 'ALFA', area: 'BR' },
    flows: [],
    screens: {},
    ...brand,
  }) as unknown as CompiledBrand;

/** A report on which nothing has changed, unless said otherwise. */
export const aReport = (report: Partial<DiffReport> = {}): DiffReport => ({
  ...emptyReport('main'),
  ...report,
});

/** A change as a report describes it. */
export const described = (description: ChangeDescription, change?: Partial<Change>) => ({
  ...aChange(change),
  description,
});

export const aPicture = (pair: Partial<PicturePair> = {}): PicturePair => ({
  brand: 'alfa',
  screen: 'lead',
  state: 'empty',
  device: 'phone',
  mode: 'dark',
  changed: 0.0123,
  top: 0,
  ...pair,
});
