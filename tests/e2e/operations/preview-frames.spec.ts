import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { shapeOf } from '../../../scripts/looks/shape.ts';
import { writeFrames } from '../../../scripts/preview-brands/preview-site.ts';
import { serveFolder } from '../../../scripts/preview-brands/serve-folder.ts';
import { frameQuery, type Frame } from '../../../src/preview/frame.ts';
import { framesOf } from '../../../src/preview/frames.ts';
import { checked } from '../../walk/brands.ts';
import { LONG } from '../support/long.ts';

const OUT = `reports/preview-frames-test-${process.pid}`;
/** A frame gives up after 15 s each time that it waits for something. */
const READY_MS = 60_000;
/** Pages that are drawn at once. */
const LANES = 3;

test.afterAll(() => rm(OUT, { recursive: true, force: true }));

/** One frame of each structure in each state, whichever brand has it first. */
async function differentFrames(): Promise<Frame[]> {
  const only = checked.brands.map(({ merged }) => merged.id);
  const brands = await writeFrames({ out: OUT, only, checked });
  const found = new Map<string, Frame>();
  for (const known of brands.values()) {
    for (const frame of framesOf(known)) {
      const key = JSON.stringify([shapeOf(known, frame), frame.moment]);
      if (!found.has(key)) found.set(key, frame);
    }
  }
  return [...found.values()];
}

test(
  'every structure of a screen comes to each of its states in the preview',
  LONG,
  async ({ context }) => {
    test.setTimeout(3_600_000);
    const frames = await differentFrames();
    const { server, port } = await serveFolder(OUT, 0);
    const late: string[] = [];
    let next = 0;
    const lane = async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 360, height: 740 });
      while (next < frames.length) {
        const { brand, screen, state } = frames[next++]!;
        const query = frameQuery({ brand, screen, state, mode: 'light' });
        await page.goto(`http://localhost:${port}/frame.html${query}`);
        const root = page.locator('html[data-preview]');
        await root.waitFor({ state: 'attached', timeout: READY_MS });
        const { preview, previewWhy } = await root.evaluate(({ dataset }) => ({ ...dataset }));
        if (preview !== 'ready') late.push(`${brand} /${screen} ${state}: ${previewWhy}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    server.close();
    expect(late).toEqual([]);
  },
);
