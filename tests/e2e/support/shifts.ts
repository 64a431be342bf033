import type { Page } from '@playwright/test';

/** Notes what a page moves by itself from now on, and every later one of its tab; returns how to read the sum of the latest. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.total += entry.value;
    }).observe({ type: 'layout-shift' });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return async () => {
    // The observer hears of a frame after it was drawn.
    await page.waitForTimeout(500);
    return page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total);
  };
}
