import type { Page } from '@playwright/test';

interface Move {
  value: number;
  moved: string[];
}

/**
 * Notes what a page moves by itself from now on, and every later one of its tab; returns how to read the moves of the
 * latest. Letters of a font that comes late stand elsewhere on their line, which does not move.
 */
export async function watchMoves(page: Page): Promise<() => Promise<Move[]>> {
  const watch = () => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const isOnItsLine = sources.every(
          ({ previousRect, currentRect }) => previousRect.y === currentRect.y,
        );
        if (hadRecentInput || isOnItsLine) continue;
        moves.push({ value, moved: sources.map(({ node }) => node?.textContent ?? 'removed') });
      }
    }).observe({ type: 'layout-shift' });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return async () => {
    // The observer hears of a frame after it was drawn.
    await page.waitForTimeout(500);
    return page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
  };
}

/** The sum of such moves. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const moves = await watchMoves(page);
  return async () => (await moves()).reduce((sum, { value }) => sum + value, 0);
}
