import type { Locator, Page } from '@playwright/test';
import { compiledBrands } from '../../walk/brands.ts';
import { queryOf } from '../brands/rows-of-brands.ts';
import { expect, test } from '../support/own-server.ts';
import { english, mozambique } from '../support/shops.ts';
import { texts } from '../support/texts.ts';
import { setFontSize } from './looks.ts';

test.use({ dist: 'dist' });

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

/** Sizes of letters. */
const sizes = (page: Page) =>
  page
    .locator('h1, form input[type=text], label, button[type=submit], footer')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));

for (const brand of compiledBrands) {
  test(`${brand.id}: at 320 px, a zoom of 400 %, nothing collides`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of SCREENS) {
      await visit.open(path, { query: queryOf(brand.settings) });
      const found = await collisions(page);
      expect(found, path).toEqual({ sideways: 0, meet: [], drawn: path === '/lead' ? 1 : 2 });
    }
  });
}

test('letters are twice as large where those of the browser are', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 640, height: 512 });
  for (const path of SCREENS) {
    await setFontSize(page, 16);
    await visit.open(path, english);
    // A price brings plans to choose from.
    await visit.payment.priced();
    const usual = await sizes(page);
    expect(usual.length).toBeGreaterThan(5);
    await setFontSize(page, 32);
    expect(await sizes(page), path).toEqual(usual.map((size) => size * 2));
    expect(await collisions(page), path).toMatchObject({ sideways: 0, meet: [] });
  }
});

/** Upper edge of a field's box, and that of the next thing below it. */
async function edges(field: Locator): Promise<{ top: number; bottom: number }> {
  const whole = field.locator('xpath=ancestor::div[label][1]');
  const [box, all] = await Promise.all([field.boundingBox(), whole.boundingBox()]);
  return { top: box!.y, bottom: all!.y + all!.height };
}

for (const width of [320, 360]) {
  test(`at ${width} px fields of a row stand at one height, labels within`, async ({ visit }) => {
    const { page } = visit;
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
    const note = (await page.getByText(texts['app.offline']).boundingBox())!;
    const button = (await visit.payment.submit.boundingBox())!;
    expect(note.y + note.height).toBeLessThanOrEqual(button.y);
  }).toPass();
  await context.setOffline(false);
});

test('[CONST-28] [CHROME-16] the logo is at least 110 px wide', async ({ page, visit }) => {
  await page.setViewportSize({ width: 249, height: 500 });
  await visit.open('/lead', english);
  expect((await visit.lead.logo.boundingBox())!.width).toBe(110);
});

test('[CONST-29] the mobile layout is used under 375 px alone', async ({ visit }) => {
  const { page } = visit;
  const paddingAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return page.evaluate(() => {
      const body = document.querySelector('main')!.parentElement!;
      return getComputedStyle(body).paddingLeft;
    });
  };
  await visit.open('/lead', english);
  const mobile = await paddingAt(374);
  expect(await paddingAt(320)).toBe(mobile);
  const wider = await paddingAt(375);
  expect(wider).not.toBe(mobile);
  expect(await paddingAt(575)).toBe(wider);
});
