import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { PicturePair } from '../../src/workshop/diff/diff-report.ts';
import { chromiumPaths } from '../browsers/chromium.mjs';
import { Photographer } from './photographer.ts';
import type { PictureJob } from './picture-jobs.ts';
import { steadyShots, type Steadiness } from './steady-shots.ts';

/** A version of the screens: its name in sentences, and the address of its preview. */
interface Version {
  name: string;
  origin: string;
}

interface PhotographInput {
  /** The earlier and the later one. */
  versions: readonly [Version, Version];
  jobs: readonly PictureJob[];
  /** Folder of the report; the pictures stand in `pictures/` below it. */
  out: string;
  steadiness?: Steadiness;
  onProgress(done: number, total: number): void;
}

/** Screens under way at once, each in two versions: a page waits about as long as it works. */
const LANES = 2;

/**
 * Photographs screens in two versions and compares the pictures; those that differ are written. A screen
 * of which a version has no picture that it should have is named in `failures`.
 */
export async function photographPairs({
  versions,
  jobs,
  out,
  steadiness,
  onProgress,
}: PhotographInput): Promise<{ pairs: PicturePair[]; failures: string[] }> {
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath });
  try {
    await mkdir(join(out, 'pictures'), { recursive: true });
    const photographer = new Photographer(browser);
    const pairs: PicturePair[] = [];
    let [next, done] = [0, 0];
    const lane = async (_: unknown, index: number) => {
      while (next < jobs.length) {
        const at = next++;
        const { isIn, ...job } = jobs[at]!;
        const take = ({ name, origin }: Version, which: number) =>
          isIn[which] ? photographer.take(origin, name, index, { ...job, isIn }) : undefined;
        const shots = await steadyShots(() => Promise.all(versions.map(take)), steadiness);
        const { pictures, changed, top, difference } = shots;
        const [before, after] = pictures;
        const parts = changed > 0 ? { before, after, difference } : {};
        pairs[at] = { ...job, changed, top, ...(await write(out, at, parts)) };
        onProgress(++done, jobs.length);
      }
    };
    onProgress(done, jobs.length);
    await Promise.all(Array.from({ length: LANES }, lane));
    return { pairs, failures: photographer.failures() };
  } finally {
    await browser.close();
  }
}

/** Writes pictures and gives their paths below the folder of the report. */
async function write(
  out: string,
  at: number,
  pictures: Readonly<Record<string, Buffer | undefined>>,
): Promise<Pick<PicturePair, 'before' | 'after' | 'difference'>> {
  const written: Record<string, string> = {};
  for (const [part, picture] of Object.entries(pictures)) {
    if (!picture) continue;
    written[part] = `pictures/${at + 1}-${part}.png`;
    await writeFile(join(out, written[part]), picture);
  }
  return written;
}
