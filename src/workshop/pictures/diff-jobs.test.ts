import { expect, test } from 'vitest';
import { checked } from '../../../tests/brand-mistakes/checked.ts';
import { fixtureBrands } from '../../../tests/fixtures/fixture-brands.ts';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { sandboxBrands } from '../../../scripts/brand-files/sandbox-brands.ts';
import { diffJobs, type Version } from './diff-jobs.ts';

const fixtures = checked(fixtureBrands);
const sandboxes = sandboxBrands(fixtures);
const catalogue = { default: '', designSystemOverrides: [], brands: [] };

/** A version of some brands, each changed in its own way. */
function versionOf(changes: Record<string, (brand: CompiledBrand) => void>): Version {
  return new Map(
    Object.entries(changes).map(([id, change]) => {
      const at = fixtures.brands.findIndex(({ compiled }) => compiled.id === id);
      const brand = structuredClone(fixtures.brands[at]!.compiled);
      change(brand);
      return [id, { brand, sandbox: sandboxes[at]!, catalogue }];
    }),
  );
}
const asItIs = () => {};
const jobsOf = (change: (brand: CompiledBrand) => void, id = 'wup') =>
  diffJobs(versionOf({ [id]: asItIs }), versionOf({ [id]: change }), (brand) => brand);
const screensOf = (jobs: ReturnType<typeof jobsOf>) => [...new Set(jobs.map((one) => one.screen))];

const headline = (brand: CompiledBrand) => {
  (brand.screens.lead!.blocks[0] as { text?: string }).text = 'Comece hoje';
};
const colour = (mode: 'light' | 'dark') => (brand: CompiledBrand) => {
  brand.theme[mode].primary.main = '#123456';
};

test('nothing that both versions draw from the same data is photographed', () => {
  expect(jobsOf(asItIs)).toEqual([]);
});

test('a headline is looked for on its own screen alone, on the phone and on the desktop first', () => {
  const jobs = jobsOf(headline);
  expect(screensOf(jobs)).toEqual(['lead']);
  const first = jobs.slice(0, 3).map(({ state, device, mode }) => `${state} ${device} ${mode}`);
  expect(first).toEqual(['empty phone light', 'empty desktop light', 'errors phone light']);
});

test('the screen whose own blocks change comes before those that only change their colour', () => {
  const jobs = jobsOf((brand) => {
    headline(brand);
    colour('light')(brand);
  });
  const first = jobs.slice(0, 2).map(({ screen, device }) => `${screen} ${device}`);
  expect(first).toEqual(['lead phone', 'lead desktop']);
  expect(screensOf(jobs.slice(0, 30)).length).toBeGreaterThan(3);
});

test('a step that moves in touches itself and those that it renumbers, not every screen', () => {
  const jobs = jobsOf(({ flows: [flow] }) => {
    const [lead] = flow!.steps;
    flow!.steps.splice(1, 0, { ...lead!, id: 'film', templateId: 'video' });
    lead!.defaultNextStepId = 'film';
  });
  expect(screensOf(jobs.slice(0, 6))).toContain('video');
  expect(screensOf(jobs)).not.toContain('pix');
});

test('the mode that a brand is in comes first; a colour of the other one alone is still shown', () => {
  const dark = fixtures.brands.find(({ compiled }) => compiled.settings.dsMode === 'dark')!;
  const jobs = jobsOf((brand) => {
    colour('dark')(brand);
    colour('light')(brand);
  }, dark.compiled.id);
  expect(jobs[0]!.mode).toBe('dark');
  const other = jobsOf(colour('light'), dark.compiled.id);
  expect(new Set(other.map(({ mode }) => mode))).toEqual(new Set(['light']));
});

test('brands that change in the same way come after the first of them', () => {
  const version = versionOf({ live: headline, wup: headline, ms: headline });
  const before = versionOf({ live: asItIs, wup: asItIs, ms: asItIs });
  const jobs = diffJobs(before, version, (brand) => (brand === 'ms' ? 'own' : 'family'));
  const order = [...new Set(jobs.map(({ brand }) => brand))];
  expect(order).toEqual(['live', 'ms', 'wup']);
});

test('a screen that only one version has is photographed in that one', () => {
  const [job] = jobsOf(({ screens }) => void delete screens['renew/[id]']);
  expect([job!.screen, job!.isIn]).toEqual(['renew/[id]', [true, false]]);
});
