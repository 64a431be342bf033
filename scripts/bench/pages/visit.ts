import type { Browser, CDPSession, Page } from 'playwright';

const SLOWER = 4;
/** 1.6 Mbit/s both ways, and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};

const VIEWPORT = { width: 412, height: 915 };

const PATIENCE = 120_000;

/** An opened page, with nothing in its cache. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
  /** When the navigation began, in milliseconds since 1970. */
  start: number;
  /** Runs a function in the page, and once more in each document that takes its place meanwhile. */
  inPage<Result, Argument = void>(
    run: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** Opens a page in a context of its own, with a slow processor, for `measure` to use. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  network: 'slow' | 'free',
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'pt-BR' });
  const timer = setTimeout(() => void context.close(), PATIENCE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    // tsx wraps named functions in a helper of its own, which the page has not.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (network === 'slow') await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    const inPage: Visit['inPage'] = async (run, argument) => {
      for (;;) {
        try {
          return (await page.evaluate(run as () => unknown, argument as undefined)) as never;
        } catch (error) {
          if (page.isClosed()) throw new Error(`${url}: ${run.name} did not end`, { cause: error });
        }
      }
    };
    const start = Date.now();
    void page.goto(url, { waitUntil: 'commit', timeout: PATIENCE }).catch(() => {});
    return await measure({ page, cdp, start, inPage });
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

/** Presses the mouse at a point, without waiting for the page's answer. */
export async function clickAt(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  void cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }).catch(() => {});
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }).catch(() => {});
}
