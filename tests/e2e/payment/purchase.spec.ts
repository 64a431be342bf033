import { cards } from '../support/buyer.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { english, examPrep, mozambique, shops, type Shop } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';
import { longIf } from '../support/long.ts';

/** Rows that a whole purchase of one of the brands shows. */
const rows = new Map<Shop, string>([
  [examPrep, '[BRAND-17] [SCREEN-03] [SCREEN-31] [STATE-01]'],
  [english, '[BRAND-07] [SCREEN-18] [SCREEN-19]'],
  [mozambique, '[BRAND-08] [SCREEN-29] [BRAND-57]'],
]);

async function showsStep({ lead }: Visit, step: number, total: number): Promise<void> {
  await expect(lead.step).toHaveAccessibleName(`Etapa ${step} de ${total}`);
}

async function succeeds(visit: Visit, { steps, hasUpsell }: Shop): Promise<void> {
  await visit.at('/success');
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  await showsStep(visit, steps.total, steps.total);
  if (hasUpsell) await visit.success.decline();
  await expect(visit.success.access).toBeVisible();
}

for (const shop of shops) {
  test(`${rows.get(shop)} ${shop.title} is bought on a phone`, async ({ page, visit, sandbox }) => {
    await page.setViewportSize(PHONE);
    await visit.open('/lead', shop);
    await expect(visit.lead.heading).toHaveText('Informe seus dados');
    await showsStep(visit, 1, shop.steps.total);
    await visit.lead.send(visit.buyer, shop);
    await visit.at('/payment');
    await expect(visit.payment.heading).toHaveText('Pagamento');
    await showsStep(visit, shop.steps.payment, shop.steps.total);
    await visit.payment.pay(cards.approved, visit.buyer, shop);
    await succeeds(visit, shop);
    expect(await sandbox.chargeCount()).toBe(1);
  });

  test(
    `[CARD-26] ${shop.title} is bought by keyboard alone`,
    longIf(shop !== english),
    async ({ page, visit, sandbox }) => {
      const keyboard = new Keyboard(page);
      await visit.open('/lead', shop);
      await keyboard.sendLead(visit.lead, visit.buyer, shop);
      await visit.at('/payment');
      await expect(visit.payment.heading).toBeFocused();
      await keyboard.pay(visit.payment, cards.approved, visit.buyer, shop);
      await succeeds(visit, shop);
      expect(await sandbox.chargeCount()).toBe(1);
    },
  );
}
