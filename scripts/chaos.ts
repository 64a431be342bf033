import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { planOf, seedsOf } from '../tests/chaos/plan.ts';
import { failed } from '../tests/chaos/failed.ts';
import { play, type Report } from '../tests/chaos/run.ts';
import { backForwardCache } from '../tests/e2e/support/back-forward-cache.ts';
import { startProduct } from './bench/run-server.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '20' },
    /** Buyers at a time, each with a browser context of their own. */
    'at-once': { type: 'string', default: '3' },
    url: { type: 'string' },
    /** Prints the steps of good runs as well. */
    loud: { type: 'boolean', default: false },
  },
});

function print(report: Report): void {
  const { plan, steps, seconds } = report;
  if (values.loud) steps.forEach((step) => console.log(step));
  const name = `seed ${plan.seed}, ${plan.stall}, ${plan.keys} keys`;
  console.log(
    report.failure ? failed(report) : `ok, ${name}, ${steps.length} steps, ${seconds.toFixed(1)} s`,
  );
}

/** Plays the runs; answers how many broke a rule. */
async function playAll(origin: string): Promise<number> {
  const browser = await chromium.launch(backForwardCache);
  const seeds = seedsOf(Number(values.seed), Number(values.runs));
  let failures = 0;
  const playNext = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const report = await play(planOf(seed), browser, origin);
      if (report.failure) failures++;
      print(report);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, playNext));
  await browser.close();
  return failures;
}

if (![values.seed, values.runs, values['at-once']].every((value) => /^[1-9]\d*$/.test(value))) {
  console.error('Say whole numbers: `npm run chaos -- --seed 1 --runs 20 --at-once 3`.');
  process.exit(2);
}
const server = values.url === undefined ? await startProduct() : undefined;
const failures = await playAll(values.url ?? server!.origin);
server?.stop();
console.log(failures === 0 ? 'No rule was broken.' : `${failures} of ${values.runs} runs failed.`);
process.exitCode = failures === 0 ? 0 : 1;
