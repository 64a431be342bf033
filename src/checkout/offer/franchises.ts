import { type FranchiseUnit, readCities, readRegions, readUnits } from '../../api/read-answers.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { Checkout } from '../checkout.ts';

export type FranchiseLevel = 'region' | 'city' | 'unit';

/** Place for which a list is fetched; a part that is not chosen yet is empty. */
export interface FranchisePlace {
  region: string;
  city: string;
}

/** One entry of a list: what the form holds, and what buyers read. */
export interface FranchiseOption {
  value: string;
  label: string;
}

/** The one school there is to choose, from brand.json (CALL-29). */
type FixedFranchise = NonNullable<BrandSettings['franchise']>;

type Asking = Pick<Checkout, 'client' | 'productCode' | 'link'>;

const named = (names: string[]): FranchiseOption[] =>
  names.map((name) => ({ value: name, label: name }));

const schools = (units: FranchiseUnit[]): FranchiseOption[] =>
  units.map(({ salesforceId, name }) => ({ value: salesforceId, label: name }));

/** Whether everything is chosen that a list is asked for with. */
export function isPlaceKnown(level: FranchiseLevel, { region, city }: FranchisePlace): boolean {
  if (level === 'region') return true;
  return region !== '' && (level === 'city' || city !== '');
}

/**
 * The choices on one level. `brand` of the calls is the product's code, `country` the
 * area that the link sells in. With `fixed` there is one choice on each level, and no call.
 *
 * @throws {ApiError} when the list cannot be had.
 */
export async function franchisesOf(
  { client, productCode, link }: Asking,
  level: FranchiseLevel,
  { region, city }: FranchisePlace,
  fixed?: FixedFranchise,
): Promise<FranchiseOption[]> {
  const asked = { brand: productCode, country: link.area };
  switch (level) {
    case 'region':
      if (fixed) return named([fixed.region]);
      return named(readRegions(await client.call('getFranchiseRegions', { query: asked })));
    case 'city':
      if (fixed) return named([fixed.city]);
      return named(
        readCities(await client.call('getFranchiseCities', { query: { ...asked, region } })),
      );
    case 'unit':
      if (fixed) return schools([fixed.unit]);
      return schools(
        readUnits(await client.call('getFranchiseUnits', { query: { ...asked, region, city } })),
      );
    default:
      throw new Error(`No list of schools is known for '${level satisfies never}'.`);
  }
}
