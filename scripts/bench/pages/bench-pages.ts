import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumPaths } from '../../browsers.mjs';
import { copyProject } from '../project-copy.ts';
import { conditions, median, readResults, saveResults } from '../results.ts';
import { startProduct } from '../run-server.ts';
import { STEPS, type Step } from './forms.ts';
import { measurePage } from './measure.ts';
import { serveRivals } from './rivals.ts';
import { pathsOfSteps } from './step-paths.ts';
import {
  CANDIDATES,
  MEASURE_IDS,
  stepTable,
  type Candidate,
  type Figures,
  type StepMedians,
} from './table.ts';

const RUNS = '5';

type Runs = Record<Step, Record<Candidate, Figures[]>>;

const byStep = <Value>(valueOf: (step: Step) => Value) =>
  Object.fromEntries(STEPS.map((step) => [step, valueOf(step)])) as Record<Step, Value>;
const byCandidate = <Value>(valueOf: (candidate: Candidate) => Value) =>
  Object.fromEntries(CANDIDATES.map((one) => [one, valueOf(one)])) as Record<Candidate, Value>;

/**
 * Measures all pages in turns, so that a noisy machine is noisy for all of them.
 *
 * @throws when something cannot be built or a page shows fewer errors than its form has.
 */
async function runPages(count: number): Promise<Runs> {
  const runs: Runs = byStep(() => byCandidate(() => []));
  const opened: (() => unknown)[] = [];
  try {
    const root = await copyProject();
    opened.push(() => rm(root, { recursive: true, force: true }));
    const rivals = await serveRivals();
    opened.push(rivals.stop);
    const product = await startProduct(root);
    opened.push(product.stop);
    const paths = await pathsOfSteps(root, product.origin);
    const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
    const browser = await chromium.launch({ executablePath });
    opened.push(() => browser.close());
    const urlOf = (candidate: Candidate, step: Step) =>
      candidate === 'guiche'
        ? product.origin + paths[step]
        : `${rivals.origin}/${candidate}/${step}.html`;
    // The first visit of each page, which warms its server, is not counted.
    for (let run = 0; run <= count; run++) {
      for (const step of STEPS) {
        for (const candidate of CANDIDATES) {
          const figures = await measurePage(browser, urlOf(candidate, step), step);
          if (run > 0) runs[step][candidate].push(figures);
        }
      }
      console.error(run === 0 ? 'Warmed up.' : `Run ${run} of ${count} is done.`);
    }
  } finally {
    for (const close of opened.reverse()) await close();
  }
  return runs;
}

const mediansOf = (runs: readonly Figures[]) =>
  Object.fromEntries(
    MEASURE_IDS.map((id) => [id, median(runs.map((figures) => figures[id]))]),
  ) as Figures;

/**
 * Measures pages of the product and of its rivals, prints a table per step and keeps the medians.
 *
 * @param args `--runs <n>`.
 */
export async function benchPages(args: string[]): Promise<void> {
  const options = { runs: { type: 'string', default: RUNS } } as const;
  const runs = Number(parseArgs({ args, options }).values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1 on.');
  const begin = conditions();
  const figures = await runPages(runs);
  const medians: Record<Step, StepMedians> = byStep((step) =>
    byCandidate((candidate) => mediansOf(figures[step][candidate])),
  );
  saveResults({ pages: byStep((step) => ({ ...begin, runs, medians: medians[step] })) });
  console.log(
    `Medians of ${runs}; multiples of the hand-written page; load ${begin.load.toFixed(1)}.`,
  );
  const { drawing } = readResults().server ?? {};
  for (const step of STEPS) {
    console.log(`\n${stepTable(step, medians[step], drawing?.[step]).join('\n')}`);
  }
}
