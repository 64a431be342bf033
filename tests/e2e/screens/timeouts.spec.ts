import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PAYMENT } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, shopOf } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

const PRODUCT = '**/api/v1/product/*?*';
const SLOW_MS = 8_000;
const END_MS = 60_000;
const school = shopOf('ESCOLACONQUER');

const slow = (page: Page) =>
  page.getByText('Está demorando mais que o normal. Aguarde, por favor.', { exact: true });

/** Never answers. */
async function hang(page: Page, what: string): Promise<void> {
  await page.route(what, () => {});
}

/** Address of a file of the build by what it is made of. */
async function assetOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  return `**/${manifest[source].file}`;
}

/** The brand modules that a page loads after its first one hold the screens that no flow begins with. */
const LATER = '**/brands/*-later.*.js';

test.beforeEach(({ page }) => page.clock.install());

test('a price: a notice after 8 s, a failure after 60 s', async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(/ERR_ABORTED .*product/);
  noise.expect(/sold: Request timed out/);
  await hang(page, PRODUCT);
  const payment = await visit.toPayment(english);
  await expect(payment.number).toBeEditable();
  const before = await payment.number.boundingBox();
  await page.clock.runFor(SLOW_MS - 1_000);
  await expect(slow(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(slow(page)).toHaveCount(1);
  expect(await payment.number.boundingBox()).toEqual(before);
  await page.clock.runFor(END_MS);
  await expect(payment.failure.words).toHaveText(GENERAL_ERROR);
  await expect(slow(page)).toHaveCount(0);
  await page.unroute(PRODUCT);
  await payment.failure.retry.click();
  await expect(payment.summary).toContainText('R$');
});

test('a list of schools and a contract that do not come', async ({ page, visit, noise }) => {
  noise.expect(/ERR_ABORTED .*(franchises|contract)/);
  noise.expect(/(franchises|getContract): .*60000 ms/);
  await hang(page, '**/api/v1/franchises/**');
  await visit.open('/select-school', school);
  await page.clock.runFor(SLOW_MS + 1_000);
  await expect(slow(page)).toHaveCount(1);
  await page.clock.runFor(END_MS);
  await visit.lead.lacks(GENERAL_ERROR);
  await expect(slow(page)).toHaveCount(0);

  await hang(page, '**/contract?*');
  await visit.open('/payment', school);
  await visit.payment.button('Ler o contrato').click();
  await page.clock.runFor(SLOW_MS + 1_000);
  await expect(slow(page)).toHaveCount(1);
  await page.clock.runFor(END_MS);
  await visit.payment.lacks(GENERAL_ERROR);
});

test('a payment: the overlay says so, and ends', async ({ page, visit, noise }) => {
  noise.expect(/ERR_ABORTED .*payment/);
  noise.expect(/payV2: Request timed out/);
  await hang(page, PAYMENT);
  const payment = await visit.toFilledPayment(english);
  await payment.submit.click();
  await expect(payment.overlay).toBeVisible();
  await page.clock.runFor(SLOW_MS + 1_000);
  await expect(slow(page)).toHaveCount(1);
  await page.clock.runFor(END_MS);
  await payment.fails(GENERAL_ERROR);
  await expect(payment.overlay).toHaveCount(0);
});

for (const [what, held] of [
  ['a part of the program', () => assetOf('src/renderer/payment-chunk.ts')],
  ['the screens of later', () => LATER],
] as const) {
  test(`${what} that never comes: a screen that says so, and loads the same address anew`, async ({
    page,
    visit,
    buyer,
    noise,
  }) => {
    noise.expect(/render: DeadlineError/);
    noise.expect(/Not done within/);
    const address = await held();
    await hang(page, address);
    await visit.toPayment(english);
    await expect(visit.lead.overlay).toBeVisible();
    await page.clock.runFor(SLOW_MS + 1_000);
    await expect(slow(page)).toHaveCount(1);
    await page.clock.runFor(END_MS);
    await expect(visit.lead.heading).toHaveText('Algo não saiu como esperado');
    await expect(visit.lead.heading).toBeFocused();
    await expect(visit.lead.overlay).toHaveCount(0);

    await page.goBack();
    await expect(visit.lead.name).toHaveValue(buyer.name);
    await page.goForward();
    await expect(visit.lead.heading).toHaveText('Algo não saiu como esperado');

    await page.unroute(address);
    const here = page.url();
    await page.getByRole('link', { name: 'Tentar novamente' }).click();
    await hydrated(page);
    expect(page.url()).toBe(here);
    await expect(visit.payment.number).toBeEditable();
    await visit.payment.back.click();
    await expect(visit.lead.name).toHaveValue(buyer.name);
  });
}

test('a screen that cannot be drawn: a way to begin anew', async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(/render: Error: No block is known as 'gone'/);
  noise.expect(/No block is known as 'gone'/);
  await page.route('**/brands/*.js', async (route: Route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replaceAll('payment-methods', 'gone') });
  });
  await visit.toPayment(english);
  await expect(visit.lead.heading).toHaveText('Algo não saiu como esperado');
  const again = page.getByRole('link', { name: 'Tentar novamente' });
  expect(await again.evaluate((link: HTMLAnchorElement) => link.href)).toBe(page.url());
  await page.unroute('**/brands/*.js');
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await visit.at('/lead');
  await expect(visit.lead.heading).toHaveText('Informe seus dados');
});

for (const [what, held] of [
  ['the config', '**/api/v1/product/*/config*'],
  ['the brand', '**/brands/*.js'],
] as const) {
  test(`a waiting page without ${what}: words after a minute, however many calls it takes`, async ({
    page,
    visit,
    noise,
  }) => {
    noise.expect(/ERR_ABORTED/);
    noise.expect(/Not done within|60000 ms/);
    await hang(page, held);
    const link = visit.link('/lead', english, 'source=lento&voucher=A');
    await page.goto(link, { waitUntil: 'commit' });
    await expect(visit.lead.overlay).toBeVisible();
    await page.waitForFunction(() => document.readyState === 'complete');
    // The wait begins when the program runs, which a slow machine may reach after the first turn of the clock.
    await expect(async () => {
      await page.clock.runFor(END_MS + 1_000);
      expect(new URL(page.url()).pathname).toBe('/generic-error');
    }).toPass();
    await visit.at('/generic-error');
    expect(new URL(page.url()).searchParams.get('voucher')).toBe('A');
    await expect(visit.lead.heading).toHaveText('Algo não saiu como esperado');
  });
}

test('a lead form without its program is left to the buyer', async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(/Not done within/);
  const posted: string[] = [];
  await hang(page, '**/brands/*.js');
  await page.goto(visit.link('/lead', english));
  await visit.lead.name.fill('Ana Lima');
  await page.clock.runFor(END_MS + 1_000);
  await expect(visit.lead.name).toHaveValue('Ana Lima');
  await visit.at('/lead');
  await page.goto(visit.link('/payment', english));
  // Whatever is pressed, a card is never posted.
  page.on('request', (request) => posted.push(request.method()));
  await visit.payment.submit.press('Enter');
  expect(posted.filter((method) => method === 'POST')).toEqual([]);
  await page.clock.runFor(END_MS + 1_000);
  await visit.at('/generic-error');
});
