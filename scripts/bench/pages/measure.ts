import type { Browser, CDPSession, Page } from 'playwright';
import { errorCountOf, FORMS, type Step } from './forms.ts';
import type { ProbeOptions } from './probe.ts';
import { scriptBytes } from './script-bytes.ts';
import type { Figures } from './table.ts';
import { clickAt, PATIENCE, SLOW, SLOW_CPU, visit, type Visit } from './visit.ts';

/** A frame between two keys, as people type. */
const PAUSE = 40;
const TYPED = 'Maria Fernanda de Souza Carvalho';

const optionsOf = (step: Step, looks: ProbeOptions['looks']): ProbeOptions => ({
  messages: [...new Set(FORMS[step].fields.map(({ message }) => message))],
  errorCount: errorCountOf(FORMS[step]),
  looks,
});

/** Milliseconds that the page's main thread has worked. */
async function taskMilliseconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Milliseconds without requests and with hardly any work, after which a page counts as loaded. */
const QUIET = 600;
const MAX_IDLE_WORK = 12;

/** Waits until a page has come, no request is open and the main thread has nothing to do. */
async function untilQuiet({ page, cdp }: Visit): Promise<void> {
  await page.waitForURL(/^http/, { waitUntil: 'networkidle', timeout: PATIENCE });
  let before = -Infinity;
  for (;;) {
    await page.waitForTimeout(QUIET);
    const now = await taskMilliseconds(cdp);
    if (now - before < MAX_IDLE_WORK) return;
    before = now;
  }
}

/** The scripts that have come so far, by address. */
function watchScripts({ page }: Visit): ReadonlySet<string> {
  const come = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') come.add(request.url());
  });
  return come;
}

/**
 * Whether the form's program is there: React has taken over the button. The hand-written script opens it.
 * Runs in the page.
 */
function isWorking(): boolean {
  const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
  if (!button || button.disabled) return false;
  const isOfReact = document.getElementById('root') !== null;
  return !isOfReact || Object.keys(button).some((key) => key.startsWith('__reactProps'));
}

/** Gzip bytes of the scripts that had come when the form began to work; what is fetched ahead comes later. */
const bytesUntilItWorks = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, SLOW, optionsOf(step, undefined), async (opened) => {
    const come = watchScripts(opened);
    const deadline = Date.now() + PATIENCE;
    // Before the document is there, nothing works.
    while (!(await opened.page.evaluate(isWorking).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${url} does not work within ${PATIENCE} ms.`);
      await opened.page.waitForTimeout(20);
    }
    const scripts = [...come];
    return scriptBytes(await (await fetch(url)).text(), scripts);
  });

/** Milliseconds after which a press without an answer is repeated. */
const IMPATIENCE = 1500;
const MAX_PRESSES = 20;

const FIELD = 'form input:not([type=hidden],[type=radio],[type=checkbox])';
const BUTTON = 'form button[type=submit]:not([disabled])';

/** Middle of an element where it is now; undefined while it is not there or another document comes. */
const placeNow = (page: Page, selector: string) =>
  page
    .evaluate((wanted) => {
      const element = document.querySelector(wanted);
      if (!element) return undefined;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector)
    .catch(() => undefined);

/** Presses the empty form's button as soon as it can be pressed, and again while nothing is answered. */
const pressEmpty = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, SLOW, optionsOf(step, 'button'), async (opened) => {
    const { cdp, page, start, reported, reportedWithin } = opened;
    await clickAt(cdp, await reported('button'));
    for (
      let press = 1;
      press < MAX_PRESSES && !(await reportedWithin('first-error', IMPATIENCE));
      press++
    ) {
      const place = await placeNow(page, BUTTON);
      if (place) await clickAt(cdp, place);
    }
    const answer = (await reported('first-error')).at - start;
    return { answer, paint: (await reported('first-paint')).at - start };
  });

/** Types into the first field as soon as it can be touched, and again while no key is painted. */
const firstKey = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, SLOW, optionsOf(step, 'field'), async (opened) => {
    const { cdp, page, start, reported, reportedWithin } = opened;
    let place: { x?: number; y?: number } | undefined = await reported('field');
    for (let press = 1; press < MAX_PRESSES; press++) {
      if (place) await clickAt(cdp, place);
      void page.keyboard.press('M').catch(() => {});
      if (await reportedWithin('key', IMPATIENCE)) break;
      place = await placeNow(page, FIELD);
    }
    return (await reported('key')).at - start;
  });

/** Work of loading, of keys and of all errors on a slow processor and a free network. */
const work = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, SLOW_CPU, optionsOf(step, undefined), async (opened) => {
    const { cdp, page, reported, latest } = opened;
    await untilQuiet(opened);
    const loadWork = await taskMilliseconds(cdp);

    const field = page.locator(FIELD).first();
    await field.click();
    await untilQuiet(opened);
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
    await untilQuiet(opened);
    const box = (await button.boundingBox())!;
    await clickAt(cdp, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const shown = (await reported('all-errors')).at;
    const allErrors = shown - latest('press')!.at;
    return { loadWork, keyWork, allErrors };
  });

/** Every measure of one page, each in a visit with an empty cache. */
export async function measurePage(browser: Browser, url: string, step: Step): Promise<Figures> {
  const slow = await pressEmpty(browser, url, step);
  const key = await firstKey(browser, url, step);
  const bytes = await bytesUntilItWorks(browser, url, step);
  const working = await work(browser, url, step);
  return {
    'first-paint': slow.paint,
    'first-key': key,
    press: slow.answer,
    'key-work': working.keyWork,
    'all-errors': working.allErrors,
    'load-work': working.loadWork,
    'script-bytes': bytes,
  };
}
