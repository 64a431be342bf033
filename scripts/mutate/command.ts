import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { batchesOf, changedLines, MUTATED_ROOMS, piecesOf, type Piece } from './pieces.ts';
import { runBatch } from './run-batch.ts';
import { ofFolder, savedResult } from './saved-results.ts';
import { added, percentOf, scoreOf, survivorsOf, type MutationReport } from './score.ts';

/**
 * Changes the program in small ways, one at a time, and looks whether a unit test of the same room notices:
 * `npm run mutate`, `npm run mutate -- src/rules/cpf`, `npm run mutate -- --changed`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only the lines that differ from the accepted commit. */
    changed: { type: 'boolean', default: false },
    /** The accepted commit. */
    since: { type: 'string' },
    /** The longest run. Without --changed the next run goes on where this one stopped. */
    minutes: { type: 'string' },
    /** Mutants at a time. */
    'at-once': { type: 'string', default: String(Math.min(cpus().length, 2)) },
    /** Prints the saved results, and tries nothing. */
    saved: { type: 'boolean', default: false },
    /** With --changed: the least share of killed mutants, in percent. */
    least: { type: 'string', default: '70' },
  },
});

const MINUTES = values.changed ? 10 : 180;
/** Too few mutants to judge by their share. */
const FEW = 10;

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** The commit that changes are seen against: where this branch left main, on main itself the one before. */
function acceptedCommit(): string {
  const head = git('rev-parse', 'HEAD').trim();
  const bases = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name).trim());
  return bases.find((base) => base !== '' && base !== head) ?? git('rev-parse', 'HEAD~1').trim();
}

const allPieces = (): Piece[] => piecesOf(git('ls-files', 'src').split('\n'));

function piecesToTry(): Piece[] {
  if (values.changed) {
    const since = values.since ?? acceptedCommit();
    const lines = changedLines(git('diff', '--unified=0', '--diff-filter=d', since, '--', 'src'));
    return piecesOf([...lines.keys()], (file) => lines.get(file) ?? []);
  }
  const isAsked = ({ folder }: Piece) =>
    positionals.length === 0 || positionals.some((start) => `${folder}/`.startsWith(start));
  return allPieces().filter(isAsked);
}

function print(name: string, reports: readonly MutationReport[]): void {
  const score = added(reports.map(scoreOf));
  const share = percentOf(score);
  const counts = `${score.killed} killed, ${score.survived} survived`;
  console.log(`${(share?.toFixed(1) ?? '–').padStart(6)} %  ${name}: ${counts}`);
}

async function tryAll(pieces: readonly Piece[]): Promise<MutationReport[]> {
  const end = Date.now() + Number(values.minutes ?? MINUTES) * 60_000;
  const reports: MutationReport[] = [];
  const batches = batchesOf(pieces);
  for (const [index, batch] of batches.entries()) {
    const report = await runBatch(batch, {
      isSaved: !values.changed,
      concurrency: Number(values['at-once']),
      timeoutMs: end - Date.now(),
    });
    if (!report) {
      const left = batches.slice(index).flatMap((one) => one.map(({ folder }) => folder));
      console.log(`The time is up. Not tried: ${left.join(', ')}.`);
      break;
    }
    reports.push(report);
    for (const survivor of survivorsOf(report)) console.log(survivor);
    for (const { folder } of batch) print(folder, [ofFolder(report, folder)]);
  }
  return reports;
}

const numbers = [values.minutes ?? '1', values['at-once'], values.least];
if (!numbers.every((value) => /^\d+$/.test(value))) {
  console.error('Say whole numbers: `npm run mutate -- --minutes 60 --at-once 2`.');
  process.exit(2);
}
const pieces = piecesToTry();
if (pieces.length === 0) console.log('There is nothing to mutate.');
const tried = values.saved ? [] : await tryAll(pieces);
if (values.changed) {
  const score = added(tried.map(scoreOf));
  print('changed lines', tried);
  const isFew = score.killed + score.survived < FEW;
  process.exitCode = isFew || percentOf(score)! >= Number(values.least) ? 0 : 1;
} else {
  console.log('\nSaved results:');
  for (const room of MUTATED_ROOMS) {
    const ofRoom = allPieces().filter((piece) => piece.room === room);
    const reports = ofRoom.flatMap(({ folder }) => savedResult(folder) ?? []);
    print(`src/${room}, ${reports.length} of ${ofRoom.length} folders`, reports);
  }
}
