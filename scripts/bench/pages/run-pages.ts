import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumPaths } from '../../browsers/chromium.mjs';
import { copyProject } from '../project-copy.ts';
import { startProduct } from '../run-server.ts';
import { buildRivals } from './build-rivals.ts';
import type { Step } from './forms.ts';
import { measurePage } from './measure.ts';
import type { Figures } from './measures.ts';
import { serveRivals } from './rival-server.ts';
import { pathsOfSteps } from './step-paths.ts';
import type { Candidate } from './table.ts';

export interface PagesOptions {
  steps: readonly Step[];
  candidates: readonly Candidate[];
  runs: number;
}

/** All figures of a candidate's page, one per run. */
export interface PageRuns {
  step: Step;
  candidate: Candidate;
  runs: Figures[];
}

/**
 * Measures all pages in turns, so that a noisy machine is noisy for all of them.
 *
 * @throws when something cannot be built or a page shows fewer errors than its form has.
 */
export async function runPages({ steps, candidates, runs }: PagesOptions): Promise<PageRuns[]> {
  const pages = steps.flatMap((step) =>
    candidates.map((candidate): PageRuns => ({ step, candidate, runs: [] })),
  );
  const opened: (() => unknown)[] = [];
  try {
    const root = await copyProject();
    opened.push(() => rm(root, { recursive: true, force: true }));
    const rivals = await serveRivals(await buildRivals());
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
        : `${rivals.origin}/${candidate}/${step}`;
    // The first visit of each page, which warms its server, is not counted.
    for (let run = 0; run <= runs; run++) {
      for (const page of pages) {
        const url = urlOf(page.candidate, page.step);
        const figures = await measurePage(browser, url, page.step);
        if (run > 0) page.runs.push(figures);
      }
      console.error(run === 0 ? 'Warmed up.' : `Run ${run} of ${runs} is done.`);
    }
  } finally {
    for (const close of opened.reverse()) await close();
  }
  return pages;
}
