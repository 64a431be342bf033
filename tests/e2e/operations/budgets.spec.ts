import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gate } from '../../fakes/gate.ts';
import { PHONE, expect, test } from '../support/fixtures.ts';
import { watchMoves } from '../support/shifts.ts';
import { english, shops } from '../support/shops.ts';

/** The weight of these files has budgets of its own: .size-limit.json. */
const MAX_REQUESTS = { '/lead': 6, '/payment': 9 } as const;

interface Requests {
  /** Each address once, without calls of the API and without the icon of the tab. */
  paths: string[];
  /** The page as the server sent it. */
  html: string;
}

/** Everything that a page asks for until it can be used. */
async function requestsUntilUsable(page: Page, open: () => Promise<void>): Promise<Requests> {
  const paths = new Set<string>();
  let html = Promise.resolve('');
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'other'].includes(request.resourceType())) return;
    paths.add(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') html = response.text();
  });
  await open();
  await page.waitForLoadState('load');
  return { paths: [...paths], html: await html };
}

for (const shop of shops) {
  for (const [path, max] of Object.entries(MAX_REQUESTS)) {
    test(`${shop.title}: ${path} asks for at most ${max} files until it can be used, all in one level`, async ({
      page,
      visit,
    }) => {
      const { paths, html } = await requestsUntilUsable(page, () => visit.open(path, shop));
      expect(paths.length, `Files of ${path}: ${paths.join(', ')}`).toBeLessThanOrEqual(max);
      expect(paths.length).toBeGreaterThan(3);
      const unnamed = paths.slice(1).filter((one) => !html.includes(`"${one}`));
      const advice = 'Files that only another file asks for: the page has to preload them.';
      expect(unnamed, advice).toEqual([]);
    });
  }
}

for (const shop of shops) {
  for (const path of ['/lead', '/payment'] as const) {
    test(`${shop.title}: ${path} starts without an error, not even a caught one, from files that are compiled while they come`, async ({
      page,
      visit,
    }) => {
      const cdp = await page.context().newCDPSession(page);
      const thrown: unknown[] = [];
      cdp.on('Debugger.paused', ({ data }) => {
        thrown.push(data?.description);
        void cdp.send('Debugger.resume');
      });
      await cdp.send('Debugger.enable');
      await cdp.send('Debugger.setPauseOnExceptions', { state: 'all' });
      const files: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/(browser-entry|payment-chunk)/.test(response.url())) files.push(response.text());
      });
      await visit.open(path, shop);
      await expect(page.locator('.rjsf')).toHaveJSProperty('noValidate', true);
      expect(thrown).toEqual([]);
      const beginnings = (await Promise.all(files)).map((text) => text.split('\n', 1)[0]);
      expect(new Set(beginnings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
      // The watch itself works.
      await page.evaluate(() => Promise.reject(new Error('seen')).catch(() => {}));
      expect(thrown).toEqual([expect.stringContaining('seen')]);
    });
  }
}

/** A font whose letters are wider than those of its stand-in: some text needs a line more. */
const WIDE_FONT = `public/assets/${readdirSync('public/assets').find((file) => file.startsWith('sora.'))}`;

for (const shop of shops) {
  test(`${shop.title}: nothing moves by itself from link to success`, async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize(PHONE);
    const moves = await watchMoves(page);
    await visit.buy(shop);
    await expect(visit.success.heading).toBeVisible();
    expect(await moves()).toEqual([]);
    // The watch itself works: once the last press is over, what is put above everything moves it.
    const movesAfterMoving = async () => {
      await page.evaluate(() => document.body.prepend(document.createElement('hr')));
      return (await moves()).length;
    };
    await expect.poll(movesAfterMoving).toBeGreaterThan(0);
  });
}

/** Letters enough that no stand-in has exactly their width. */
const LETTERS = 'QjWm, the quick brown fox jumps over 1234567890 lazy dogs';

/** Width of the letters in the font of the page's text, in CSS pixels. */
const widthOfLetters = (page: Page) =>
  page.evaluate((textContent) => {
    const { font } = getComputedStyle(document.body);
    const line = Object.assign(document.createElement('span'), { textContent });
    line.style.cssText = `font: ${font}; position: fixed; white-space: nowrap`;
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  }, LETTERS);

/** Top and height of each line of the main part, in CSS pixels. */
const linesOf = (page: Page) =>
  page.locator('main :is(h1, h2, p, label, button, input)').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    }),
  );

test.describe('a font that misses the first paint', () => {
  const lateFonts = [
    { title: 'is shown at once where no line moves', isWider: false },
    { title: 'waits for the next screen where a line would move', isWider: true },
  ];
  for (const { title, isWider } of lateFonts) {
    test(title, async ({ page, visit }) => {
      await page.setViewportSize(PHONE);
      const { isOpen, open } = gate();
      await page.route('**/*.woff2', async (route) => {
        await isOpen;
        if (!isWider) return route.continue();
        // Like every file whose name has its hash.
        const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
        return route.fulfill({ path: WIDE_FONT, headers });
      });
      const opening = visit.open('/lead', english);
      await expect(visit.lead.submit).toBeVisible();
      // A browser waits 100 ms for such a font, and then does without it.
      await page.waitForFunction(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint !== undefined && performance.now() > paint.startTime + 400;
      });
      const [standIn, lines] = [await widthOfLetters(page), await linesOf(page)];
      open();
      await opening;
      if (isWider) {
        await page.evaluate(() => document.fonts.ready);
        expect(await widthOfLetters(page)).toBe(standIn);
      } else await expect.poll(() => widthOfLetters(page)).not.toBe(standIn);
      expect(await linesOf(page)).toEqual(lines);
      await visit.sendLead(english);
      await expect.poll(() => widthOfLetters(page)).not.toBe(standIn);
    });
  }
});
