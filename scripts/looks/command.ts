import { join, resolve } from 'node:path';
import { CannotRun, readArguments, type Output } from '../command-line.ts';
import { checkOutput, CommandError } from '../pictures/command-error.ts';
import { gitIn } from '../pictures/git.ts';
import { accept, ACCEPTED, baselineOf } from './accepted.ts';
import { compareLooks, type Looks } from './photograph-looks.ts';

const USAGE = 'Usage: npm run looks -- [--out DIR] | --accept "<what looks different, and why>"';

/**
 * Compares how screens look with the accepted commit. Gives the exit code: 0 as accepted, 1 different,
 * 2 could not run.
 */
export async function looks(
  args: readonly string[],
  { stdout, stderr }: Output,
  root = resolve('.'),
): Promise<0 | 1 | 2> {
  try {
    const { accept: why, out } = readOptions(args);
    if (why !== undefined) {
      await accept(root, why);
      stdout(`Accepted in ${ACCEPTED}: commit it with the change.`);
      return 0;
    }
    await checkOutput(out, 'pictures');
    const git = gitIn(root);
    const { commit, isAcceptedHere } = baselineOf(git);
    const found = await compareLooks({ root, git, commit, out, onProgress: stderr });
    return conclude(found, isAcceptedHere, join(out, 'index.html'), stdout);
  } catch (error) {
    if (!(error instanceof CannotRun || error instanceof CommandError)) throw error;
    stderr(error.message);
    return 2;
  }
}

/** Says what was seen; a screen that can be drawn no more fails even where every difference is accepted. */
export function conclude(
  { compared, commit, different, gone, failures }: Looks,
  isAcceptedHere: boolean,
  path: string,
  say: (text: string) => void,
): 0 | 1 {
  for (const failure of failures) say(failure);
  const count = different.length + gone.length;
  if (count === 0) {
    say(`${compared} screens look as in ${commit}, the accepted commit.`);
    return 0;
  }
  const brands = new Set([...different, ...gone].map(({ brand }) => brand));
  say(
    `${different.length} of ${compared} screens look different from ${commit}, and ${gone.length} are gone; ${brands.size} brands are touched. Contact sheet: ${path}`,
  );
  if (different.some(({ after }) => after === undefined)) return 1;
  if (isAcceptedHere) {
    say(`${ACCEPTED} accepts this: nothing fails.`);
    return 0;
  }
  say('If they should look like this: npm run looks -- --accept "<what, and why>".');
  return 1;
}

/** @throws {CannotRun} for arguments that it does not know. */
function readOptions(args: readonly string[]) {
  const options = {
    accept: { type: 'string' },
    out: { type: 'string', default: 'reports/looks' },
  } as const;
  const { values } = readArguments({ args: [...args], options }, USAGE);
  if (values.accept?.trim() === '') throw new CannotRun(USAGE);
  return { ...values, out: resolve(values.out) };
}
