import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { chromium, type Browser, type Page } from 'playwright';
import type { DiffReport, PicturePair } from '../../src/workshop/diff/diff-report.ts';
import { frameQuery } from '../../src/workshop/states/frame.ts';
import { chromiumPaths } from '../browsers.mjs';
import { serve } from '../workshop/host.ts';
import { comparedShots } from './compare-pictures.ts';

/** One screen of a brand in one state, on a device, in a mode. */
export interface PictureJob extends Pick<
  PicturePair,
  'brand' | 'screen' | 'state' | 'device' | 'mode'
> {
  /** Whether the version before has the screen, and the one after. */
  isIn: readonly [boolean, boolean];
}

interface PairsInput {
  /** The frames of the earlier and of the later version, and the name of each in sentences. */
  versions: readonly { name: string; app: Hono }[];
  jobs: readonly PictureJob[];
  /** Folder of the report; the pictures stand in `pictures/` below it. */
  out: string;
  /** Differences of so few pixels are looked at again. */
  retakeUpTo: number;
  onProgress(done: number, total: number): void;
}

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
/** The moment at which every picture is taken. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** As long as the slowest screen may take to come to its state. */
const TIMEOUT_MS = 30_000;
/** Screens under way at once, each in two versions: a page waits about as long as it works. */
const LANES = 2;

/** The part of a report that is about pictures. */
interface Pictures extends Pick<DiffReport, 'pictures' | 'samePictures'> {
  /** Names each screen of which a version has no picture that it should have. */
  failures: string[];
  /** The later version has no picture of a screen that the earlier one draws, or does not have. */
  isBroken: boolean;
}

/** Photographs screens in two versions and compares the pictures; those that differ are written. */
export async function takePairs({
  versions,
  jobs,
  out,
  retakeUpTo,
  onProgress,
}: PairsInput): Promise<Pictures> {
  await mkdir(join(out, 'pictures'), { recursive: true });
  const browser = await launchChromium();
  const served = await Promise.all(versions.map(({ app }) => serve(app, 0)));
  const failures = new Set<string>();
  const pictures: PicturePair[] = [];
  let [next, done] = [0, 0];
  let isBroken = false;

  const lane = async () => {
    const pages = await Promise.all(versions.map(() => openPage(browser)));
    for (let at = next++; at < jobs.length; at = next++) {
      const { isIn, ...job } = jobs[at]!;
      const take = async (which: number) => {
        if (!isIn[which]) return undefined;
        try {
          return await takePicture(pages[which]!, served[which]!.origin, job);
        } catch (error) {
          const what = `${job.brand} /${job.screen} cannot be shown in the state '${job.state}'`;
          failures.add(`${what}: ${(error as Error).message} (${versions[which]!.name})`);
          return undefined;
        }
      };
      const takeBoth = () => Promise.all([take(0), take(1)]);
      const { shots, ...compared } = await comparedShots(takeBoth, retakeUpTo);
      const [before, after] = shots;
      isBroken ||= isIn[1] && !after && (before !== undefined || !isIn[0]);
      // A screen that neither version can draw looks the same.
      if (compared.changed > 0 && (before ?? after)) {
        const { changed, top, difference } = compared;
        const paths = await write(out, at, { before, after, difference });
        pictures[at] = { ...job, changed, top, ...paths };
      }
      onProgress(++done, jobs.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
    served.forEach(({ server }) => server.close());
  }
  const differing = pictures.filter(Boolean);
  const samePictures = jobs.length - differing.length;
  return { pictures: differing, samePictures, failures: [...failures], isBroken };
}

/** Starts the installed Chromium; nothing is downloaded. */
function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  return chromium.launch({ executablePath });
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  return page;
}

type Shown = Omit<PictureJob, 'isIn'>;

/**
 * A picture of the whole screen once it stands still.
 *
 * @throws with the reason where it does not come to its state.
 */
async function takePicture(page: Page, origin: string, job: Shown): Promise<Buffer> {
  await page.setViewportSize(SIZES[job.device]);
  await page.goto(`${origin}/frame.html${frameQuery(job)}`, { waitUntil: 'commit' });
  const root = page.locator('html[data-preview]');
  await root.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).catch((error: unknown) => {
    throw new Error('it took too long', { cause: error });
  });
  const { preview, previewWhy } = await root.evaluate(({ dataset }) => ({ ...dataset }));
  if (preview !== 'ready') throw new Error(previewWhy);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Writes pictures and gives their paths below the folder of the report. */
async function write(out: string, at: number, pictures: Record<string, Buffer | undefined>) {
  const paths: Record<string, string> = {};
  for (const [part, picture] of Object.entries(pictures)) {
    if (!picture) continue;
    paths[part] = `pictures/${at + 1}-${part}.png`;
    await writeFile(join(out, paths[part]), picture);
  }
  return paths as Pick<PicturePair, 'before' | 'after' | 'difference'>;
}
