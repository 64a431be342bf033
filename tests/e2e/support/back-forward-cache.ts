import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chromiumPaths } from '../../../scripts/browsers.mjs';

/** Only a Chromium with windows has a back-forward cache. */
const windowed = chromiumPaths(process.env).find(
  (path) => !path.endsWith('headless-shell') && existsSync(path),
);

/** Launch options of a Chromium with its back-forward cache, which Playwright switches off. */
export const backForwardCache = {
  executablePath: windowed,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Leaves for another document and comes back; whether the page was frozen meanwhile. */
export async function leaveAndReturn(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/sandbox');
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'persisted' in window && window.persisted === true);
}
