import { pathOf, TEMPLATE_IDS } from '../../../src/flow/templates.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { texts } from '../support/texts.ts';
import { faultsOf } from './looks.ts';

/** The screens of section 2; one that only leads on is drawn by the screen that it leads to. */
const paths = TEMPLATE_IDS.map((id) => pathOf(id, 'abc123')!);

for (const path of paths) {
  test(`[CARD-06] ${path} is drawn, has a way on, fits, and axe finds nothing`, async ({
    visit,
  }) => {
    const { page } = visit;
    const link = visit.link(path, english);
    // A screen that only leads on does so in a document of its own.
    const response = await page.goto(link, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.first()).toBeVisible();
    await expect(heading).toHaveCount(1);
    if (path !== '/generic-error') await expect(heading).not.toHaveText(texts['error.title']);
    const ways = page.locator('main').locator('button:visible, a:visible');
    await expect.poll(() => ways.count()).toBeGreaterThan(0);
    await visit.lead.priced();
    expect(await faultsOf(page)).toEqual([]);
  });
}
