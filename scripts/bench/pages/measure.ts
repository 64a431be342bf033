import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { errorCountOf, FORMS, type Step } from './forms.ts';
import {
  firstPaint,
  whenErrorsAreSeen,
  whenItWorks,
  whenKeyIsPainted,
  whenPainted,
} from './in-page.ts';
import { scriptBytes } from './script-bytes.ts';
import type { Figures } from './table.ts';
import { clickAt, visit, type Visit } from './visit.ts';

const FIELD = 'form input:not([type=hidden],[type=radio],[type=checkbox])';
const BUTTON = 'form button[type=submit]:not([disabled])';
const TYPED = 'Maria Fernanda de Souza Carvalho';
/** Milliseconds between two keys, as people type. */
const PAUSE = 40;
/** Milliseconds after which a press or key without an answer is repeated. */
const IMPATIENCE = 1500;
/** Milliseconds without requests and with hardly any work, after which a page counts as loaded. */
const QUIET = 600;
const MAX_IDLE_WORK = 12;

const messagesOf = (step: Step) => [...new Set(FORMS[step].fields.map(({ message }) => message))];

async function taskMilliseconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

async function untilQuiet({ page, cdp }: Visit): Promise<void> {
  await page.waitForURL(/^http/, { waitUntil: 'networkidle' });
  let before = -Infinity;
  for (;;) {
    await page.waitForTimeout(QUIET);
    const now = await taskMilliseconds(cdp);
    if (now - before < MAX_IDLE_WORK) return;
    before = now;
  }
}

/** Gzip bytes of the scripts that had come when the form began to work; what is fetched ahead comes later. */
const bytesUntilItWorks = (browser: Browser, url: string) =>
  visit(browser, url, 'slow', async ({ page, inPage }) => {
    const scripts = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await inPage(whenItWorks, undefined);
    const come = [...scripts];
    return scriptBytes(await (await fetch(url)).text(), come);
  });

async function untilSettled<Result>(promise: Promise<Result>, act: () => Promise<unknown>) {
  let isSettled = false;
  const settled = promise.finally(() => (isSettled = true));
  while (!isSettled) {
    await act();
    await Promise.race([settled, pause(IMPATIENCE)]);
  }
  return settled;
}

const pressEmpty = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, 'slow', async ({ cdp, start, inPage }) => {
    const [place, paint] = await Promise.all([
      inPage(whenPainted, BUTTON),
      inPage(firstPaint, undefined),
    ]);
    const errors = inPage(whenErrorsAreSeen, { messages: messagesOf(step) });
    let next: Promise<typeof place | undefined> = Promise.resolve(place);
    const { shown } = await untilSettled(errors, async () => {
      const now = await Promise.race([next, pause(IMPATIENCE)]);
      if (now) await clickAt(cdp, now);
      // The visit ends before the page has answered the last question.
      next = inPage(whenPainted, BUTTON).catch(() => undefined);
    });
    return { answer: shown - start, paint: paint - start };
  });

const firstKey = (browser: Browser, url: string) =>
  visit(browser, url, 'slow', async ({ cdp, page, start, inPage }) => {
    const place = await inPage(whenPainted, FIELD);
    const painted = await untilSettled(inPage(whenKeyIsPainted, undefined), async () => {
      await clickAt(cdp, place);
      void page.keyboard.press('M').catch(() => {});
    });
    return painted - start;
  });

/** Work of loading, of keys and of all errors on a slow processor and a free network. */
const work = (browser: Browser, url: string, step: Step) =>
  visit(browser, url, 'free', async (opened) => {
    const { cdp, page, inPage } = opened;
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
    await untilQuiet(opened);
    const messages = messagesOf(step);
    const errors = inPage(whenErrorsAreSeen, { messages, fields: errorCountOf(FORMS[step]) });
    // The page listens for the press by now, for it answers in turn.
    const place = await inPage(whenPainted, BUTTON);
    await clickAt(cdp, place);
    const { press, shown } = await errors;
    return { loadWork, keyWork, allErrors: shown - press };
  });

export async function measurePage(browser: Browser, url: string, step: Step): Promise<Figures> {
  const slow = await pressEmpty(browser, url, step);
  const key = await firstKey(browser, url);
  const bytes = await bytesUntilItWorks(browser, url);
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
