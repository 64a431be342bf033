import { findChromium, findFirefox, findWebKit } from '../../scripts/browsers.mjs';
import type { Browser } from './driver.ts';
import { startPuppeteer } from './puppeteer-browser.ts';
import { startWebKit } from './webkit-browser.ts';

/** A browser engine, and how it is started. */
export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** @throws where the browser is missing and could not be installed. */
  start(): Promise<Browser>;
}

export const chromium: Engine = {
  name: 'Chromium',
  start: () => startPuppeteer('chrome', found('Chromium', 'chromium', findChromium('.'))),
};

export const firefox: Engine = {
  name: 'Firefox',
  start: () => startPuppeteer('firefox', found('Firefox', 'firefox-esr', findFirefox())),
};

export const webkit: Engine = {
  name: 'WebKit',
  start: () => startWebKit(found('WebKitGTK', 'webkit2gtk-driver and xvfb', findWebKit())),
};

function found<Program>(name: string, debian: string, program: Program | undefined): Program {
  if (program !== undefined) return program;
  throw new Error(`${name} is missing and could not be installed (Debian: ${debian}).`);
}
