import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PAYMENT } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

const SLOW_MS = 8_000;
const END_MS = 60_000;

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

test('[STATE-11] a payment: the overlay says so, and ends', async ({ page, visit, noise }) => {
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
  test(`${what} never comes: a screen says so, and reloads`, async ({ visit, noise }) => {
    const { page, buyer } = visit;
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

for (const [what, held] of [
  ['the config', '**/api/v1/product/*/config*'],
  ['the brand', '**/brands/*.js'],
] as const) {
  test(`a waiting page without ${what}: words after a minute`, async ({ visit, noise }) => {
    const { page } = visit;
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
