import type {
  FranchiseCity,
  FranchiseRegion,
  FranchiseUnit,
} from '../../contract/generated/api.ts';
import type { SandboxFile } from '../sandbox-brand.ts';
import { refusal, type Answerer, type Context } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';
import type { CheckedRequest } from '../request-check.ts';

type School = NonNullable<SandboxFile['franchises']>[number];

/** Answers with what is made of the schools that a call asks for; each answer of it once. */
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

export const answerRegions = listing(({ region }, place): FranchiseRegion => ({
  region,
  ...place,
}));

export const answerCities = listing(({ region, city }, place): FranchiseCity => ({
  city,
  region,
  ...place,
}));

export const answerUnits = listing(({ salesforceId, name }): FranchiseUnit => ({
  salesforceId,
  name,
}));
