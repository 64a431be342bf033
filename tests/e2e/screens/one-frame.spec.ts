import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { examPrep, shopOf } from '../support/shops.ts';

const points = shopOf('WUP', '&route=livelo');

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

test('[CHROME-12] the screens of Livelo say step and price, and lead back', async ({ visit }) => {
  const { page, buyer } = visit;
  await visit.open('/lead', points);
  const frame = await frameOf(page);
  await visit.lead.send(buyer, points);
  for (const path of ['/livelo/cpf', '/livelo/select-device']) {
    await visit.at(path);
    await expect(visit.lead.step).toHaveAttribute('aria-label', 'Etapa 2 de 3');
    await expect(page.getByRole('main')).toContainText('38.500 pontos');
    expect(await frameOf(page)).toEqual(frame);
    if (path !== '/livelo/cpf') break;
    await page.getByLabel('CPF').fill(buyer.cpf);
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Passo anterior' }).click();
  await visit.at('/livelo/cpf');
});
