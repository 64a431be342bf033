import { expect, test } from '@playwright/test';
import { failed } from '../../chaos/failed.ts';
import { planOf, seedsOf } from '../../chaos/plan.ts';
import { play } from '../../chaos/run.ts';
import { backForwardCache } from '../support/back-forward-cache.ts';
import { longIf } from '../support/long.ts';

/** `npm run chaos -- --seed 5000 --runs 12` plays the same. */
const SEED = 5000;
const RUNS = 12;

test.use({ launchOptions: backForwardCache });

for (const seed of seedsOf(SEED, RUNS)) {
  const plan = planOf(seed);
  test(
    `random failures: at most one charge and a way to continue: ${plan.stall}, seed ${seed}`,
    longIf(seed !== SEED),
    async ({ browser, baseURL }) => {
      const report = await play(plan, browser, baseURL!);
      expect(report.failure && failed(report)).toBeUndefined();
    },
  );
}
