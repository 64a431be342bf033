import type { CDPSession, Locator, Page } from 'playwright';

/** Seconds of CPU that the page's process has used since it began. */
async function cpuSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ProcessTime')!.value;
}

/** A field that is typed into, and what is typed: as many keys as fit it. */
export interface Typing {
  name: string;
  page: Page;
  cdp: CDPSession;
  field: Locator;
  text: string;
}

export async function typing(page: Page, name: string, field: Locator, text: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return { name, page, cdp, field, text };
}

/** A frame between two keys, as people type; time to spare draws nothing more. */
const PAUSE = 40;

/** The clock counts in steps of 10 ms, so that a short text is typed several times. */
const MIN_KEYS = 32;

/** Milliseconds of the page's CPU per key, from an empty field; the pointer rests over it. */
export async function millisecondsPerKey({ page, cdp, field, text }: Typing): Promise<number> {
  await field.hover();
  let [spent, keys] = [0, 0];
  while (keys < MIN_KEYS) {
    await field.fill('');
    await page.waitForTimeout(300);
    const before = await cpuSeconds(cdp);
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE);
    }
    spent += (await cpuSeconds(cdp)) - before;
    keys += text.length;
  }
  return (spent * 1000) / keys;
}
