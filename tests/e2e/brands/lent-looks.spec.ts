import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { applySwitches, looksOf } from '../support/independent-upstream/switches.ts';
import { mozambique } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';

interface Looks {
  logo: string;
  logoDark: string;
  favicon: string;
  theme: Record<'light' | 'dark', { background: { page: string } }>;
}

/** Domain of the brand that the links name, in brands/wup/brand.json. */
const PLATFORM = 'https://wup.example.com';

/** The looks of a brand, as the build wrote them. */
async function looksIn(folder: string): Promise<Looks> {
  const files = await readdir('dist/brands');
  const name = files.find((file) => file.startsWith(`${folder}-looks.`))!;
  return JSON.parse(await readFile(join('dist/brands', name), 'utf8')) as Looks;
}

test('[BRAND-02, ENTITY-25] Mozambique in looks of another brand', async ({ visit, upstream }) => {
  const { page } = visit;
  applySwitches(upstream, looksOf('ATRINCA$dark'));
  const looks = await looksIn('atrinca');
  await visit.open('/lead', mozambique);
  await expect(page.locator('header img')).toHaveAttribute('src', looks.logoDark);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', looks.favicon);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'content',
    looks.theme.dark.background.page,
  );
  const settings = await brandOf(mozambique);
  await expect(page.locator(`form a[href="${PLATFORM}/termos"]`)).toBeVisible();

  await visit.lead.send(visit.buyer, mozambique);
  await visit.at('/payment');
  await expect(visit.payment.summary).toContainText('95,00');
  await visit.pay(mozambique);
  await expect(visit.success.access).toHaveAttribute('href', /mode=CONFIRMATION/);
  const sent = upstream.seen.find(({ path }) => path === '/api/v2/payment')!.body;
  expect(sent).toMatchObject({
    operation: 'MZ',
    amount: 18720,
    planId: 'wup-mz-annual',
    productCode: 'WUP',
    phone: mozambique.phone.sent,
    business: settings.business,
  });
});
