import type { BrowserContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { themeOf } from '../../brand-folders.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops } from '../support/shops.ts';
import { brandOf, rgb } from '../support/sold.ts';
import { own } from '../support/texts.ts';

for (const shop of shops) {
  test(`[CHROME-19, BRAND-34, BRAND-35, BRAND-38, BRAND-39, BRAND-63, BRAND-99] ${shop.title} has its own head and theme`, async ({
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
    const drawn = await page.request.get((await logo.getAttribute('src'))!);
    expect(await drawn.text()).toBe(await readFile(`brands/${shop.folder}/logo.svg`, 'utf8'));
    const width = logo.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    expect(await width).toBeGreaterThan(0);
    const icon = page.locator('link[rel=icon]');
    await expect(icon).toHaveAttribute('href', /^\/brands\/[0-9a-f]+\/favicon\.svg$/);

    const { fontFamily, light } = themeOf(shop.folder);
    const { primary, background } = light;
    const button = 'button[type=submit]';
    expect(await visit.style(button, 'background-color')).toBe(rgb(primary.main));
    expect(await visit.style(button, 'color')).toBe(rgb(primary.contrast));
    expect(await visit.style('body', 'background-color')).toBe(rgb(background.page));
    // Behind a font of its own stand those of devices that have its measures.
    const font = await visit.style('body', 'font-family');
    const named = font.replaceAll('"', '').replaceAll(/, [\w ]+ \d/g, '');
    expect(named).toBe(fontFamily!.replaceAll('"', ''));
  });
}

const homologation = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'homologacao');

test('[SCREEN-47, SCREEN-48, SCREEN-49, SCREEN-50, QUERY-17] a badge', async ({
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

const COMPANIES = ['Visa', 'Mastercard', 'Elo', 'Amex', 'Hipercard', 'Diners'];

for (const shop of shops) {
  test(`[BRAND-42, BRAND-43, BRAND-79, CARD-23] ${shop.title}: companies`, async ({ visit }) => {
    const payment = await visit.toPayment(shop);
    const offered = payment.companies.getByRole('radio');
    // A number that no company has leaves the choice to the buyer.
    await payment.number.fill('9999 9999 9999 9995');
    await expect(offered.first()).toBeVisible();
    const names = await offered.evaluateAll((nodes) =>
      nodes.map((node) => node.closest('label')!.textContent),
    );
    const expected = COMPANIES.filter((name) => shop !== mozambique || name !== 'Hipercard');
    expect(names).toEqual(expected);
    await expect(payment.step).toHaveAttribute('aria-valuemax', String(shop.steps.total));
    await expect(payment.step).toHaveAttribute('aria-valuenow', String(shop.steps.payment));
  });

  test(`[SCREEN-16, BRAND-44, BRAND-69] ${shop.title}: consent`, async ({ visit, sandbox }) => {
    const { page } = visit;
    await visit.open('/lead', shop);
    const { links } = (await brandOf(shop)) as never as {
      links: { test: Record<string, string> };
    };
    for (const [name, key] of [
      [/^termos de (uso|utilização)$/, 'terms'],
      ['política de privacidade', 'politics'],
    ] as const) {
      await expect(page.locator('form').getByRole('link', { name })).toHaveAttribute(
        'href',
        links.test[key]!,
      );
    }
    await expect(visit.lead.terms).not.toBeChecked();
    await visit.lead.fillPerson(visit.buyer, shop);
    await visit.lead.submit.click();
    await expect(visit.lead.errors.getByRole('link')).toHaveCount(1);
    expect(await sandbox.calls('createLead')).toHaveLength(0);
  });
}

test('[BRAND-58, CONST-05, CONST-06, ENTITY-53] Mozambique: credit alone', async ({ visit }) => {
  const { page } = visit;
  const payment = await visit.toPayment(mozambique);
  await expect(payment.summary).toContainText(/12x 95,00\sMT/);
  await expect(page.getByText('12 prestações')).toBeVisible();
  await expect(payment.installments).toHaveCount(0);
  const choice = page.getByRole('radiogroup', { name: 'Forma de pagamento' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  await expect(choice.getByRole('radio', { name: 'Cartão de débito' })).toBeDisabled();
  await expect(page.getByText(/boleto|mensal/i)).toHaveCount(0);
});
