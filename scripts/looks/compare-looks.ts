import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrands } from '../../src/checker/check-brands.ts';
import type { PicturePair } from '../../src/workshop/diff/diff-report.ts';
import type { Site } from '../../src/workshop/site/site.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import type { PictureJob } from '../diff-brands/picture-jobs.ts';
import { writeFrames } from '../workshop/site.ts';
import { photographPairs } from '../diff-brands/photograph-pairs.ts';
import { serveFolder } from '../workshop/serve-folder.ts';
import { buildPreviewAt } from './accepted-build.ts';
import { contactSheet, type Sheet } from './contact-sheet.ts';
import type { Git } from './accepted.ts';
import { looksJobs } from './jobs.ts';

export interface CompareInput {
  root: string;
  git: Git;
  /** The commit whose program and brands are compared with those of today. */
  commit: string;
  /** The report's folder; what is there is replaced. */
  out: string;
  isAll: boolean;
  /** Folders below brands/; all of them unless said. */
  only?: readonly string[];
  onProgress(sentence: string): void;
}

/** The file of the report that a person opens. */
export const SHEET = 'index.html';

/** Photographs screens as the commit and as the files of today draw them; writes and gives the contact sheet. */
export async function compareLooks(input: CompareInput): Promise<Sheet> {
  const { root, git, commit, out, isAll, only, onProgress } = input;
  const temporary = await mkdtemp(join(tmpdir(), 'guiche-looks-'));
  const servers: { close(): void }[] = [];
  const serve = async (folder: string) => {
    const { server, port } = await serveFolder(folder, 0);
    servers.push(server);
    return `http://localhost:${port}`;
  };
  try {
    onProgress(`Building the screens of ${short(commit)} and those of today…`);
    const [folder, before, after] = ['commit', 'accepted', 'today'].map((name) =>
      join(temporary, name),
    ) as [string, string, string];
    await mkdir(folder);
    const accepted = buildPreviewAt(git, commit, { root, folder, out: before });
    const [, brands] = await Promise.all([accepted, framesOfToday(root, after, only)]);
    const { frames } = JSON.parse(await readFile(join(before, 'frames.json'), 'utf8')) as Site;
    const shown = frames.filter(({ brand }) => !only || only.includes(brand));
    const { jobs, gone } = looksJobs({ brands, accepted: shown, isAll });
    await rm(out, { recursive: true, force: true });
    const origins = [await serve(before), await serve(after)] as const;
    const looks = await photographLooks(origins, jobs, out, onProgress);
    const sheet = { ...looks, gone, commit: short(commit) };
    await writeFile(join(out, SHEET), contactSheet(sheet));
    return sheet;
  } finally {
    servers.forEach((server) => server.close());
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * A pixel differs from this difference on, 0 to 1: five levels of grey. Both pictures are taken by one
 * browser with the same fonts, which leaves a level or two to chance.
 */
const THRESHOLD = 0.02;

/** Photographs screens of the accepted preview and of that of today. */
export async function photographLooks(
  [accepted, today]: readonly [string, string],
  jobs: readonly PictureJob[],
  out: string,
  say: CompareInput['onProgress'],
): Promise<Pick<Sheet, 'compared' | 'different' | 'failures'>> {
  const { pairs, failures } = await photographPairs({
    versions: [
      { name: 'accepted', origin: accepted },
      { name: 'today', origin: today },
    ],
    jobs,
    out,
    // Every difference is looked at again: a busy machine takes a picture too early now and then.
    steadiness: { threshold: THRESHOLD, fewPixels: Infinity },
    onProgress: (done, total) => {
      if (done % 50 === 0 || done === total) say(`Compared ${done} of ${total} screens.`);
    },
  });
  // A screen that neither version can draw looks the same: it is named, and is no difference.
  const isOther = ({ changed, before, after }: PicturePair, at: number) =>
    changed > 0 && Boolean(before ?? after ?? !jobs[at]!.isIn[0]);
  return { compared: jobs.length, different: pairs.filter(isOther), failures };
}

const short = (commit: string): string => commit.slice(0, 10);

/** Writes the frames of today's files; gives their brands. */
async function framesOfToday(root: string, out: string, only: readonly string[] | undefined) {
  const { metaSchemas, programTexts } = await readMetaSchemas(root);
  const checked = checkBrands(await readBrandSources(root), metaSchemas, programTexts);
  const ids = only ?? checked.brands.map(({ compiled }) => compiled.id);
  const brands = await writeFrames({ root, out, only: ids, checked });
  return [...brands.values()];
}
