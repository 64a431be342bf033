import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { manyBrands } from './brands/many-brands.ts';
import { conditions, saveResults, type ValidateResult } from './results.ts';
import { median } from './stats.ts';

const COUNTS = [27, 270, 1000];
const RUNS = 3;
/** Seconds that a check may take from the command to its answer, by the number of brands. */
const BUDGETS: Readonly<Record<number, number>> = { 27: 0.8, 1000: 5 };
const CHANGES = 20;
/** Milliseconds, at the median, that a watching check of the delivered brands may take to answer. */
const WATCH_BUDGETS = { 'one brand': 50, base: 500 } as const;

type Change = keyof typeof WATCH_BUDGETS;

const COMMAND = [process.execPath, 'scripts/launch.mjs', 'validate-brands'];

function secondsFor([program, ...args]: readonly string[], root: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const { status, stdout } = spawnSync(program!, [...args, '--root', root], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The check of ${root} failed:\n${stdout.slice(0, 2000)}`);
    return (performance.now() - start) / 1000;
  });
  return median(runs);
}

/** The text that each change misspells, and the file that holds it. */
const CHANGED: Readonly<
  Record<Change, { from: string; to: string; file(root: string): string | undefined }>
> = {
  'one brand': { from: '"faqLink"', to: '"faqLnk"', file: firstBrandFile },
  base: {
    from: '"lead.title"',
    to: '"lead.titel"',
    file: (root) => join(root, 'brands/base/screens/lead.json'),
  },
};

/** The first brand.json that names its help page. */
function firstBrandFile(root: string): string | undefined {
  return readdirSync(join(root, 'brands'))
    .filter((folder) => folder !== 'base')
    .map((folder) => join(root, 'brands', folder, 'brand.json'))
    .find((path) => existsSync(path) && readFileSync(path, 'utf8').includes('"faqLink"'));
}

/** Milliseconds from writing a file to the answer of a check that watches. */
async function watchMilliseconds(root: string, change: Change): Promise<number[]> {
  const [program, ...args] = COMMAND;
  const child = spawn(program!, [...args, '--watch', '--root', root]);
  const answers = new EventTarget();
  let complaint = '';
  child.stderr.on('data', (data) => (complaint += String(data)));
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The watching check ended with ${code}. ${complaint}`)),
    );
  });
  // It also ends when it is no longer needed.
  ended.catch(() => {});
  child.stdout.on(
    'data',
    (data) => / \d+ ms\n/.test(String(data)) && answers.dispatchEvent(new Event('answer')),
  );
  const answer = () => {
    const answered = new Promise<void>((resolve) =>
      answers.addEventListener('answer', () => resolve(), { once: true }),
    );
    return Promise.race([answered, ended]);
  };
  await answer();
  const { from, to, file } = CHANGED[change];
  const path = file(root);
  const right = path === undefined ? '' : readFileSync(path, 'utf8');
  if (path === undefined || !right.includes(from)) {
    throw new Error(`No file for a change in ${change} holds ${from}.`);
  }
  const durations: number[] = [];
  for (let run = 0; run < CHANGES; run++) {
    await setTimeout(100);
    const answered = answer();
    const start = performance.now();
    writeFileSync(path, run % 2 === 0 ? right.replace(from, to) : right);
    await answered;
    durations.push(performance.now() - start);
  }
  child.kill('SIGINT');
  return durations;
}

const verdict = (isWithin: boolean) => (isWithin ? 'within' : 'OVER');

/**
 * Prints how long the check of brand files takes with ever more brands, and how soon a watching check
 * answers, each beside its budget. Fails when a budget is exceeded.
 */
export async function benchValidate(): Promise<void> {
  const begin = conditions();
  const checks: ValidateResult['checks'] = [];
  let isWithinAll = true;
  const note = (
    line: string,
    value: number,
    budget: number | undefined,
    unit: 'seconds' | 'milliseconds',
  ) => {
    const isWithin = budget === undefined || value <= budget;
    isWithinAll &&= isWithin;
    console.log(budget === undefined ? line : `${line}, ${verdict(isWithin)} ${budget} ${unit}`);
  };
  console.log(`Load average: ${begin.load.toFixed(1)} on ${begin.machine}`);
  for (const count of COUNTS) {
    const root = manyBrands(count);
    try {
      const seconds = secondsFor(COMMAND, root);
      checks.push({ count, seconds });
      note(`${count} brands: ${seconds.toFixed(2)} s`, seconds, BUDGETS[count], 'seconds');
      for (const change of count === COUNTS[0] ? (Object.keys(CHANGED) as Change[]) : []) {
        const milliseconds = median(await watchMilliseconds(root, change));
        const line = `  --watch answers a change in ${change} in ${Math.round(milliseconds)} ms`;
        note(line, milliseconds, WATCH_BUDGETS[change], 'milliseconds');
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  saveResults({ validate: { ...begin, checks } });
  if (!isWithinAll) process.exitCode = 1;
}
