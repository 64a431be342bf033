import { inherit } from '../../src/brand/inherit/inherit.ts';
import { isSellable, parseSources } from '../../src/brand/parse/brand-files.ts';
import { toValue } from '../../src/brand/parse/node.ts';
import type { Flow } from '../../src/contract/compiled-brand.ts';
import { fixtureBrands } from '../fixtures/fixture-brands.ts';

const sources = parseSources(fixtureBrands);

/** The flows of each fixture brand, with all that it inherits. */
export const BRAND_FLOWS: Readonly<Record<string, readonly Flow[]>> = Object.fromEntries(
  [...sources.folders.values()]
    .filter(({ name }) => isSellable(name))
    .flatMap((folder) => {
      const file = inherit(folder, sources).merged?.files.get('flows');
      return file ? [[folder.name, (toValue(file) as unknown as { flows: Flow[] }).flows]] : [];
    }),
);
