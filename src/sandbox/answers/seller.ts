import type {
  FranchiseCity,
  FranchiseRegion,
  FranchiseUnit,
  Seller,
} from '../../contract/generated/api.ts';
import { findBrand, unknownProduct, type SandboxFile } from '../sandbox-brand.ts';
import type { CheckedRequest } from '../request-check.ts';
import { refusal } from '../sandbox-answer.ts';
import type { Answerer, Context } from './answer.ts';

/** A seller of the brand's sandbox.json, by source, then by seller; anyone else exists as well. */
export const getSeller: Answerer = ({ brands }, { path, query }) => {
  const product = query.product?.toString();
  const brand = product && findBrand(brands, product, query.operation?.toString());
  if (product && !brand) return refusal(404, unknownProduct(brands, product));
  const known = (brand ? [brand] : brands).map(({ sandbox }) => sandbox.sellers ?? {});
  const seller = query.seller?.toString() ?? path.source!;
  const found = [path.source!, seller].flatMap((name) =>
    known.flatMap((sellers) => (Object.hasOwn(sellers, name) ? [sellers[name]!] : [])),
  )[0];
  const answer: Seller = { name: seller, account: 'sandbox', isLiveEnabled: false, ...found };
  return { status: 200, body: answer };
};

type School = NonNullable<SandboxFile['franchises']>[number];

const listing =
  (entryOf: (school: School, place: { brand: string; country: string }) => object): Answerer =>
  ({ brands }: Context, { query }: CheckedRequest) => {
    const { brand = '', country = 'BR', region, city } = query as Record<string, string>;
    const seller = findBrand(brands, brand, country);
    if (!seller) return refusal(404, unknownProduct(brands, brand));
    const schools = (seller.sandbox.franchises ?? []).filter(
      (school) =>
        (region === undefined || school.region === region) &&
        (city === undefined || school.city === city),
    );
    const entries = schools.map((school) => JSON.stringify(entryOf(school, { brand, country })));
    return { status: 200, body: [...new Set(entries)].map((entry) => JSON.parse(entry)) };
  };

export const getFranchiseRegions: Answerer = listing(({ region }, place): FranchiseRegion => ({
  region,
  ...place,
}));

export const getFranchiseCities: Answerer = listing(({ region, city }, place): FranchiseCity => ({
  city,
  region,
  ...place,
}));

export const getFranchiseUnits: Answerer = listing(({ salesforceId, name }): FranchiseUnit => ({
  salesforceId,
  name,
}));
