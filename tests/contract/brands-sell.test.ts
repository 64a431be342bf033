import { expect, test } from 'vitest';
import { sandboxBrands } from '../../scripts/brand-files/sandbox-brands.ts';
import { exitCodeOf } from '../../scripts/check-upstream/check.ts';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import { checked, compiledBrands } from '../walk/brands.ts';
import { check } from './check-in-process.ts';
import { READING } from './contract-case.ts';
import { put } from './sandbox-shop.ts';

const sandbox = createSandbox({ brands: sandboxBrands(checked) });

async function ask<Answer>(address: string): Promise<Answer> {
  const response = await put(sandbox, { method: 'GET', address, headers: READING });
  expect([address, response.status]).toEqual([address, 200]);
  return (await response.json()) as Answer;
}

const brands = compiledBrands.map((brand) => ({ id: brand.id, brand }));

test('the sandbox sells every delivered brand: the suite finds nothing', async () => {
  const result = await check(sandbox.fetch);
  expect(result.findings).toEqual([]);
  expect(exitCodeOf(result)).toBe(0);
  expect(result.calls).toBeGreaterThan(100);
  const asked = new Set(sandbox.state.requests.map(({ operationId }) => operationId));
  expect(asked).toContain('getTickets');
  expect(asked).toContain('getContract');
});

/** Section 3, "Product config": everything that the answer may hold, by its path. */
const SECTION_3 = new Set(
  `checkoutFlow gtm title designSystemId hasAddressForm checkoutFlow.flows
  flows.id flows.steps flows.props flows.props.media flows.props.media.logo flows.props.media.favicon
  flows.props.style flows.props.style.logoWidth flows.props.upsell flows.props.upsell.dsProductId
  steps.id steps.templateId steps.defaultNextStepId steps.props steps.props.media steps.props.media.logo
  steps.props.plan steps.props.plan.business steps.props.voucher steps.props.style`.split(/\s+/),
);

/** Paths of all names in a value; those in a list begin with the list's name. */
function pathsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path.split('.').at(-1)!));
  if (typeof value !== 'object' || value === null || path === 'steps.props.style') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path ? `${path}.${name}` : name;
    return [own, ...pathsIn(inner, own)];
  });
}

test.each(brands)('[ENTITY-27] config of $id says what section 3 names', async ({ brand }) => {
  const { productCode, product } = brand.settings;
  // The plan decides which area answers where two sell the same product.
  const query = product.plans?.annual ? `?planId=${product.plans.annual}` : '';
  const paths = pathsIn(await ask(`/api/v1/product/${productCode}/config${query}`), '');
  expect(paths).toContain('steps.templateId');
  expect(paths.filter((path) => !SECTION_3.has(path))).toEqual([]);
});
