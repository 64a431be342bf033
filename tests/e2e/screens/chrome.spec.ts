import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';
import { own } from '../support/texts.ts';

test('[CHROME-17] [SCREEN-41] a seller stands on every screen', async ({ visit }) => {
  const { page } = visit;
  await visit.toPayment(english, 'seller=maria');
  await expect(page.getByText('Atendimento: Maria', { exact: true })).toBeVisible();
  await expect(visit.payment.summary).toContainText('R$');
  for (const query of ['', 'seller=performance']) {
    await visit.open('/lead', english, query);
    await expect(page.getByText('Atendimento')).toHaveCount(0);
  }
});

test('Voltar stands on payment alone, help once on a screen', async ({ visit }) => {
  const { page } = visit;
  const inSight = (text: RegExp) => page.getByText(text).filter({ visible: true });
  for (const path of ['/lead', '/pix', '/success', '/generic-error', '/payment']) {
    await visit.open(path, english);
    await expect(visit.lead.back).toHaveCount(path === '/payment' ? 1 : 0);
    if (/lead|pix|payment/.test(path)) await expect(inSight(/ajuda/i)).toHaveCount(1);
  }
  await expect(visit.lead.main.getByText(/7 dias/).filter({ visible: true })).toHaveCount(1);
});

for (const shop of shops) {
  test(`[CHROME-19, BRAND-38, BRAND-39, BRAND-63] ${shop.title} has its own head`, async ({
    page,
    visit,
  }) => {
    const { product } = await brandOf(shop);
    await visit.open('/lead', shop);
    await expect(page).toHaveTitle(`Checkout - ${product.name}`);
    const lang = shop === mozambique ? 'pt-MZ' : 'pt-BR';
    const served = await page.request.get(page.url());
    expect(await served.text()).toContain(`<html lang="${lang}"`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const logo = page.getByRole('img', { name: product.name });
    await expect(logo).toHaveAttribute('src', /^\/brands\/[0-9a-f]+\/logo\.svg$/);
    expect(
      await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    const icon = page.locator('link[rel=icon]');
    await expect(icon).toHaveAttribute('href', /^\/brands\/[0-9a-f]+\/favicon\.svg$/);
  });
}

test('[BRAND-35] [BRAND-36] no two brands share logo or icon', async ({ page, visit }) => {
  const pictures = new Set<string | null>();
  for (const shop of shops) {
    await visit.open('/lead', shop);
    pictures.add(await visit.lead.logo.getAttribute('src'));
    pictures.add(await page.locator('link[rel=icon]').getAttribute('href'));
  }
  expect(pictures.size).toBe(2 * shops.length);
});

const homologation = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'homologacao');

test('[SCREEN-47, SCREEN-48, SCREEN-49, SCREEN-50, QUERY-17] the homologation badge', async ({
  page,
  context,
  visit,
}) => {
  const badge = page.getByText('Homologação');
  await visit.open('/lead', english, 'homologacao=on&utm=2');
  await expect(badge).toBeVisible();
  expect(await homologation(context)).toHaveLength(1);
  const politics = page.locator('form').getByRole('link', { name: 'política de privacidade' });
  await expect(politics).toHaveAttribute('href', /homolog/);
  await visit.open('/lead', examPrep);
  await expect(badge).toBeVisible();
  await visit.open('/lead', english, 'homologacao=on&utm=2');
  await visit.lead.press('Fechar');
  await expect(page).toHaveURL(/lead/);
  await expect(badge).toHaveCount(0);
  expect(new URL(page.url()).search).toBe(`?product=WUP&utm=2&visita=${visit.buyer.id}`);
  expect(await homologation(context)).toHaveLength(0);
  await visit.open('/lead', english);
  await expect(badge).toHaveCount(0);
});

test('[SCREEN-52] [ERROR-08] dropped cookies: no form', async ({ visit, sandbox }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    // The browser says that cookies are on, and keeps none.
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await visit.open('/lead', english);
  const retry = page.getByRole('alertdialog').getByRole('link', { name: 'Tentar novamente' });
  await expect(retry).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab', 'Escape', 'Escape', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const inForm = page.locator('form :focus');
    await expect(inForm).toHaveCount(0);
  }
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  expect(await sandbox.calls('createLead')).toEqual([]);
});

test('[SCREEN-52, SCREEN-53, ERROR-08] blocked cookies: a notice', async ({ visit }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    const isBlocked = () => sessionStorage.getItem('cookies') !== 'allowed';
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => !isBlocked() });
  });
  await visit.open('/lead', english);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(own.cookies);
  const { width, height } = (await notice.boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
  await page.evaluate(() => sessionStorage.setItem('cookies', 'allowed'));
  await notice.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(notice).toHaveCount(0);
  await expect(visit.lead.name).toBeVisible();
});
