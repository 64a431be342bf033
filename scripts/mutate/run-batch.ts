import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Piece } from './pieces.ts';
import {
  joined,
  readReport,
  RESULTS,
  reusable,
  savedResult,
  saveResults,
} from './saved-results.ts';
import type { MutationReport } from './score.ts';

/** Files of one run, written anew by each. */
const [OPTIONS, PROGRESS, REPORT] = ['options', 'progress', 'report'].map((name) =>
  join(RESULTS, `run.${name}.json`),
) as [string, string, string];

/** Files that no test of a mutated room reads. */
const NOT_COPIED = ['dist', 'reports', 'rivals', 'docs', 'public', '.generated', '.github'];

interface RunOptions {
  /** Reuse the results of mutants whose code and tests are the same as last time, and save these. */
  isSaved: boolean;
  concurrency: number;
  /** Milliseconds. */
  timeoutMs: number;
}

const optionsOf = (batch: readonly Piece[], { isSaved, concurrency }: RunOptions) => ({
  mutate: batch.flatMap(({ mutate }) => mutate),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest-config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-words.mjs'],
  ignorers: ['reference'],
  coverageAnalysis: 'perTest',
  // It would be parsed by TypeScript's former API, and is right where the copy lies.
  tsconfigFile: 'none',
  // On a busy machine a slow run is not an endless one; an endless loop ends by the number of its turns.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
  incremental: isSaved,
  incrementalFile: PROGRESS,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  concurrency,
  tempDirName: join(RESULTS, 'copy'),
  ignorePatterns: NOT_COPIED,
  allowConsoleColors: false,
});

/** Writes what is known of the folders of a batch to where Stryker looks for it. */
function prepareProgress(batch: readonly Piece[]): void {
  rmSync(PROGRESS, { force: true });
  const known = joined(batch.flatMap(({ folder }) => savedResult(folder) ?? []));
  if (known) writeFileSync(PROGRESS, JSON.stringify(reusable(known)));
}

/** Tries the mutants of some folders of one room. Undefined where the time was up, which leaves no result. */
export async function runBatch(
  batch: readonly Piece[],
  run: RunOptions,
): Promise<MutationReport | undefined> {
  const { room } = batch[0]!;
  mkdirSync(RESULTS, { recursive: true });
  prepareProgress(batch);
  rmSync(REPORT, { force: true });
  writeFileSync(OPTIONS, JSON.stringify(optionsOf(batch, run), null, 2));
  const child = spawn('node_modules/.bin/stryker', ['run', OPTIONS], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MUTATED_ROOM: room },
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGINT');
  }, run.timeoutMs);
  const status = await new Promise<number | null>((done) => child.on('close', done));
  clearTimeout(timer);
  if (isLate) return undefined;
  if (status !== 0 || !existsSync(REPORT)) {
    throw new Error(
      `Some mutants cannot be tried: 'MUTATED_ROOM=${room} npx stryker run ${OPTIONS}' says why.`,
    );
  }
  if (run.isSaved) {
    const folders = batch.map(({ folder }) => folder);
    saveResults(readReport(PROGRESS), folders);
  }
  return readReport(REPORT);
}
