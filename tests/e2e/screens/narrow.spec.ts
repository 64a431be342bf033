import type { Locator, Page } from '@playwright/test';
import { queryOf } from '../brands/rows-of-brands.ts';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { GENERAL_ERROR, own } from '../support/texts.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { compiledBrands } from '../../walk/brands.ts';

/** The brands with the longest logo and the longest name, and Mozambique. */
const SHORT = ['live', 'aprovatotal-esquadrao-elite', 'wup-mz'];

const SCREENS = ['/lead', '/payment'];

/** By how much the page is wider than its window, and what of its header covers what. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const boxes = [...document.querySelectorAll('header button, header img, header strong')].map(
      (node) => ({ name: node.tagName, ...node.getBoundingClientRect().toJSON() }),
    );
    const meet = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(({ left, right }) => left < one.right && one.left < right)
        .map((other) => `${one.name} meets ${other.name}`),
    );
    return { sideways: root.scrollWidth - root.clientWidth, meet, drawn: boxes.length };
  });

/** The setting of the browser for the size of letters, 16 px unless somebody changes it. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Sizes of letters and of what is pressed. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const heights = ['button[type=submit]', 'footer li a'].map((selector) => {
      const { height } = document.querySelector(selector)!.getBoundingClientRect();
      return Math.round(height);
    });
    // A box to tick holds no letters.
    const field = 'input:not([type=radio], [type=checkbox])';
    const letters = ['h1', field, 'label', 'button[type=submit]', 'footer'].map((selector) =>
      Number.parseFloat(getComputedStyle(document.querySelector(selector)!).fontSize),
    );
    return [...letters, ...heights];
  });

for (const brand of compiledBrands) {
  test(`${brand.id}: at 320 px, a zoom of 400 %, nothing collides`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of SCREENS) {
      await visit.open(path, { query: queryOf(brand.settings) });
      const found = await collisions(page);
      expect(found, path).toEqual({ sideways: 0, meet: [], drawn: path === '/lead' ? 1 : 2 });
    }
  });

  // The size of letters is the same in every brand: three of them show it.
  if (!SHORT.includes(brand.id)) continue;
  test(`${brand.id}: letters are twice as large where the browser's are`, async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 640, height: 512 });
    for (const path of SCREENS) {
      await setFontSize(page, 16);
      await visit.open(path, { query: queryOf(brand.settings) });
      // A price brings plans to choose from.
      await visit.payment.priced();
      const usual = await sizes(page);
      await setFontSize(page, 32);
      expect(await sizes(page), path).toEqual(usual.map((size) => size * 2));
      expect(await collisions(page), path).toMatchObject({ sideways: 0, meet: [] });
    }
  });
}

/** Upper edge of a field's box, and that of the next thing below it. */
async function edges(field: Locator): Promise<{ top: number; bottom: number }> {
  const whole = field.locator('xpath=ancestor::div[label][1]');
  const [box, all] = await Promise.all([field.boundingBox(), whole.boundingBox()]);
  return { top: box!.y, bottom: all!.y + all!.height };
}

for (const width of [320, 360]) {
  test(`at ${width} px the fields of a row stand at one height, and labels within their fields`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const payment = await visit.toFilledPayment(mozambique);
    expect(await edges(payment.expiry)).toEqual(await edges(payment.cvv));
    await payment.toAddress.click();
    const { number, complement } = payment.address;
    await expect(number).toBeVisible();
    if (width === 360) expect(await edges(number)).toEqual(await edges(complement));
    const wider = await page.$$eval(
      'form label',
      (labels) =>
        labels.filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 30).length,
    );
    expect(wider).toBe(0);
  });
}

test('at 320 px four methods stand in one row', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 640 });
  await visit.open('/payment', english);
  await visit.payment.priced();
  const methods = page.getByRole('radiogroup', { name: 'Forma de pagamento' }).getByRole('radio');
  const tops = await methods.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await visit.open('/lead', mozambique);
  await visit.lead.priced();
  const price = visit.lead.summary.locator('button strong');
  const { height } = (await price.boundingBox())!;
  const letters = await price.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  expect(height).toBeLessThan(letters * 2);
});

test('offline the note stands above the button', async ({ context, visit, noise }) => {
  const { page } = visit;
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 640 });
  await visit.open('/payment', english);
  await visit.payment.priced();
  await context.setOffline(true);
  await expect(async () => {
    const note = (await page.getByText(own.offline).boundingBox())!;
    const button = (await visit.payment.submit.boundingBox())!;
    expect(note.y + note.height).toBeLessThanOrEqual(button.y);
  }).toPass();
  await context.setOffline(false);
});

test.describe('letters of twice the size at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** What sticks out of the window, by its words. */
  const sticksOut = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((node) => node.checkVisibility())
        .filter((node) => node.getBoundingClientRect().right > document.body.clientWidth + 1)
        .map((node) => `${node.tagName} ${node.textContent}`),
    );

  /** Looks at a screen with large letters; a document that is navigated to has the usual ones again. */
  const look = async (page: Page) => {
    await setFontSize(page, 32);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    return sticksOut(page);
  };

  test('errors, card, success and Pix do not scroll sideways', async ({ page, visit }) => {
    await visit.open('/lead', examPrep);
    await visit.lead.submit.click();
    expect(await look(page), 'lead with errors').toEqual([]);
    const payment = await visit.toFilledPayment(examPrep);
    expect(await look(page), 'payment').toEqual([]);
    await payment.confirm(examPrep);
    await visit.at('/success');
    expect(await look(page), 'success with an offer').toEqual([]);
    await visit.passLead(english, '/pix', 'route=pix');
    await visit.pix.ask();
    await expect(visit.pix.picture).toBeVisible();
    expect(await look(page), 'Pix').toEqual([]);
  });

  test('address and payment in doubt do not scroll sideways', async ({ page, visit, noise }) => {
    noise.expect(answeredWith(502, 'payment'));
    const payment = await visit.toFilledPayment(mozambique, cards.lost);
    await payment.toAddress.click();
    await payment.address.fill();
    expect(await look(page), 'address').toEqual([]);
    await payment.address.submit.click();
    await expect(payment.failure.dialog).toBeVisible();
    expect(await look(page), 'dialog').toEqual([]);
    await payment.fails(GENERAL_ERROR);
    await expect(payment.doubt).toBeVisible();
    expect(await look(page), 'doubt').toEqual([]);
  });

  for (const [what, path, product] of [
    ['tickets', '/payment', 'WSP'],
    ['a coupon', '/payment', 'VC'],
    ['profiles', '/multiprofile-presentation', 'LIVE'],
  ] as const) {
    test(`${what} to choose do not scroll sideways`, async ({ page, visit }) => {
      await visit.open(path, { query: `product=${product}` });
      await visit.payment.priced();
      expect(await look(page)).toEqual([]);
    });
  }
});
