import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import type { DiffReport, PicturePair } from '../../src/workshop/diff/diff-report.ts';
import { frameQuery } from '../../src/workshop/states/frame.ts';
import { chromiumPaths } from '../browsers.mjs';
import { serveFolder } from '../workshop/serve-folder.ts';
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
  /** The earlier and the later version of the screens: its name in sentences, and the folder of its frames. */
  versions: readonly [Version, Version];
  jobs: readonly PictureJob[];
  /** Folder of the report; the pictures stand in `pictures/` below it. */
  out: string;
  /** Differences of so few pixels are looked at again. */
  retakeUpTo: number;
  onProgress(done: number, total: number): void;
}

interface Version {
  name: string;
  folder: string;
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
  const browser = await launchChromium();
  const served = await Promise.all(versions.map(({ folder }) => serveFolder(folder, 0)));
  const failed = new Map<string, Set<string>>();
  const pairs: PicturePair[] = [];
  let [next, done] = [0, 0];

  const take = async (page: Page, which: number, job: PictureJob) => {
    if (!job.isIn[which]) return undefined;
    try {
      return await takePicture(page, `http://localhost:${served[which]!.port}`, job);
    } catch (error) {
      const what = `${job.brand} /${job.screen} cannot be shown in the state '${job.state}'`;
      const sentence = `${what}: ${(error as Error).message}`;
      failed.set(sentence, (failed.get(sentence) ?? new Set()).add(versions[which]!.name));
      return undefined;
    }
  };
  const lane = async () => {
    const pages = await Promise.all(versions.map(() => openPage(browser)));
    for (let at = next++; at < jobs.length; at = next++) {
      const { isIn: _, ...job } = jobs[at]!;
      const takeBoth = () => Promise.all(pages.map((page, which) => take(page, which, jobs[at]!)));
      const { pictures, changed, top, difference } = await comparedShots(takeBoth, retakeUpTo);
      const [before, after] = pictures;
      const parts = changed > 0 ? { before, after, difference } : {};
      pairs[at] = { ...job, changed, top, ...(await write(out, at, parts)) };
      onProgress(++done, jobs.length);
    }
  };
  try {
    await mkdir(join(out, 'pictures'), { recursive: true });
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
    served.forEach(({ server }) => server.close());
  }
  const failures = [...failed].map(
    ([sentence, names]) => `${sentence} (${[...names].sort().reverse().join(', ')})`,
  );
  // A screen that neither version can draw looks the same.
  const pictures = pairs.filter(({ changed, before, after }) => changed > 0 && (before ?? after));
  const isBroken = pairs.some(({ changed, before, after }, at) => {
    const [wasThere, isThere] = jobs[at]!.isIn;
    return changed > 0 && isThere && !after && (before !== undefined || !wasThere);
  });
  return { pictures, samePictures: pairs.length - pictures.length, failures, isBroken };
}

/** Starts the installed Chromium; nothing is downloaded. */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  return chromium.launch({ executablePath });
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
  return page;
}

/**
 * A picture of the whole screen once it stands still.
 *
 * @throws with the reason where it does not come to its state.
 */
async function takePicture(page: Page, origin: string, job: PictureJob): Promise<Buffer> {
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
