import { EventEmitter, once } from 'node:events';
import type { Browser, CDPSession, Page } from 'playwright';
import { probe, REPORT, type ProbeOptions, type Report } from './probe.ts';

/** Machine and network of a visit. */
export interface Condition {
  /** Times that the processor is slowed down. */
  cpu: number;
  /** Bits per second both ways and milliseconds per request; undefined leaves the network as it is. */
  network?: { bits: number; latency: number };
}

export const SLOW: Condition = { cpu: 4, network: { bits: 1_600_000, latency: 400 } };
export const SLOW_CPU: Condition = { cpu: 4 };

/** A phone's screen. */
const VIEWPORT = { width: 412, height: 915 };

/** Milliseconds until a page that has not reported is given up. */
export const PATIENCE = 60_000;

/** An opened page, with nothing in its cache. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
  /** When the navigation began, in milliseconds since 1970. */
  start: number;
  /** Resolves with the first report of this kind; with undefined when there is none in time. */
  reportedWithin(event: Report['event'], milliseconds: number): Promise<Report | undefined>;
  /** Resolves with the first report of this kind. Throws when the page does not report at all. */
  reported(event: Report['event']): Promise<Report>;
  /** The latest report of this kind so far. */
  latest(event: Report['event']): Report | undefined;
}

async function emulate(cdp: CDPSession, { cpu, network }: Condition): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bits / 8,
    uploadThroughput: network.bits / 8,
  });
}

/** Opens a page in a context of its own, lets `measure` use it, and closes it. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  condition: Condition,
  options: ProbeOptions,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const reports: Report[] = [];
    const heard = new EventEmitter();
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== REPORT) return;
      const report = JSON.parse(payload) as Report;
      reports.push(report);
      heard.emit(report.event, report);
    });
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: REPORT });
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    // tsx wraps named functions in a helper of its own, which the page has not.
    const script = `{ const __name = (value) => value; (${probe})(${JSON.stringify(options)}); }`;
    await page.addInitScript({ content: script });
    await emulate(cdp, condition);
    const reportedWithin = async (event: Report['event'], milliseconds: number) => {
      const known = reports.find((one) => one.event === event);
      if (known) return known;
      const signal = AbortSignal.timeout(milliseconds);
      const [report] = await once(heard, event, { signal }).catch(() => []);
      return report as Report | undefined;
    };
    const latest = (event: Report['event']) => reports.findLast((one) => one.event === event);
    const reported = async (event: Report['event']) => {
      const found = await reportedWithin(event, PATIENCE);
      if (!found) throw new Error(`${url}: no '${event}' within ${PATIENCE} ms.`);
      return found;
    };
    const start = Date.now();
    void page.goto(url, { waitUntil: 'commit', timeout: PATIENCE }).catch(() => {});
    return await measure({ page, cdp, start, reported, reportedWithin, latest });
  } finally {
    await context.close();
  }
}

/** Presses the mouse at a point, without waiting for the page's answer. */
export async function clickAt(
  cdp: CDPSession,
  { x = 0, y = 0 }: { x?: number; y?: number },
): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  void cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }).catch(() => {});
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }).catch(() => {});
}
