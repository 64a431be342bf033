import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PicturePair } from '../../src/workshop/diff/diff-report.ts';
import { formatHtml } from '../../src/workshop/diff/report/format-html.ts';
import type { Site } from '../../src/workshop/site/site.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { checkedAt } from '../diff-brands/write-diff.ts';
import { layOut, type Git } from '../pictures/git.ts';
import { takePairs, type PictureJob } from '../pictures/take-pairs.ts';
import { writeFrames } from '../workshop/site.ts';
import { looksJobs } from './choose-frames.ts';

interface CompareInput {
  root: string;
  git: Git;
  /** The commit whose program and brands are compared with those of today. */
  commit: string;
  /** The report's folder; what is there is replaced. */
  out: string;
  onProgress(sentence: string): void;
}

/** The outcome of a comparison. */
export interface Looks {
  /** The commit that is compared with, short. */
  commit: string;
  /** Number of screens that were photographed. */
  compared: number;
  different: PicturePair[];
  /** Sentences about screens that did not come to their state. */
  failures: string[];
  /** Screens that the commit has, and the files of today have not. */
  gone: readonly Frame[];
}

/** Photographs screens as the commit and as the files of today draw them, and writes the differences as a page. */
export async function compareLooks(input: CompareInput): Promise<Looks> {
  const { root, git, commit: full, out, onProgress } = input;
  const commit = full.slice(0, 10);
  const temporary = await mkdtemp(join(tmpdir(), 'guiche-looks-'));
  const [folder, accepted, today] = ['commit', 'accepted', 'today'].map((name) =>
    join(temporary, name),
  ) as [string, string, string];
  try {
    onProgress(`Building the screens of ${commit} and those of today…`);
    await mkdir(folder);
    await layOut(git, full, folder);
    await bringPackages(root, folder);
    const build = ['--import', 'tsx', 'scripts/workshop.ts', '--build', '--out', accepted];
    const [brands] = await Promise.all([
      drawToday(root, today),
      run(process.execPath, build, folder),
    ]);
    const { frames } = JSON.parse(await readFile(join(accepted, 'frames.json'), 'utf8')) as Site;
    const { jobs, gone } = looksJobs(brands, frames);
    await rm(out, { recursive: true, force: true });
    const looks = await photographLooks([accepted, today], jobs, out, onProgress);
    await writeFile(join(out, 'index.html'), contactSheet({ ...looks, commit, gone }));
    return { ...looks, commit, gone };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Every screen that looks different, before and after, as a report without sentences on brand files. */
const contactSheet = ({ commit, different, compared, failures, gone }: Looks): string =>
  formatHtml({
    language: 'en',
    ref: commit,
    changes: [],
    breaks: [],
    shared: [],
    errors: [],
    notes: [
      ...failures,
      ...gone.map(({ brand, screen, state }) => `${brand} /${screen} ${state} is gone.`),
    ],
    pictures: different,
    samePictures: compared - different.length,
  });

/** Photographs screens of the folder of accepted frames and of that of today. */
export async function photographLooks(
  [accepted, today]: readonly [string, string],
  jobs: readonly PictureJob[],
  out: string,
  say: CompareInput['onProgress'],
): Promise<Pick<Looks, 'compared' | 'different' | 'failures'>> {
  const { pairs, failures } = await takePairs({
    versions: [
      { name: 'accepted', folder: accepted },
      { name: 'today', folder: today },
    ],
    jobs,
    out,
    // Every difference is looked at again: a busy machine takes a picture too early now and then.
    retakeUpTo: Infinity,
    onProgress: (done, total) => {
      if (done % 50 === 0 || done === total) say(`Compared ${done} of ${total} screens.`);
    },
  });
  // A screen that neither version can draw looks the same: it is named, and is no difference.
  const isOther = ({ changed, before, after }: PicturePair, at: number) =>
    changed > 0 && Boolean(before ?? after ?? !jobs[at]!.isIn[0]);
  return { compared: jobs.length, different: pairs.filter(isOther), failures };
}

/** Draws the frames of today's files; gives their brands. */
async function drawToday(root: string, out: string) {
  const checked = checkedAt(root);
  const only = checked.brands.map(({ compiled }) => compiled.id);
  return [...(await writeFrames({ root, out, only, checked })).values()];
}

/** The packages of here, where the commit has the same ones; its own otherwise. */
async function bringPackages(root: string, folder: string): Promise<void> {
  const [here, there] = await Promise.all(
    [root, folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (here === there) return symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The build of here has set NODE_ENV to production, where npm leaves out what builds.
  const install = ['ci', '--include=dev'];
  return run('npm', install, folder);
}

/** @throws with the command of a program that fails, and what it wrote to its error stream. */
async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  await promisify(execFile)(program, args, { cwd, maxBuffer: Infinity });
}
