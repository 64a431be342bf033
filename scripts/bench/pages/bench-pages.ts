import { parseArgs } from 'node:util';
import { conditions, readResults, saveResults, type StepResult } from '../results.ts';
import { median } from '../stats.ts';
import { STEPS, type Step } from './forms.ts';
import { MEASURE_IDS } from './measures.ts';
import { runPages, type PageRuns } from './run-pages.ts';
import { COLUMNS, stepTable, type Candidate, type Medians, type StepMedians } from './table.ts';

const CANDIDATES: Candidate[] = ['plain', ...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])];
const RUNS = 5;

/** Names of a comma-separated list. @throws for one that does not exist. */
function namesIn<Name extends string>(list: string, all: readonly Name[]): Name[] {
  return list.split(',').map((name) => {
    const found = all.find((one) => one === name);
    if (!found) throw new Error(`'${name}' is not one of ${all.join(', ')}.`);
    return found;
  });
}

const mediansOf = ({ runs }: PageRuns) =>
  Object.fromEntries(
    MEASURE_IDS.map((id) => [id, median(runs.map((figures) => figures[id]))]),
  ) as Medians;

/**
 * Measures pages of the product and of its rivals, prints a table per step and keeps the medians.
 *
 * @param args `--runs <n>`, `--steps lead,payment`, `--candidates plain,guiche`.
 */
export async function benchPages(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: String(RUNS) },
      steps: { type: 'string', default: STEPS.join() },
      candidates: { type: 'string', default: CANDIDATES.join() },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1 on.');
  const chosen = namesIn(values.steps, STEPS);
  const begin = conditions();
  const pages = await runPages({
    steps: chosen,
    candidates: namesIn(values.candidates, CANDIDATES),
    runs,
  });
  const results = Object.fromEntries(
    chosen.map((step): [Step, StepResult] => {
      const own = pages.filter((page) => page.step === step);
      const medians: StepMedians = Object.fromEntries(
        own.map((page) => [page.candidate, mediansOf(page)]),
      );
      return [step, { ...begin, runs, medians }];
    }),
  );
  saveResults({ pages: { ...readResults().pages, ...results } });
  console.log(
    `Medians of ${runs}; multiples of the hand-written page; load ${begin.load.toFixed(1)}.`,
  );
  const { drawing } = readResults().server ?? {};
  for (const step of chosen) {
    console.log(`\n${stepTable(step, results[step]!.medians, drawing?.[step]).join('\n')}`);
  }
}
