import type { Locator, Page } from '@playwright/test';
import { themeOf as mergedTheme } from '../../brand-folders.ts';
import { cards } from '../support/buyer.ts';
import { DESKTOP, expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops } from '../support/shops.ts';
import { themeOf } from '../support/sold.ts';
import { LONG, longIf } from '../support/long.ts';

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
    test(
      `${shop.title}: nothing scrolls sideways, every target is 44 px high`,
      longIf(shop !== mozambique),
      async ({ page, visit, buyer }) => {
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
      },
    );
  }

  test('the Pix code does not scroll sideways', LONG, async ({ page, visit, buyer }) => {
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
    test(
      `[BRAND-34] [BRAND-99] ${shop.title} has the colours and the font of its JSON`,
      longIf(shop !== mozambique),
      async ({ page, visit }) => {
        const { fontFamily, primary, background } = await themeOf(shop);
        await visit.open('/lead', shop);
        const styleOf = (selector: string) =>
          page.locator(selector).evaluate((node) => {
            const { backgroundColor, color, fontFamily: font } = getComputedStyle(node);
            return { backgroundColor, color, font };
          });
        const button = await styleOf('button[type=submit]');
        expect(button).toMatchObject({
          backgroundColor: rgb(primary.main),
          color: rgb(primary.contrast),
        });
        const body = await styleOf('body');
        expect(body.backgroundColor).toBe(rgb(background.page));
        // Behind a font of its own stand those of devices that have its measures.
        const named = body.font.replaceAll('"', '').replaceAll(/, [\w ]+ \d/g, '');
        expect(named).toBe(fontFamily.replaceAll('"', ''));
        expect(body.font).toMatch(/sans-serif$/);
      },
    );
  }
});

test('[BRAND-98] each colour group of a theme is on the page where it belongs', async ({
  page,
  visit,
  buyer,
}) => {
  const { light } = mergedTheme(english.folder);
  const colour = (where: Locator, property: string) =>
    where.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const { lead, success } = visit;
  await visit.open('/lead', english, 'homologacao=on');
  const seen = {
    primary: await colour(lead.submit, 'background-color'),
    contrast: await colour(lead.submit, 'color'),
    warning: await colour(page.locator('aside'), 'background-color'),
    page: await colour(page.locator('body'), 'background-color'),
    surface: await colour(page.locator(FRAME).first(), 'background-color'),
    foreground: await colour(lead.heading, 'color'),
    muted: await colour(page.getByText('Leva menos de um minuto'), 'color'),
    grey: await colour(page.locator(`${FRAME} > fieldset`).first(), 'border-top-color'),
  };
  await lead.submit.click();
  const error = await colour(lead.errors, 'border-top-color');
  await lead.send(buyer, english);
  await visit.at('/payment');
  await visit.payment.pay(cards.approved, buyer, english);
  await expect(success.access).toBeVisible();
  const done = await colour(page.locator('main circle').first(), 'fill');
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

test(
  'an offer has the colours of its own brand, and letters that the page has loaded',
  LONG,
  async ({ page, visit }) => {
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
  },
);

test('[CONST-28] [CHROME-16] on the smallest screens the logo is 110 px wide', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 249, height: 500 });
  await visit.open('/lead', english);
  expect((await page.locator('header img').boundingBox())!.width).toBe(110);
});

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
