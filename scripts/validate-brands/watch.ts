import type { BrandSources } from '../../src/brand/brand-files.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import type { Output } from '../validate-brands-command.ts';
import type { Asked } from './asked-paths.ts';
import type { Options } from './options.ts';
export async function watchBrands(
  _options: Options,
  _asked: Asked,
  _check: (sources: BrandSources) => CheckedBrands,
  _output: Output,
): Promise<0> {
  return 0;
}
