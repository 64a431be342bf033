import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { planOf, seedsOf } from '../tests/chaos/plan.ts';
import { failed } from '../tests/chaos/failed.ts';
import { play } from '../tests/chaos/run.ts';
import { backForwardCache } from '../tests/e2e/support/back-forward-cache.ts';
import { startProduct } from './bench/run-server.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '20' },
    url: { type: 'string' },
    /** Prints the steps of good runs as well. */
    loud: { type: 'boolean', default: false },
  },
});

/** Plays runs one after another; answers how many broke a rule. */
async function playAll(origin: string): Promise<number> {
  const browser = await chromium.launch(backForwardCache);
  let failures = 0;
  for (const seed of seedsOf(Number(values.seed), Number(values.runs))) {
    const report = await play(planOf(seed), browser, origin);
    if (report.failure) failures++;
    const { plan, steps, seconds } = report;
    if (values.loud) steps.forEach((step) => console.log(step));
    console.log(
      report.failure
        ? failed(report)
        : `ok, seed ${seed}, ${plan.stall}, ${steps.length} steps, ${seconds.toFixed(1)} s`,
    );
  }
  await browser.close();
  return failures;
}

if (!/^\d+$/.test(values.seed) || !/^\d+$/.test(values.runs)) {
  console.error('Say whole numbers: `npm run chaos -- --seed 1 --runs 20`.');
  process.exit(2);
}
const server = values.url === undefined ? await startProduct() : undefined;
const failures = await playAll(values.url ?? server!.origin);
server?.stop();
console.log(failures === 0 ? 'No rule was broken.' : `${failures} of ${values.runs} runs failed.`);
process.exitCode = failures === 0 ? 0 : 1;
