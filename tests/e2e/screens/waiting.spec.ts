import { gate } from '../../fakes/gate.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, type Shop } from '../support/shops.ts';
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
  const { isOpen, open } = gate();
  // The server has given up after 1.5 s; ten seconds more show nothing.
  await page.route('**/api/v1/seller/lento?*', async (route) => {
    await isOpen;
    await route.continue({ url: route.request().url().replace('/lento?', '/direto?') });
  });
  const picture = await openSlowly(visit, english);
  expect(picture).toMatch(/^\/brands\/[0-9a-f]+\/loading\.svg$/);
  const cover = visit.lead.overlay.locator('..');
  const { width, height } = (await cover.boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
  open();
  await expect(visit.lead.heading).toHaveText('Informe seus dados');
  await expect(visit.lead.overlay).toHaveCount(0);
});

test('[SCREEN-44, BRAND-37] the overlay of each brand', async ({ visit, anotherTab, noise }) => {
  noise.expect(/ERR_ABORTED .*api/);
  const other = await anotherTab();
  const [one, two] = [await openSlowly(visit, english), await openSlowly(other, examPrep)];
  expect(one).not.toBe(two);
});
