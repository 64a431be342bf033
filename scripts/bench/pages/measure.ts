import { setTimeout as pause } from 'node:timers/promises';
import { constants, gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';
import type { Form } from './forms.ts';
import { errorsSeen, isPainted, isWorking, record, timeOf } from './in-page.ts';
import type { MeasureId } from './table.ts';

const SLOWER = 4;
/** 1.6 Mbit/s both ways, and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const PATIENCE = 120_000;

const FIELD = 'form input:not([type=hidden],[type=radio],[type=checkbox])';
const BUTTON = 'form button[type=submit]:not([disabled])';
const INLINE = 'script:not([src],[type^="application/"])';
const TYPED = 'Maria Fernanda de Souza Carvalho';
/** Milliseconds between two keys, as people type. */
const PAUSE = 40;
/** Milliseconds after which a press or key without an answer is repeated. */
const IMPATIENCE = 1500;
/** Milliseconds without requests and with hardly any work, after which a page counts as loaded. */
const QUIET = 600;
const MAX_IDLE_WORK = 12;

export type PageFigures = Readonly<Record<Exclude<MeasureId, 'drawing'>, number>>;

/** An opened page, with nothing in its cache. */
interface Visit {
  page: Page;
  /** When the navigation began, in milliseconds since 1970. */
  start: number;
  /** Work of the main thread since then, in milliseconds. */
  work(): Promise<number>;
}

/** Opens a page in a context of its own, with a slow processor, for `measure` to use. */
async function visit<Result>(
  browser: Browser,
  url: string,
  network: 'slow' | 'free',
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    locale: 'pt-BR',
  });
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    // tsx wraps named functions in a helper of its own, which the page has not.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await page.addInitScript(record);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (network === 'slow') await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    const work = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const start = Date.now();
    void page.goto(url, { waitUntil: 'commit' }).catch(() => {});
    return await measure({ page, start, work });
  } finally {
    await context.close();
  }
}

/** Asks a function in each frame of a page until it returns something; in the next document, where one comes. */
async function when<Found, Argument>(
  page: Page,
  look: (argument: Argument) => Found | undefined,
  argument: Argument,
): Promise<Awaited<NonNullable<Found>>> {
  const found = await page.waitForFunction(look as never, argument, { polling: 'raf' });
  return found.jsonValue().catch(() => when(page, look, argument)) as never;
}

/** Acts again and again until the page has answered: it may not listen yet. */
async function untilAnswered<Answer>(answer: Promise<Answer>, act: () => Promise<unknown>) {
  let isAnswered = false;
  const answered = answer.finally(() => (isAnswered = true));
  while (!isAnswered) await Promise.race([answered, act().then(() => pause(IMPATIENCE))]);
  return answered;
}

/** Presses the button, once it is painted and enabled. */
async function press(page: Page): Promise<void> {
  await when(page, isPainted, BUTTON);
  await page.locator(BUTTON).click({ force: true, noWaitAfter: true });
}

const pressEmpty = (browser: Browser, url: string, form: Form) =>
  visit(browser, url, 'slow', async ({ page, start }) => {
    const paint = when(page, timeOf, 'first-contentful-paint');
    const errors = when(page, errorsSeen, { form, count: 1 });
    const shown = await untilAnswered(errors, () => press(page));
    return { 'first-paint': (await paint) - start, press: shown - start };
  });

const gzipBytes = (text: string | Buffer) =>
  text.length && gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).byteLength;

const firstKey = (browser: Browser, url: string) =>
  visit(browser, url, 'slow', async ({ page, start }) => {
    const painted = await untilAnswered(when(page, timeOf, 'bench-key'), async () => {
      await when(page, isPainted, FIELD);
      await page.locator(FIELD).first().press('M', { noWaitAfter: true });
    });
    return { 'first-key': painted - start };
  });

/** Gzip bytes of the scripts that had come when the form began to work; what is fetched ahead comes later. */
const scriptBytes = (browser: Browser, url: string) =>
  visit(browser, url, 'slow', async ({ page }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await when(page, isWorking, undefined);
    const come = [...scripts];
    const responses = await Promise.all(come.map((request) => request.response()));
    const files = await Promise.all(responses.map((response) => response!.body()));
    const inline = await page.locator(INLINE).allTextContents();
    const bytes = [inline.join(''), ...files].map(gzipBytes);
    return { 'script-bytes': bytes.reduce((total, one) => total + one, 0) };
  });

async function untilQuiet({ page, work }: Visit): Promise<void> {
  await page.waitForURL(/^http/, { waitUntil: 'networkidle' });
  let before = -Infinity;
  for (;;) {
    await page.waitForTimeout(QUIET);
    const now = await work();
    if (now - before < MAX_IDLE_WORK) return;
    before = now;
  }
}

/** Work of loading, of keys and of all errors on a slow processor and a free network. */
const measureWork = (browser: Browser, url: string, form: Form) =>
  visit(browser, url, 'free', async (opened) => {
    const { page, work } = opened;
    await untilQuiet(opened);
    const loadWork = await work();

    const field = page.locator(FIELD).first();
    await field.click();
    await untilQuiet(opened);
    const before = await work();
    for (const key of TYPED) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE);
    }
    const keyWork = ((await work()) - before) / TYPED.length;
    await field.fill('');
    // Its error moves the button.
    await field.blur();
    await untilQuiet(opened);
    const unanswered = form.fields.filter(({ schema }) => schema.default === undefined);
    const errors = when(page, errorsSeen, { form, count: unanswered.length });
    await press(page);
    const allErrors = (await errors) - (await when(page, timeOf, 'bench-press'));
    return { 'load-work': loadWork, 'key-work': keyWork, 'all-errors': allErrors };
  });

export const measurePage = async (
  browser: Browser,
  url: string,
  form: Form,
): Promise<PageFigures> => ({
  ...(await pressEmpty(browser, url, form)),
  ...(await firstKey(browser, url)),
  ...(await scriptBytes(browser, url)),
  ...(await measureWork(browser, url, form)),
});
