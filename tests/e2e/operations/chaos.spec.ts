import { test } from '@playwright/test';
import { planOf, seedsOf } from '../../chaos/plan.ts';
import { play } from '../../chaos/run.ts';
import { backForwardCache } from '../support/back-forward-cache.ts';

/**
 * A card in strict mode and Pix in replaying mode. Both are charged and lose the answer; then come another
 * price or a closed tab, and walls before the repeat.
 */
const CARD = 3429079596;
const PIX = 2415175370;
const { CHAOS_SEED = '5000', CHAOS_RUNS = '5' } = process.env;
const MORE = seedsOf(Number(CHAOS_SEED), Number(CHAOS_RUNS));

// A charge too many must not pass at a second try.
test.describe.configure({ retries: 0 });

test.use({ launchOptions: backForwardCache });

for (const seed of [CARD, PIX, ...MORE]) {
  const plan = planOf(seed);
  test(`random failures: at most one charge and a way to continue: ${plan.stall}, ${plan.keys} keys, seed ${seed}`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await play(plan, context, baseURL!);
  });
}
