import { join, resolve } from 'node:path';
import { headline } from '../../src/workshop/diff/report/sentences.ts';
import { readArguments, type Output } from '../command-line.ts';
import { gitIn } from '../pictures/git.ts';
import { checkOutput, runCommand } from '../pictures/run-command.ts';
import { ACCEPTED, baselineOf } from './accepted.ts';
import { compareLooks, type Looks } from './compare-looks.ts';

const USAGE = 'Usage: npm run looks -- [--out DIR]';

/** Compares with the accepted commit. Gives the exit code: 0 as accepted, 1 different, 2 could not run. */
export const looks = (args: readonly string[], output: Output): Promise<0 | 1 | 2> =>
  runCommand(output, async () => {
    const options = { out: { type: 'string', default: 'reports/looks' } } as const;
    const { values } = readArguments({ args: [...args], options }, USAGE);
    const out = resolve(values.out);
    await checkOutput(out, 'pictures');
    const git = gitIn('.');
    const { commit, isAcceptedHere } = baselineOf(git);
    const found = await compareLooks(git, commit, out, output.stderr);
    return conclude(found, isAcceptedHere, join(out, 'index.html'), output.stdout);
  });

/** Says what was seen; a screen that can be drawn no more fails even where every difference is accepted. */
export function conclude(
  found: Looks,
  isAcceptedHere: boolean,
  path: string,
  say: (text: string) => void,
): 0 | 1 {
  for (const note of found.notes) say(note);
  say(headline(found));
  if (found.pictures.length === 0 && !found.isBroken) return 0;
  say(`Contact sheet: ${path}`);
  if (found.isBroken) return 1;
  if (isAcceptedHere) {
    say(`${ACCEPTED} accepts this: nothing fails.`);
    return 0;
  }
  say(`If they should look like this, add the day and the reason to ${ACCEPTED}, and commit it.`);
  return 1;
}
