import type { Browser, CDPSession, Page } from 'playwright';
import { errorCountOf, FORMS, type Step } from './forms.ts';
import type { Figures } from './measures.ts';
import type { ProbeOptions } from './probe.ts';
import { scriptBytes } from './script-bytes.ts';
import { clickAt, FAST, SLOW, SLOW_CPU, visit, type Condition, type Visit } from './visit.ts';

/** A frame between two keys, as people type. */
const PAUSE = 40;
const TYPED = 'Maria Fernanda de Souza Carvalho';

const optionsOf = (step: Step, looks: ProbeOptions['looks']): ProbeOptions => ({
  messages: [...new Set(FORMS[step].fields.map(({ message }) => message))],
  errorCount: errorCountOf(FORMS[step]),
  looks,
});

/** Value of a metric of the page's process. */
async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)!.value;
}

const taskMilliseconds = async (cdp: CDPSession) => (await metric(cdp, 'TaskDuration')) * 1000;

/** Milliseconds without requests and with hardly any work, after which a page counts as loaded. */
const QUIET = 600;
const MAX_IDLE_WORK = 12;

/** Counts requests, and waits until there are none and the main thread has nothing to do. */
function watchLoading({ cdp }: Visit) {
  const open = new Set<string>();
  const sent: number[] = [];
  const scripts = new Map<string, string>();
  let lastScript = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    sent.push(timestamp);
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    open.delete(requestId);
    if (scripts.has(requestId)) lastScript = timestamp;
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  return {
    async untilQuiet(): Promise<void> {
      let before = -Infinity;
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, QUIET));
        const now = await taskMilliseconds(cdp);
        if (open.size === 0 && sent.length > 0 && now - before < MAX_IDLE_WORK) return;
        before = now;
      }
    },
    scripts: () => [...new Set(scripts.values())],
    requests: () => sent.length,
    earlyRequests: () => sent.filter((moment) => moment <= lastScript).length,
  };
}

/** Milliseconds after which a press without an answer is repeated. */
const IMPATIENCE = 1500;

/** Middle of the button where it is now; undefined while it is closed or another document comes. */
const buttonNow = (page: Page) =>
  page
    .evaluate(() => {
      const button = document.querySelector('form button[type=submit]:not([disabled])');
      if (!button) return undefined;
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })
    .catch(() => undefined);

/** Presses the empty form's button as soon as it can be pressed, and again while nothing is answered. */
const submit = (browser: Browser, url: string, step: Step, condition: Condition) =>
  visit(browser, url, condition, optionsOf(step, 'button'), async (opened) => {
    const { cdp, page, start, reported, reportedWithin } = opened;
    await clickAt(cdp, await reported('button'));
    for (let press = 1; press < 20 && !(await reportedWithin('first-error', IMPATIENCE)); press++) {
      const place = await buttonNow(page);
      if (place) await clickAt(cdp, place);
    }
    const answer = (await reported('first-error')).at - start;
    return { answer, paint: (await reported('first-paint')).at - start };
  });

const firstKey = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, SLOW, optionsOf(step, 'field'), async ({ cdp, page, start, reported }) => {
    await clickAt(cdp, await reported('field'));
    void page.keyboard.press('M').catch(() => {});
    return (await reported('key')).at - start;
  });

/** Work of loading, of keys and of all errors on a slow processor and a free network, and the heap. */
const work = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, SLOW_CPU, optionsOf(step, undefined), async (opened) => {
    const { cdp, page, reported, latest } = opened;
    const loading = watchLoading(opened);
    await loading.untilQuiet();
    const loadWork = await taskMilliseconds(cdp);
    const [requests, earlyRequests] = [loading.requests(), loading.earlyRequests()];
    const bytes = await scriptBytes(await (await fetch(url)).text(), loading.scripts());
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const heap = await metric(cdp, 'JSHeapUsedSize');

    const field = page
      .locator('form input:not([type=hidden],[type=radio],[type=checkbox])')
      .first();
    await field.click();
    await loading.untilQuiet();
    const before = await taskMilliseconds(cdp);
    for (const key of TYPED) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE);
    }
    const keyWork = ((await taskMilliseconds(cdp)) - before) / TYPED.length;
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    // Its error moves the button.
    await field.blur();
    const button = page.locator('form button[type=submit]');
    await button.scrollIntoViewIfNeeded();
    await loading.untilQuiet();
    const box = (await button.boundingBox())!;
    await clickAt(cdp, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const shown = (await reported('all-errors')).at;
    const allErrors = shown - latest('press')!.at;
    return { loadWork, keyWork, allErrors, heap, requests, earlyRequests, bytes };
  });

/** Every measure of one page, each in a visit with an empty cache. */
export async function measurePage(browser: Browser, url: string, step: Step): Promise<Figures> {
  const slow = await submit(browser, url, step, SLOW);
  const key = await firstKey(browser, url, step);
  const fast = await submit(browser, url, step, FAST);
  const working = await work(browser, url, step);
  return {
    'first-paint': slow.paint,
    'first-key': key,
    'submit-slow': slow.answer,
    'submit-fast': fast.answer,
    'key-work': working.keyWork,
    'all-errors': working.allErrors,
    'load-work': working.loadWork,
    'script-bytes': working.bytes,
    heap: working.heap,
    requests: working.requests,
    'early-requests': working.earlyRequests,
  };
}
