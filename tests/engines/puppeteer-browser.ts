import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Driver } from './driver.ts';

/** Starts Chromium or Firefox, without a window. */
export async function startPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Browser> {
  // A container's root user may not open Chromium's sandbox.
  const args = browser === 'chrome' ? ['--no-sandbox'] : [];
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    args,
    headless: browser === 'chrome' ? 'shell' : true,
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    async newBuyer() {
      const context = await launched.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    stop: () => launched.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  const { keyboard } = page;
  const press = (xpath: string, count: number) => page.locator(`xpath/${xpath}`).click({ count });
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    click: (xpath) => press(xpath, 1),
    doubleClick: (xpath) => press(xpath, 2),
    press: (key) => keyboard.press(key as KeyInput),
    async chord(modifier, key) {
      await keyboard.down(modifier);
      await keyboard.press(key as KeyInput);
      await keyboard.up(modifier);
    },
    type: (text) => keyboard.type(text),
    run: (act, given) => page.evaluate(act as never, given as never),
    complaints: () => heard,
    close,
  };
}
