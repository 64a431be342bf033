import { expect, test } from '@playwright/test';
import { failed } from '../../chaos/failed.ts';
import { planOf, seedsOf } from '../../chaos/plan.ts';
import { play } from '../../chaos/run.ts';

/** `npm run chaos -- --seed 5000 --runs 12` plays the same. */
const SEED = 5000;
const RUNS = 12;

// A seed repeats the plan and not the moment: what broke once is broken.
test.describe.configure({ retries: 0 });

// Playwright starts Chromium without its back-forward cache.
test.use({
  launchOptions: async ({}, use, { project }) =>
    use({
      ...project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

for (const seed of seedsOf(SEED, RUNS)) {
  const plan = planOf(seed);
  test(`whatever befalls a buyer, one charge and a way on: ${plan.stall}, seed ${seed}`, async ({
    browser,
    baseURL,
  }) => {
    const report = await play(plan, browser, baseURL!);
    expect(report.failure && failed(report)).toBeUndefined();
  });
}
