import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPaths } from '../../browsers.mjs';
import { conditions, median } from '../conditions.ts';
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
  type Drawings,
  type Figures,
} from './table.ts';

type Runs = Record<Step, Record<Candidate, Figures[]>>;

const byCandidate = <Value>(valueOf: (candidate: Candidate) => Value) =>
  Object.fromEntries(CANDIDATES.map((one) => [one, valueOf(one)])) as Record<Candidate, Value>;

/** Measures all pages in turns, so that a noisy machine is noisy for all of them. */
async function runPages(count: number): Promise<Runs> {
  const runs: Runs = { lead: byCandidate(() => []), payment: byCandidate(() => []) };
  const opened: (() => unknown)[] = [];
  try {
    const rivals = await serveRivals();
    opened.push(rivals.stop);
    const product = await startProduct();
    opened.push(product.stop);
    const paths = await pathsOfSteps(product.origin);
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

/** Measures pages of the product and of its rivals, and prints a table per step; `drawing` is a row of it. */
export async function benchPages(runs: number, drawing: Drawings): Promise<void> {
  const begin = conditions();
  const figures = await runPages(runs);
  for (const step of STEPS) {
    const medians = byCandidate((candidate) => mediansOf(figures[step][candidate]));
    console.log(`\n${stepTable(step, medians, drawing[step]).join('\n')}`);
  }
  console.log(`\nMedians of ${runs}: ${begin}.`);
}
