import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { chromium, type Page } from 'playwright';
import type { Language } from '../../src/checker/language/translate.ts';
import type { PicturePair } from '../../src/workshop/diff/diff-report.ts';
import type { PictureJob } from '../../src/workshop/pictures/choose-sights.ts';
import { comparedShots } from '../../src/workshop/pictures/compare-pictures.ts';
import { sayIn } from '../../src/workshop/say.ts';
import { frameQuery } from '../../src/workshop/states/frame.ts';
import { chromiumPaths } from '../browsers.mjs';
import { serve } from '../workshop/host.ts';

interface PairsInput {
  /** The frames of the version before and of the one after. */
  versions: readonly [Hono, Hono];
  jobs: readonly PictureJob[];
  /** Folder of the report; the pictures stand in `pictures/` below it. */
  out: string;
  /** Differences of so few pixels are looked at again. */
  retakeUpTo: number;
  language: Language;
  onProgress(sentence: string): void;
}

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
/** The moment at which every picture is taken. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** As long as the slowest screen may take to come to its state. */
const TIMEOUT_MS = 30_000;
/** Screens under way at once, each in two versions: a page waits about as long as it works. */
const LANES = 2;
const SAID_EVERY = 10;

/**
 * Photographs screens in two versions and compares the pictures; those that differ are written. `notes` names each screen
 * of which a version has no picture that it should have; it is broken where that is the later one.
 */
export async function takePairs(input: PairsInput) {
  const { versions, jobs, out, retakeUpTo, language, onProgress } = input;
  const t = sayIn(language);
  await mkdir(join(out, 'pictures'), { recursive: true });
  // Nothing is downloaded where a Chromium is installed.
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath });
  const served = await Promise.all(versions.map((app) => serve(app, 0)));
  const notes = new Set<string>();
  const pictures: PicturePair[] = [];
  let [next, done, isBroken] = [0, 0, false];

  const write = async (name: string, picture: Buffer | undefined) => {
    if (!picture) return undefined;
    await writeFile(join(out, 'pictures', name), picture);
    return `pictures/${name}`;
  };
  const lane = async () => {
    const pages = await Promise.all(
      versions.map(async () => {
        const page = await browser.newPage({ reducedMotion: 'reduce' });
        await page.clock.setFixedTime(NOW);
        return page;
      }),
    );
    for (let at = next++; at < jobs.length; at = next++) {
      const { isIn, brand, screen, state, device, mode } = jobs[at]!;
      const job = { brand, screen, state, device, mode };
      const take = async (which: 0 | 1) => {
        if (!isIn[which]) return undefined;
        return takePicture(pages[which]!, served[which]!.origin, job).catch((error: Error) => {
          const what = `${brand} /${screen} cannot be shown in the state '${state}'`;
          notes.add(`${what}: ${error.message} (${which === 0 ? 'before' : 'after'})`);
          return undefined;
        });
      };
      const takeBoth = () => Promise.all([take(0), take(1)]);
      const { shots, changed, top, difference } = await comparedShots(takeBoth, retakeUpTo);
      const [before, after] = shots;
      isBroken ||= isIn[1] && !after && (before !== undefined || !isIn[0]);
      // A screen that neither version can draw looks the same.
      if (changed > 0 && (before ?? after))
        pictures[at] = {
          ...job,
          changed,
          top,
          before: await write(`${at + 1}-before.png`, before),
          after: await write(`${at + 1}-after.png`, after),
          difference: await write(`${at + 1}-difference.png`, difference),
        };
      done++;
      if (done % SAID_EVERY === 0 || done === jobs.length)
        onProgress(t('diff.photographing', { done, total: jobs.length }));
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
  return { pictures: differing, samePictures, notes: [...notes], isBroken };
}

type Screen = Omit<PictureJob, 'isIn'>;

/** The whole screen once it stands still. @throws with the reason where it does not come to its state. */
async function takePicture(page: Page, origin: string, job: Screen): Promise<Buffer> {
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
