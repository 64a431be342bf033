import type { Browser, Page } from 'playwright';
import { LEAD, PAYMENT } from '../keystroke.ts';
import { watchVitals, type Watched } from './watch.ts';

const PHONE = { width: 360, height: 740 };
/** Between two keys of a quick typist, in milliseconds. */
export const KEY_DELAY = 60;
/** Nobody touches a screen before having looked at it, in milliseconds. */
const LOOK = 1_000;

/** Paths of the screens that the buyer fills in. */
export const TOUCHED = ['/lead', '/payment'];

async function typeAll(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const input = page.locator(`input[name="${name}"]`);
    if ((await input.count()) === 0) continue;
    await input.click();
    await input.pressSequentially(text, { delay: KEY_DELAY });
  }
}

/** Not the button that leads back. */
const SUBMIT = 'button[type=submit]:not([name]):not([disabled])';
const submit = (page: Page) => page.locator(SUBMIT);

/** Presses the button of an empty form, fills it in key by key, and presses again. */
async function answerForm(page: Page, texts: Record<string, string>): Promise<void> {
  await submit(page).waitFor();
  await page.waitForTimeout(LOOK);
  await submit(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await typeAll(page, texts);
  for (const choice of await page.getByRole('combobox').all()) {
    await choice.focus();
    await page.keyboard.press('ArrowDown');
  }
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.keyboard.press('Tab');
  await submit(page).click();
}

/**
 * One buyer from the link to the success screen, with every key pressed.
 *
 * @param cpu how many times slower the processor is.
 */
export async function buy(browser: Browser, link: string, cpu: number): Promise<Watched> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const watched = await watchVitals(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(link);
    await answerForm(page, LEAD);
    await page.waitForURL(/\/payment/);
    await page.getByRole('combobox').first().waitFor();
    await answerForm(page, PAYMENT);
    await page.waitForURL(/\/success/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The last press is reported after the frame that answers it.
    await page.waitForTimeout(LOOK);
    return watched;
  } finally {
    await context.close();
  }
}
