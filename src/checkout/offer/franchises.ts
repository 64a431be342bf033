import { readCities, readRegions, readUnits } from '../../api/read-answers.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { Checkout } from '../checkout.ts';

export type FranchiseLevel = 'region' | 'city' | 'unit';

/** Place for which a list is fetched; a part that is not chosen yet is empty. */
export interface FranchisePlace {
  region: string;
  city: string;
}

/** `brand` of the calls is the product's code. With `fixed` there is one choice on each level, and no call. */
export async function franchisesOf(
  { client, productCode, link }: Pick<Checkout, 'client' | 'productCode' | 'link'>,
  level: FranchiseLevel,
  { region, city }: FranchisePlace,
  fixed?: BrandSettings['franchise'],
) {
  if (fixed && level !== 'unit') return [{ value: fixed[level], label: fixed[level] }];
  const query = { brand: productCode, country: link.area, region, city };
  const ask = {
    region: async () => readRegions(await client.call('getFranchiseRegions', { query })),
    city: async () => readCities(await client.call('getFranchiseCities', { query })),
    unit: async () =>
      fixed ? [fixed.unit] : readUnits(await client.call('getFranchiseUnits', { query })),
  };
  const optionOf = (value: string, label = value) => ({ value, label });
  return (await ask[level]()).map((one) =>
    typeof one === 'string' ? optionOf(one) : optionOf(one.salesforceId, one.name),
  );
}
