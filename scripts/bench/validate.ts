import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { manyBrands } from './many-brands.ts';

const COUNTS = [27, 270, 500, 1000, 2000];
const RUNS = 3;
/** Seconds that the check of 1,000 brands may take, from the command to its answer. */
const BUDGET = { brands: 1000, seconds: 2 };
const CHANGES = 20;
/** Milliseconds that a watching check may take to answer, at the median. */
const WATCH_BUDGET = 100;

const DIRECT = [process.execPath, '--import', 'tsx', 'scripts/validate-brands.ts'];
const BY_NPM = ['npm', 'run', '--silent', 'validate-brands', '--'];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function secondsFor([program, ...args]: readonly string[], root: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const { status, stdout } = spawnSync(program!, [...args, '--root', root], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The check of ${root} failed:\n${stdout.slice(0, 2000)}`);
    return (performance.now() - start) / 1000;
  });
  return median(runs);
}

/** Milliseconds from writing a file to the answer of a check that watches. */
async function watchMilliseconds(root: string): Promise<number[]> {
  const [program, ...args] = DIRECT;
  const child = spawn(program!, [...args, '--watch', '--root', root]);
  const answers = new EventTarget();
  child.stdout.on(
    'data',
    (data) => / \d+ ms\n/.test(String(data)) && answers.dispatchEvent(new Event('told')),
  );
  const answer = () =>
    new Promise<void>((resolve) =>
      answers.addEventListener('told', () => resolve(), { once: true }),
    );
  await answer();
  const path = readdirSync(join(root, 'brands'))
    .map((folder) => join(root, 'brands', folder, 'brand.json'))
    .find((one) => existsSync(one) && readFileSync(one, 'utf8').includes('"faqLink"'))!;
  const right = readFileSync(path, 'utf8');
  const taken: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    await setTimeout(100);
    const told = answer();
    const start = performance.now();
    writeFileSync(path, change % 2 === 0 ? right.replace('"faqLink"', '"faqLnk"') : right);
    await told;
    taken.push(performance.now() - start);
  }
  child.kill('SIGINT');
  return taken;
}

/**
 * Prints how long the check of brand files takes with ever more brands, in seconds and in times of the
 * first, and how soon a watching check answers. Fails when it is more than allowed.
 */
export async function benchValidate(): Promise<void> {
  let first: number | undefined;
  let isTooSlow = false;
  for (const count of COUNTS) {
    const root = manyBrands(count);
    try {
      const seconds = secondsFor(DIRECT, root);
      first ??= seconds;
      const ratio = `${(count / COUNTS[0]!).toFixed(0)} times the brands, ${(seconds / first).toFixed(1)} times as long`;
      console.log(`${count} brands: ${seconds.toFixed(2)} s (${ratio})`);
      if (count === COUNTS[0] || count === BUDGET.brands) {
        const taken = await watchMilliseconds(root);
        console.log(`  --watch answers in ${Math.round(median(taken))} ms (median of ${CHANGES})`);
        isTooSlow ||= count === COUNTS[0] && median(taken) > WATCH_BUDGET;
      }
      if (count === BUDGET.brands) {
        const whole = secondsFor(BY_NPM, root);
        console.log(`  by npm run: ${whole.toFixed(2)} s, where ${BUDGET.seconds} s are allowed`);
        isTooSlow ||= whole > BUDGET.seconds;
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  if (isTooSlow) process.exitCode = 1;
}
