import { chromium } from 'playwright';
import { conditions, median } from '../conditions.ts';
import { startProduct } from '../run-server.ts';
import type { Drawings } from '../server/draw.ts';
import { readForms, STEPS } from './forms.ts';
import { measurePage, type PageFigures } from './measure.ts';
import { serveRivals } from './rivals.ts';
import { byCandidate, CANDIDATES, stepTable } from './table.ts';

const mediansOf = (runs: readonly PageFigures[]): PageFigures => {
  const ids = Object.keys(runs[0]!) as (keyof PageFigures)[];
  const medians = ids.map((id) => [id, median(runs.map((figures) => figures[id]))]);
  return Object.fromEntries(medians) as PageFigures;
};

/** Measures all pages in turns, so that a noisy machine is noisy for all of them, and prints a table per step. */
export async function benchPages(runs: number, drawings?: Drawings): Promise<void> {
  const begin = conditions();
  const forms = readForms();
  const rivals = await serveRivals(forms);
  const { origin } = await startProduct();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  const noFigures = () => byCandidate((): PageFigures[] => []);
  const measured = { lead: noFigures(), payment: noFigures() };
  // The first visit of each page, which warms its server, is not counted.
  for (let run = 0; run <= runs; run++) {
    for (const step of STEPS) {
      for (const candidate of CANDIDATES) {
        const rival = `${rivals}/${candidate}/${step}.html`;
        const url = candidate === 'guiche' ? origin + forms[step].path : rival;
        const figures = await measurePage(browser, url, forms[step]);
        if (run > 0) measured[step][candidate].push(figures);
      }
    }
    console.error(run === 0 ? 'Warmed up.' : `Run ${run} of ${runs} is done.`);
  }
  for (const step of STEPS) {
    const medians = byCandidate((candidate) => ({
      ...mediansOf(measured[step][candidate]),
      drawing: drawings?.[step][candidate],
    }));
    console.log(`\n${stepTable(step, medians).join('\n')}`);
  }
  console.log(`\nMedians of ${runs}: ${begin}.`);
}
