import { createBudget } from '../../scripts/check-upstream/budget.ts';
import { checkUpstream } from '../../scripts/check-upstream/check.ts';
import { brandsOf } from '../../scripts/check-upstream/delivered-brands.ts';
import { tryPayments } from '../../scripts/check-upstream/try-payments.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { checked, compiledBrands } from '../walk/brands.ts';

const brands = brandsOf(checked);
const LIMITS = { calls: 600, ms: 60_000, callsPerSecond: 10_000 };

/** An upstream within this process. */
export type InProcess = (request: Request) => Promise<Response>;

const within = (fetch: InProcess) => ({
  address: 'http://localhost',
  brands,
  budget: createBudget(LIMITS),
  fetch: (url: string, init: RequestInit) => fetch(new Request(url, init)),
});

/** The suite of `npm run check-upstream` against an upstream of this process. */
export const check = (fetch: InProcess, asked = compiledBrands) =>
  checkUpstream({ ...within(fetch), asked });

/** The same for one brand, with its payments. */
export const checkByPaying = (
  fetch: InProcess,
  asked: CompiledBrand,
  how: Parameters<typeof tryPayments>[2],
) =>
  checkUpstream({
    ...within(fetch),
    asked: [asked],
    write: (brand, inquiry) => tryPayments(brand, inquiry, how),
  });
