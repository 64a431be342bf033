import { createBudget } from '../../scripts/check-upstream/budget.ts';
import { checkUpstream } from '../../scripts/check-upstream/check.ts';
import { brandsOf } from '../../scripts/check-upstream/delivered-brands.ts';
import { checked, compiledBrands } from '../walk/brands.ts';

const brands = brandsOf(checked, 'test');
const LIMITS = { calls: 600, ms: 60_000, callsPerSecond: 10_000 };

/** The suite of `npm run check-upstream` against an upstream of this process. */
export const check = (fetch: (request: Request) => Promise<Response>, asked = compiledBrands) =>
  checkUpstream({
    address: 'http://localhost',
    brands,
    asked,
    budget: createBudget(LIMITS),
    fetch: (url, init) => fetch(new Request(url, init)),
  });
