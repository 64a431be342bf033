import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep, mozambique, type Shop } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

/** Opens a link whose seller is answered after ten seconds; what is drawn meanwhile. */
async function openSlowly(visit: Visit, shop: Shop): Promise<string | null> {
  await visit.page.goto(visit.link('/lead', shop, 'source=lento'), { waitUntil: 'commit' });
  const { overlay } = visit.lead;
  await expect(overlay).toBeVisible();
  return overlay.getAttribute('src');
}

test('[SCREEN-43, SCREEN-45, BRAND-37, STATE-11] the overlay while waiting', async ({
  page,
  visit,
  noise,
}) => {
  // The browser asks anew for what the server gave up on, and may drop its own second question.
  noise.expect(/ERR_ABORTED .*api/);
  let answer = () => {};
  const isDrawn = new Promise<void>((resolve) => (answer = resolve));
  // The server has given up after 1.5 s; ten seconds more show nothing.
  await page.route('**/api/v1/seller/lento?*', async (route) => {
    await isDrawn;
    await route.continue({ url: route.request().url().replace('/lento?', '/direto?') });
  });
  const picture = await openSlowly(visit, english);
  expect(picture).toMatch(/^\/brands\/[0-9a-f]+\/loading\.svg$/);
  const cover = visit.lead.overlay.locator('..');
  const { width, height } = (await cover.boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
  answer();
  await expect(visit.lead.heading).toHaveText('Informe seus dados');
  await expect(visit.lead.overlay).toHaveCount(0);
});

test('[SCREEN-44, BRAND-37] the overlay of each brand', async ({ visit, anotherTab, noise }) => {
  noise.expect(/ERR_ABORTED .*api/);
  const other = await anotherTab();
  const [one, two] = [await openSlowly(visit, english), await openSlowly(other, examPrep)];
  expect(one).not.toBe(two);
});

test('the price comes without moving what stands below it', async ({ page, visit }) => {
  const { number, summary } = visit.payment;
  const answer = await holdAnswer(page, '**/api/v1/product/*?*');
  await visit.toPayment(mozambique);
  const before = await number.boundingBox();
  answer();
  await expect(summary).toContainText('MT');
  expect(await number.boundingBox()).toEqual(before);
});

/** Left edge and width of the frame and of the column in it. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const edges = ['main', 'main h1'].map((part) => {
      const { left, width } = document.querySelector(part)!.getBoundingClientRect();
      return part === 'main' ? [left, width] : [left];
    });
    return edges.flat();
  });

test('one frame holds every step from the lead to the payment of the upsell', async ({ visit }) => {
  const { page, buyer } = visit;
  await visit.open('/lead', examPrep);
  const frame = await frameOf(page);
  await visit.lead.send(buyer, examPrep);
  await visit.at('/payment');
  expect(await frameOf(page)).toEqual(frame);
  await visit.pay(examPrep);
  await expect(visit.success.heading).toBeVisible();
  expect(await frameOf(page)).toEqual(frame);
  const offer = page.getByRole('main');
  await expect(offer).toContainText('ou até 12x de');
  await expect(offer).toContainText('Sua compra: Cume Certo');
  await page.getByRole('button', { name: 'Quero aproveitar' }).click();
  await visit.at('/payment/upsell');
  expect(await frameOf(page)).toEqual(frame);
});

for (const path of ['/lead?product=WUP', '/payment?product=APROVATOTAL']) {
  test(`${path}: hydration inserts no rule that the server has sent`, async ({ page }) => {
    // A server that has just started sends the overlay first.
    await expect.poll(async () => (await page.request.get(path)).text()).toContain('<main');
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map((style) => ({
        isOfServer: style.textContent !== '',
        rules: [...style.sheet!.cssRules].map(({ cssText }) => cssText),
      })),
    );
    const sent = elements.filter(({ isOfServer }) => isOfServer).flatMap(({ rules }) => rules);
    const inserted = elements.filter(({ isOfServer }) => !isOfServer).flatMap(({ rules }) => rules);
    expect(sent.length).toBeGreaterThan(30);
    expect(inserted.filter((rule) => sent.includes(rule))).toEqual([]);
    // Parts that come with the price may be new; the screen itself is not.
    expect(inserted.length).toBeLessThan(10);
  });
}
