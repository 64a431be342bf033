import { execFile } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { emptyReport, type DiffReport } from '../../src/workshop/diff/diff-report.ts';
import { formatHtml } from '../../src/workshop/diff/report/format-html.ts';
import { headline } from '../../src/workshop/diff/report/sentences.ts';
import { looksJobs } from '../../src/workshop/pictures/looks-jobs.ts';
import type { Site } from '../../src/workshop/site/site.ts';
import { checkOutput, readArguments, runCommand, type Output } from '../command-line.ts';
import { gitIn, withFilesOf, type Git } from '../pictures/git.ts';
import { takePairs } from '../pictures/take-pairs.ts';
import { pagesOf } from '../workshop/host.ts';
import { workshopProgram } from '../workshop/program.ts';
import { openProject } from '../workshop/open-project.ts';
import { ACCEPTED, baselineOf } from './accepted.ts';

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
    const found = await compareLooks(git, commit, out, output);
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

/** A report without sentences on brand files: `notes` names the screens that did not come to their state. */
interface Looks extends DiffReport {
  isBroken: boolean;
}

/** Photographs screens as the commit and as the files of today draw them, and writes the differences as a page. */
const compareLooks = (git: Git, commit: string, out: string, { stderr }: Output): Promise<Looks> =>
  withFilesOf(git, commit, [], async (folder) => {
    const ref = commit.slice(0, 10);
    stderr(`Building the screens of ${ref} and those of today…`);
    await bringPackages(folder);
    const accepted = join(folder, 'reports/workshop');
    const build = ['--import', 'tsx', 'scripts/workshop.ts', '--build', '--out', accepted];
    const [program] = await Promise.all([workshopProgram(), run(process.execPath, build, folder)]);
    const { frames } = JSON.parse(await readFile(join(accepted, 'frames.json'), 'utf8')) as Site;
    const shown = openProject('.').show();
    await rm(out, { recursive: true, force: true });
    const pictures = await takePairs({
      versions: [new Hono().use(serveStatic({ root: accepted })), pagesOf(program, shown)],
      jobs: looksJobs([...shown.brands.values()], frames),
      out,
      // Every difference is looked at again: a busy machine takes a picture too early now and then.
      retakeUpTo: Infinity,
      language: 'en',
      onProgress: stderr,
    });
    const looks: Looks = { ...emptyReport(ref), ...pictures };
    await writeFile(join(out, 'index.html'), formatHtml(looks));
    return looks;
  });

/** The packages of here, where the commit has the same ones; its own otherwise. */
async function bringPackages(folder: string): Promise<void> {
  const [here, there] = await Promise.all(
    ['.', folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (here === there) return symlink(resolve('node_modules'), join(folder, 'node_modules'));
  // The build of here has set NODE_ENV to production, where npm leaves out what builds.
  return run('npm', ['ci', '--include=dev'], folder);
}

/** @throws with the command of a program that fails, and what it wrote to its error stream. */
async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  await promisify(execFile)(program, args, { cwd, maxBuffer: Infinity });
}
