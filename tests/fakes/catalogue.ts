import type { CatalogueEntry } from '../../src/contract/compiled-brand.ts';

/** A brand of a catalogue, all of its values made of its key. */
export const entry = (
  key: string,
  area: CatalogueEntry['area'] = 'BR',
  productCode = key,
): CatalogueEntry => ({
  id: `${key}-${area}`.toLowerCase(),
  key,
  area,
  productCode,
  dsProductId: `ds-${key.toLowerCase()}`,
  business: 'medical',
  name: `Brand ${key}`,
  module: `/brands/${key}.js`,
  looks: `/brands/${key}.json`,
});
