import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { kindsOf } from '../../../scripts/looks/choose-frames.ts';
import { writeFrames } from '../../../scripts/workshop/site.ts';
import { serveFolder } from '../../../scripts/workshop/serve-folder.ts';
import { frameQuery, type Frame } from '../../../src/workshop/states/frame.ts';
import { framesOf } from '../../../src/workshop/states/frames.ts';
import { checked } from '../../walk/brands.ts';
import { LONG } from '../support/long.ts';

const OUT = `reports/preview-frames-test-${process.pid}`;
const BRAND = 'wup';
/** A frame gives up after 15 s each time that it waits for something. */
const READY_MS = 60_000;
/** Pages that are drawn at once. */
const LANES = 4;

let frames: Frame[];
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const brands = await writeFrames({ out: OUT, only: [BRAND], checked });
  const known = brands.get(BRAND)!;
  const shape = (frame: Frame) => JSON.stringify([frame.screen, frame.page, kindsOf(known, frame)]);
  frames = differentFrames(framesOf(known), shape);
  const served = await serveFolder(OUT, 0);
  server = served.server;
  origin = `http://localhost:${served.port}`;
});
test.afterAll(async () => {
  server.close();
  await rm(OUT, { recursive: true, force: true });
});

/** A frame of each structure, in the state that is the rarest among those chosen before. */
function differentFrames(all: readonly Frame[], shape: (frame: Frame) => string): Frame[] {
  const chosen: Frame[] = [];
  const count = ({ moment }: Frame) => chosen.filter((one) => one.moment === moment).length;
  for (const frame of all) {
    if (chosen.some((one) => shape(one) === shape(frame))) continue;
    const twins = all.filter((one) => shape(one) === shape(frame));
    chosen.push(twins.reduce((best, one) => (count(one) < count(best) ? one : best)));
  }
  return chosen;
}

test('no frame of a brand waits in vain, whatever its structure', LONG, async ({ context }) => {
  test.setTimeout(240_000);
  expect(new Set(frames.map(({ moment }) => moment)).size).toBeGreaterThan(6);
  const late: string[] = [];
  let next = 0;
  const lane = async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    while (next < frames.length) {
      const { brand, screen, state } = frames[next++]!;
      const query = frameQuery({ brand, screen, state, mode: 'light' });
      await page.goto(`${origin}/frame.html${query}`);
      const root = page.locator('html[data-preview]');
      await root.waitFor({ state: 'attached', timeout: READY_MS });
      const { preview, previewWhy } = await root.evaluate(({ dataset }) => ({ ...dataset }));
      if (preview !== 'ready') late.push(`${brand} /${screen} ${state}: ${previewWhy}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(late).toEqual([]);
});
