import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { shopOf } from '../support/shops.ts';
import { own } from '../support/texts.ts';

const event = shopOf('WSP');

const choice = (page: Page) => page.getByRole('radiogroup', { name: 'Escolha o seu ingresso' });
const ticket = (page: Page, name: RegExp) => choice(page).getByRole('radio', { name });

test('[CALL-10] tickets are listed, and the chosen one is bought', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await visit.open('/lead', event);
  await visit.lead.fillPerson(buyer, event);
  await visit.lead.submit.click();
  await visit.at('/payment');
  await expect(ticket(page, /2º lote R\$\s890,00/)).toBeChecked();
  expect(await sandbox.query('getTickets')).toEqual({
    business: 'sales-conference',
    plan: 'wsp-lote-2',
  });
  await expect(visit.payment.summary).toContainText('890,00');

  await ticket(page, /Camarote/).check();
  await expect(visit.payment.summary).toContainText('2.490,00');
  await expect(visit.payment.installments.locator('option').last()).toContainText('12x');
  await visit.reload();
  await expect(ticket(page, /Camarote/)).toBeChecked();
  await visit.payment.installments.selectOption('12');
  await visit.pay(event);
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ planId: 'wsp-camarote', amount: 2490 });
  expect(await sandbox.chargeCount()).toBe(1);
});

test('[CALL-10] without the tickets there is no price', async ({ page, visit, noise }) => {
  noise.expect(answeredWith(500, 'tickets'));
  let isBroken = true;
  await page.route('**/api/v1/product/WSP/tickets?*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await visit.open('/payment', event);
  const alert = page.getByRole('alert').filter({ hasText: own.noPrice });
  await visit.payment.failure.close.click();
  await expect(alert).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  isBroken = false;
  await alert.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(ticket(page, /2º lote/)).toBeChecked();
});
