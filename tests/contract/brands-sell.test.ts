import { expect, test } from 'vitest';
import { sandboxBrands } from '../../scripts/brand-files/sandbox-brands.ts';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { checked, compiledBrands } from '../walk/brands.ts';
import { READING } from './contract-case.ts';
import { put } from './sandbox-shop.ts';

interface Sold {
  plans: { id: string; paymentMethods: string[] }[];
}

const sandbox = createSandbox({ brands: sandboxBrands(checked) });

async function ask<Answer>(address: string): Promise<Answer> {
  const response = await put(sandbox, { method: 'GET', address, headers: READING });
  expect([address, response.status]).toEqual([address, 200]);
  return (await response.json()) as Answer;
}

const productOf = ({ settings: { productCode, area } }: CompiledBrand, query = '') =>
  ask<Sold>(`/api/v1/product/${productCode}?operation=${area}${query}`);

const stepsOf = ({ flows }: CompiledBrand) => flows.flatMap(({ steps }) => steps);
const has = (brand: CompiledBrand, template: string) =>
  stepsOf(brand).some(({ templateId }) => templateId === template);
const brands = compiledBrands.map((brand) => ({ id: brand.id, brand }));

test.each(brands)(
  'the sandbox sells plans of $id, by every method that its flows name',
  async ({ brand }) => {
    const { plans } = await productOf(brand);
    expect(plans.length).toBeGreaterThan(0);
    const methods = plans.flatMap(({ paymentMethods }) => paymentMethods);
    const routes = brand.flows.flatMap(({ id, choose }) => [id, ...(choose?.route ?? [])]);
    if (has(brand, 'pix')) expect(methods).toContain('pix');
    if (routes.includes('bankslip')) expect(methods).toContain('boleto');
    if (has(brand, 'livelo/payment')) expect(methods).toContain('livelo');
    expect(methods).toContain('creditcard');
  },
);

test.each(brands)('the sandbox knows who and what else $id needs', async ({ brand }) => {
  const { productCode, area, tickets, contract } = brand.settings;
  const base = `/api/v1/product/${productCode}`;
  expect(await ask(`${base}/config`)).toHaveProperty('checkoutFlow.flows');
  expect(await ask(`/api/v1/seller/direto?product=${productCode}&seller=maria`)).toHaveProperty(
    'name',
    'Maria',
  );
  if (tickets) expect(await ask(`${base}/tickets`)).not.toEqual([]);
  if (contract || stepsOf(brand).some(({ props }) => props?.contract)) {
    expect(Object.keys(await ask<object>(`${base}/contract`))).toHaveLength(1);
  }
  if (has(brand, 'select-school')) {
    const place = `brand=${productCode}&country=${area}`;
    expect(await ask(`/api/v1/franchises/units?${place}`)).not.toEqual([]);
  }
});

test.each(brands)('the sandbox sells what $id adds: order bumps and upsells', async ({ brand }) => {
  for (const { props } of stepsOf(brand)) {
    const planId = props?.orderBump?.planId;
    if (planId) expect((await productOf(brand, `&plan=${planId}`)).plans).toHaveLength(1);
  }
  const designs = brand.flows.flatMap(({ props }) => props?.upsell?.dsProductId ?? []);
  for (const design of designs) {
    const other = compiledBrands.find(({ settings }) => settings.dsProductId === design)!;
    expect((await productOf(other)).plans).not.toEqual([]);
  }
  const { upsellProductName } = brand.settings;
  if (upsellProductName) {
    expect((await ask<Sold>(`/api/v1/product/${upsellProductName}`)).plans).not.toEqual([]);
  }
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

test.each(brands)(
  '[ENTITY-27] config of $id says what section 3 names, and nothing else',
  async ({ brand }) => {
    const { productCode, product } = brand.settings;
    // The plan decides which area answers where two sell the same product.
    const query = product.plans?.annual ? `?planId=${product.plans.annual}` : '';
    const paths = pathsIn(await ask(`/api/v1/product/${productCode}/config${query}`), '');
    expect(paths).toContain('steps.templateId');
    expect(paths.filter((path) => !SECTION_3.has(path))).toEqual([]);
  },
);
