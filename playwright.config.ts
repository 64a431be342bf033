import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { UNLIMITED } from './scripts/bench/run-server.ts';
import { chromiumPaths } from './scripts/browsers.mjs';

/** Unlikely to be taken, so that `npm start` may go on beside the tests. */
const PORT = Number(process.env.TEST_PORT ?? 4319);
const ORIGIN = `http://localhost:${PORT}`;

/** The files whose stories `npm test` plays: one way through every part of a purchase. */
const SHORT = [
  'api/stories',
  'forms/before-javascript',
  'forms/errors-lead',
  'links/links',
  'payment/boleto',
  'payment/paid-once',
  'payment/pix',
  'payment/purchase',
  'payment/refused-or-unknown',
  'payment/shown-is-charged',
  'screens/axe',
  'security/canary-screens',
].map((file) => `${file}.spec.ts`);

/** Undefined leaves the choice to Playwright, which then needs a download of its own. */
const chromium = chromiumPaths(process.env).find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'reports/playwright',
  fullyParallel: true,
  workers: 2,
  // One late frame among thousands of steps must not stop a landing; what passed the second time only is
  // listed as flaky at the end, and is to be mended. Stories about charges allow no second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A second becomes many on a busy machine: what is slow there is not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.BROWSER_REPORT ?? 'reports/playwright.json' }],
  ],
  // The long stories are all that the short ones leave out: other files, and in theirs the tests with
  // the tag @long, which repeat a check for one more brand or failure; see support/long.ts.
  projects: [
    { name: 'short', testMatch: SHORT, grepInvert: /@long/ },
    { name: 'long', grepInvert: new RegExp(`(${SHORT.join('|')})(?!.*@long)`) },
  ],
  use: {
    baseURL: ORIGIN,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    launchOptions: { executablePath: chromium },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import tsx tests/e2e/support/serve-stories.ts',
    url: `${ORIGIN}/readiness`,
    env: {
      ...UNLIMITED,
      PORT: String(PORT),
      API_URL: '',
      ENVIRONMENT: 'test',
      WAIT_MS: '',
      // Tests that decide what a call for the price answers do so in the browser.
      PRICE_WAIT_MS: '0',
    },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
