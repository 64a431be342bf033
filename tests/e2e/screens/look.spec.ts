import type { Page } from '@playwright/test';
import { themeOf as mergedTheme } from '../../brand-folders.ts';
import { cards } from '../support/buyer.ts';
import { DESKTOP, expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops } from '../support/shops.ts';
import { rgb, themeOf } from '../support/sold.ts';

const MIN_TARGET = 44;

/** The frame of an input, which draws its border. */
const FRAME = 'div:has(> input:not([type=radio], [type=checkbox]), > select, > textarea)';

/** Buttons, links that look like one, inputs with their frame, and labels of small controls. */
const TARGETS = `button, main a[href]:not(p a, label a, li a), ${FRAME}, label:has(input), label[for]:has(a)`;

/** Controls that are not as high as a thumb needs, by what they say. */
const tooLow = (page: Page) =>
  page
    .locator(TARGETS)
    .evaluateAll(
      (nodes, least) =>
        nodes
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < least)
          .map((node) => `${node.tagName} ${node.textContent}`),
      MIN_TARGET,
    );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const shop of shops) {
    test(`${shop.title}: nothing scrolls sideways, targets are 44 px high`, async ({ visit }) => {
      const { page, buyer } = visit;
      const look = async (screen: string) => {
        expect(await overflow(page), screen).toBe(0);
        expect(await tooLow(page), screen).toEqual([]);
      };
      await visit.open('/lead', shop, 'seller=maria&homologacao=on');
      await visit.lead.submit.click();
      await look('lead with errors');
      await visit.lead.send(buyer, shop);
      await expect(visit.payment.summary).toContainText(/R\$|MT/);
      await look('payment');
      await visit.payment.fill(cards.approved, buyer, shop);
      if (shop.hasAddress) {
        await visit.payment.toAddress.click();
        await visit.payment.address.fill();
        await look('address');
      }
      await (shop.hasAddress ? visit.payment.address : visit.payment).submit.click();
      if (shop.hasUpsell) {
        await visit.at('/success');
        await look('success with an offer');
        await visit.success.decline();
      }
      await expect(visit.success.access).toBeVisible();
      await look('success');
    });
  }

  test('the Pix code does not scroll sideways', async ({ page, visit, buyer }) => {
    await visit.open('/lead', examPrep, 'route=pix');
    await visit.lead.send(buyer, examPrep);
    await visit.pix.ask();
    await expect(visit.pix.picture).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await tooLow(page)).toEqual([]);
  });
});

test.describe('at 1280 px', () => {
  test.use({ viewport: DESKTOP });

  for (const [row, shop, widest] of [
    ['CONST-24', english, 485],
    ['CONST-25', mozambique, 465],
  ] as const) {
    test(`[${row}] the form of ${shop.title} is ${widest} px wide`, async ({ page, visit }) => {
      await visit.toPayment(shop);
      expect((await page.locator('form').first().boundingBox())!.width).toBe(widest);
      expect(await tooLow(page)).toEqual([]);
    });
  }

  for (const shop of shops) {
    test(`[BRAND-34, BRAND-99] ${shop.title} wears its theme`, async ({ visit }) => {
      const { fontFamily, primary, background } = await themeOf(shop);
      await visit.open('/lead', shop);
      const button = 'button[type=submit]';
      expect(await visit.style(button, 'background-color')).toBe(rgb(primary.main));
      expect(await visit.style(button, 'color')).toBe(rgb(primary.contrast));
      expect(await visit.style('body', 'background-color')).toBe(rgb(background.page));
      const font = await visit.style('body', 'font-family');
      // Behind a font of its own stand those of devices that have its measures.
      const named = font.replaceAll('"', '').replaceAll(/, [\w ]+ \d/g, '');
      expect(named).toBe(fontFamily.replaceAll('"', ''));
      expect(font).toMatch(/sans-serif$/);
    });
  }
});

test('[BRAND-98] each colour group of a theme is on the page', async ({ visit }) => {
  const { buyer } = visit;
  const { light } = mergedTheme(english.folder);
  const { lead, success } = visit;
  await visit.open('/lead', english, 'homologacao=on');
  const seen = {
    primary: await visit.style('button[type=submit]', 'background-color'),
    contrast: await visit.style('button[type=submit]', 'color'),
    warning: await visit.style('aside', 'background-color'),
    page: await visit.style('body', 'background-color'),
    surface: await visit.style(FRAME, 'background-color'),
    foreground: await visit.style('h1', 'color'),
    muted: await visit.style('text=Leva menos de um minuto', 'color'),
    grey: await visit.style(`${FRAME} > fieldset`, 'border-top-color'),
  };
  await lead.submit.click();
  const error = await visit.style('[data-errors]', 'border-top-color');
  await lead.send(buyer, english);
  await visit.at('/payment');
  await visit.payment.pay(cards.approved, buyer, english);
  await expect(success.access).toBeVisible();
  const done = await visit.style('main circle', 'fill');
  expect({ ...seen, error, success: done }).toEqual({
    primary: rgb(light.primary.main),
    contrast: rgb(light.primary.contrast),
    warning: rgb(light.warning.main),
    page: rgb(light.background.page),
    surface: rgb(light.background.surface),
    foreground: rgb(light.foreground.main),
    muted: rgb(light.foreground.muted),
    grey: rgb(light.grey['500']),
    error: rgb(light.error.main),
    success: rgb(light.success.main),
  });
});

test('an offer has the colours of its brand, the letters of the page', async ({ visit }) => {
  const { page } = visit;
  await visit.buy(examPrep);
  const card = page.locator('section[data-theme]');
  await expect(card).toBeVisible();
  const [own, fonts] = await card.evaluate((node) => {
    const letters = [node, document.body].map((one) => getComputedStyle(one).fontFamily);
    const edge = getComputedStyle(node).borderTopColor;
    return [edge, letters] as const;
  });
  expect(fonts[0]).toBe(fonts[1]);
  expect(own).not.toBe(rgb((await themeOf(examPrep)).primary.main));
});

test('[CONST-28] [CHROME-16] the logo is at least 110 px wide', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 249, height: 500 });
  await visit.open('/lead', english);
  expect((await visit.lead.logo.boundingBox())!.width).toBe(110);
});
