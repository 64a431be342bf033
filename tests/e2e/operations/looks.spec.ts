import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { expect, test } from '@playwright/test';
import { takePairs } from '../../../scripts/pictures/take-pairs.ts';

const root = mkdtempSync(join(tmpdir(), 'guiche-looks-test-'));
test.afterAll(() => rm(root, { recursive: true, force: true }));

/** A folder of frames, each a box in the colour of its brand; without a colour a frame fails. */
function preview(name: string, colours: Readonly<Record<string, string>>) {
  const folder = join(root, name);
  mkdirSync(folder);
  const page = `<!doctype html><title>x</title><body style="margin:0"><div></div><script>
    const colour = ${JSON.stringify(colours)}[new URLSearchParams(location.search).get('brand')];
    const { dataset } = document.documentElement;
    document.querySelector('div').style.cssText = 'height:40px;background:' + colour;
    dataset.previewWhy = 'it has no colour';
    dataset.preview = colour ? 'ready' : 'failed';
  </script>`;
  writeFileSync(join(folder, 'frame.html'), page);
  return new Hono().use(serveStatic({ root: folder }));
}

test('screens that differ or can be drawn no more are found, and noise of a few levels of colour is not', async () => {
  const accepted = preview('accepted', {
    same: '#808080',
    noisy: '#808080',
    other: '#808080',
    broken: '#808080',
  });
  const today = preview('today', {
    same: '#808080',
    noisy: '#828282',
    other: '#888888',
    new: '#808080',
  });
  const job = { screen: 'lead', state: 'empty', device: 'phone', mode: 'light' } as const;
  const jobs = ['same', 'noisy', 'other', 'broken', 'new', 'never'].map((brand) => ({
    ...job,
    brand,
    isIn: [brand !== 'new', true] as const,
  }));
  const { pictures, notes, isBroken } = await takePairs({
    versions: [accepted, today],
    jobs,
    out: join(root, 'out'),
    retakeUpTo: Infinity,
    language: 'en',
    onProgress: () => {},
  });
  expect(isBroken).toBe(true);
  const found = pictures.map(({ brand, before, after }) => [brand, !!before, !!after]);
  expect(found.sort()).toEqual([
    ['broken', true, false],
    ['new', false, true],
    ['other', true, true],
  ]);
  expect(notes.sort()).toEqual([
    expect.stringMatching(/^broken .*it has no colour \(after\)$/),
    expect.stringMatching(/^never .*it has no colour \(after\)$/),
    expect.stringMatching(/^never .*it has no colour \(before\)$/),
  ]);
});
