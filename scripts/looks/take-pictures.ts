import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPaths } from '../browsers/chromium.mjs';
import { Photographer } from '../diff-brands/photographer.ts';
import type { PictureJob } from '../diff-brands/picture-jobs.ts';
import { steadyShots } from '../diff-brands/steady-shots.ts';

/** A screen that looks different. */
export interface LooksPair extends PictureJob {
  /** Share of the area that differs, 0 to 1. */
  changed: number;
  /** Paths of the pictures below the folder of the report. */
  before?: string;
  after?: string;
  difference?: string;
}

/** Results of the pictures. */
export interface Looks {
  compared: number;
  different: LooksPair[];
  /** Sentences about screens that did not come to their state. */
  failures: string[];
}

interface Input {
  /** Addresses of the accepted preview and of that of today. */
  origins: readonly [string, string];
  jobs: readonly PictureJob[];
  /** Folder of the report. */
  out: string;
  onProgress(done: number, total: number): void;
}

const VERSIONS = ['accepted', 'today'] as const;
const NAMES = ['before', 'after'] as const;

/** Screens under way at once, each in two versions. */
const LANES = 2;

/**
 * A pixel differs from this difference on, 0 to 1: five levels of grey. Both pictures are taken by one
 * browser with the same fonts, which leaves a level or two to chance.
 */
const THRESHOLD = 0.02;

/** Every difference is looked at again: a busy machine takes a picture too early now and then. */
const STEADINESS = { threshold: THRESHOLD, fewPixels: Infinity };

/** Photographs screens in both versions and compares the pictures. */
export async function takePictures({ origins, jobs, out, onProgress }: Input): Promise<Looks> {
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath });
  try {
    await mkdir(join(out, 'pictures'), { recursive: true });
    const photographer = new Photographer(browser);
    const different: LooksPair[] = [];
    let [next, done] = [0, 0];
    const lane = async (_: unknown, index: number) => {
      while (next < jobs.length) {
        const at = next++;
        const job = jobs[at]!;
        const shots = await steadyShots(
          () =>
            Promise.all(
              VERSIONS.map((version, which) =>
                job.isIn[which]
                  ? photographer.take(origins[which]!, version, index, job)
                  : undefined,
              ),
            ),
          STEADINESS,
        );
        const [before, after] = shots.pictures;
        // A screen that neither version can draw looks the same: it is named, and is no difference.
        if (shots.changed > 0 && (before ?? after ?? !job.isIn[0])) {
          const pictures = { before, after, difference: shots.difference };
          different.push({ ...job, changed: shots.changed, ...(await write(out, at, pictures)) });
        }
        onProgress(++done, jobs.length);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { compared: jobs.length, different, failures: photographer.failures() };
  } finally {
    await browser.close();
  }
}

type Part = (typeof NAMES)[number] | 'difference';

/** Writes pictures and gives their paths below the folder of the report. */
async function write(
  out: string,
  at: number,
  pictures: Readonly<Record<Part, Buffer | undefined>>,
): Promise<Partial<Record<Part, string>>> {
  const written: Partial<Record<Part, string>> = {};
  for (const [part, picture] of Object.entries(pictures)) {
    if (!picture) continue;
    const path = `pictures/${at + 1}-${part}.png`;
    await writeFile(join(out, path), picture);
    written[part as Part] = path;
  }
  return written;
}
