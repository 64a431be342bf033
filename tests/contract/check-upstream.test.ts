import { expect, test } from 'vitest';
import { exitCodeOf } from '../../scripts/check-upstream/check.ts';
import { sayFinding } from '../../scripts/check-upstream/say.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { createUpstream } from '../e2e/support/independent-upstream/upstream.ts';
import { compiledBrands } from '../walk/brands.ts';
import { check } from './check-in-process.ts';
import { UPSTREAM_FAULTS } from './upstream-faults.ts';

test('the independent upstream sells every delivered brand, and refuses no question of the suite', async () => {
  const upstream = createUpstream();
  upstream.answers.product.plans[0]!.points = 6000;
  const result = await check(upstream.fetch);
  // Its looks are those of a house that this registry does not list.
  expect(result.findings.map(({ id }) => id)).toEqual(['looks-unknown']);
  expect(upstream.complaints).toEqual([]);
  expect(exitCodeOf(result)).toBe(0);
});

/** Whether a brand asks nothing but what all brands do. */
const isPlain = ({ settings, flows }: CompiledBrand) =>
  settings.area === 'BR' &&
  !settings.tickets &&
  !settings.contract &&
  !settings.orderBump &&
  !settings.upsellProductName &&
  settings.productApi !== 'v2' &&
  settings.payment.planTypes.length === 1 &&
  settings.product.productFullPrice === undefined &&
  flows.some(({ id }) => id === 'pix') &&
  !flows.some(({ props, steps }) => {
    const templates = steps.map(({ templateId }) => templateId as string);
    return props?.upsell ?? templates.some((one) => /livelo|school/.test(one));
  });

test.each(UPSTREAM_FAULTS)('$what: one finding, at the right call', async (fault) => {
  const found = compiledBrands.find(fault.of ?? isPlain)!;
  // With a fixed school no list of schools is asked for.
  const brand = { ...found, settings: { ...found.settings, franchise: undefined } };
  const { productCode = brand.settings.key } = brand.settings;
  const upstream = createUpstream();
  const before = await check(upstream.fetch, [brand]);
  expect(before.findings.filter(({ level }) => level !== 'note')).toEqual([]);
  upstream.reset();
  fault.make(upstream, productCode);
  const { findings, ...result } = await check(upstream.fetch, [brand]);
  const known = before.findings.map(({ id }) => id);
  const fresh = findings.filter(({ id }) => !known.includes(id));
  expect(fresh).toMatchObject([{ ...fault.finds, brands: [brand.id] }]);
  expect(fresh[0]!.call).toContain('GET /api/');
  expect(exitCodeOf({ ...result, findings })).toBe(fresh[0]!.level === 'note' ? 0 : 1);
  for (const language of ['en', 'pt-BR'] as const) {
    const { says, next } = sayFinding(language, fresh[0]!);
    expect(`${says} ${next}`).not.toMatch(/\{\{|undefined/);
    expect(says).toContain(brand.id);
  }
});
