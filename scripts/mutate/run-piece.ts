import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Piece } from './pieces.ts';
import type { MutationReport } from './score.ts';

/** Results and progress; `npm run mutate` goes on with what it finds here. */
export const RESULTS = 'reports/mutation';

const fileOf = ({ folder }: Piece, kind: string) =>
  join(RESULTS, `${folder.replace(/^src\//, '').replaceAll('/', '-')}.${kind}.json`);

/** Files that no test of a mutated room reads. */
const NOT_COPIED = ['dist', 'reports', 'rivals', 'docs', 'public', '.generated', '.github'];

const optionsOf = (piece: Piece, isSaved: boolean, concurrency: number) => ({
  mutate: piece.mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest-config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-words.mjs'],
  ignorers: ['reference'],
  coverageAnalysis: 'perTest',
  // It would be parsed by TypeScript's former API, and is right where the copy lies.
  tsconfigFile: 'none',
  incremental: isSaved,
  incrementalFile: fileOf(piece, 'progress'),
  reporters: ['json'],
  jsonReporter: { fileName: fileOf(piece, isSaved ? 'report' : 'changed') },
  concurrency,
  tempDirName: join(RESULTS, 'copy'),
  ignorePatterns: NOT_COPIED,
  allowConsoleColors: false,
});

/** The last whole result of a piece; undefined where there is none. */
export function savedReport(piece: Piece): MutationReport | undefined {
  const file = fileOf(piece, 'report');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationReport) : undefined;
}

interface RunOptions {
  /** Reuse the results of mutants whose code and tests are the same as last time, and save these. */
  isSaved: boolean;
  concurrency: number;
  /** Milliseconds. */
  timeoutMs: number;
}

/** Tries the mutants of a piece. Undefined where its time was up, which leaves no result. */
export async function runPiece(
  piece: Piece,
  { isSaved, concurrency, timeoutMs }: RunOptions,
): Promise<MutationReport | undefined> {
  mkdirSync(RESULTS, { recursive: true });
  const options = optionsOf(piece, isSaved, concurrency);
  const optionsFile = fileOf(piece, 'options');
  writeFileSync(optionsFile, JSON.stringify(options, null, 2));
  const child = spawn('node_modules/.bin/stryker', ['run', optionsFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MUTATED_ROOM: piece.room },
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGINT');
  }, timeoutMs);
  const status = await new Promise<number | null>((done) => child.on('close', done));
  clearTimeout(timer);
  if (isLate) return undefined;
  if (status !== 0) {
    throw new Error(
      `The mutants of ${piece.folder} cannot be tried: 'MUTATED_ROOM=${piece.room} npx stryker run ${optionsFile}' says why.`,
    );
  }
  return JSON.parse(readFileSync(options.jsonReporter.fileName, 'utf8')) as MutationReport;
}
