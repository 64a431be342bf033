import { existsSync } from 'node:fs';
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
