import type { Page } from '@playwright/test';
import { cards, REMEMBERED_CARD } from '../support/buyer.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { ADDRESS } from '../support/models/address.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { english, examPrep, mozambique, shops, type Shop } from '../support/shops.ts';
import { brandOf, planOf } from '../support/sold.ts';
import type { Visit } from '../support/visit.ts';
import { longIf } from '../support/long.ts';

/** Rows that a whole purchase of each shows, beside those of all. */
const OF_ALL =
  '[CALL-18] [CALL-38] [SCREEN-02] [SCREEN-15] [SCREEN-20] [BRAND-77] [ENTITY-11] [CALL-02] [SCREEN-09]';
const rows = new Map<Shop, string>([
  [
    examPrep,
    '[BRAND-17] [ENTITY-43] [SCREEN-03] [SCREEN-31] [STATE-01] [CALL-31] [BRAND-81] [SCREEN-26] [CALL-19]',
  ],
  [english, '[BRAND-07] [SCREEN-18] [SCREEN-19] [BRAND-83] [SCREEN-25]'],
  [mozambique, '[BRAND-08] [SCREEN-29] [BRAND-57] [ENTITY-49] [CONST-04] [SCREEN-28]'],
]);

const CARD_FIELDS = 'cardNumber cardCompany cardName cardExpireDate cardCVV installments cpf'.split(
  ' ',
);

/** Names of the fields on the screen, each once. */
const namesOf = async (page: Page) => {
  const fields = page.locator('form [name]:is(input, select)');
  const names = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  return [...new Set(names)];
};

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

/** The bodies of lead, update and payment are these: all that the buyer has given, and nothing else. */
async function sentRightly({ buyer }: Visit, shop: Shop, sandbox: Sandbox): Promise<void> {
  const { business, productCode, area: operation } = await brandOf(shop);
  const plan = await planOf(shop);
  const { leads, requests } = await sandbox.state();
  const lead = {
    name: buyer.name,
    email: buyer.email,
    phone: shop.phone.sent,
    business,
    planType: 'yearly',
    seller: 'performance',
    source: 'direto',
    operation,
  };
  const document = shop.hasCpf ? { document: buyer.cpf } : {};
  const address = shop.hasAddress ? { address: ADDRESS } : {};
  const installments = shop.hasAddress ? {} : { installments: shop === english ? 12 : 1 };
  const { amount } = plan;
  expect(await sandbox.onlyBody('createLead')).toEqual({ ...lead, product: shop.productCode });
  expect(await sandbox.bodies('updateLead')).toEqual(
    shop === english ? [] : [{ business, ...document, ...address }],
  );
  expect(await sandbox.onlyBody('payV2')).toEqual({
    ...lead,
    ...document,
    productCode,
    plan: plan.code ?? plan.id,
    planId: plan.id,
    amount: shop === mozambique ? 18720 : amount,
    captchaToken: '',
    sfLeadId: leads[0]!.leadId,
    paymentMethods: [{ type: 'creditcard', amount, card: REMEMBERED_CARD, ...installments }],
  });
  for (const { headers } of requests) expect(headers).not.toHaveProperty('authorization');
}

for (const shop of shops) {
  test(`${OF_ALL} ${rows.get(shop)} ${shop.title} is bought on a phone, and its calls carry it`, async ({
    page,
    baseURL,
    visit,
    sandbox,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(origin);
    });
    await page.setViewportSize(PHONE);
    await visit.open('/lead', shop);
    await expect(visit.lead.heading).toHaveText('Informe seus dados');
    await showsStep(visit, 1, shop.steps.total);
    await visit.sendLead(shop);
    await expect(visit.payment.heading).toHaveText('Pagamento');
    await showsStep(visit, shop.steps.payment, shop.steps.total);
    await visit.payment.fill(cards.approved, visit.buyer, shop);
    if (shop === english) await visit.payment.installments.selectOption('12');
    if (shop === examPrep) expect(await namesOf(page)).toEqual(CARD_FIELDS);
    await visit.payment.confirm(shop);
    await succeeds(visit, shop);
    await sentRightly(visit, shop, sandbox);
    expect(await sandbox.chargeCount()).toBe(1);
    expect(elsewhere).toEqual([]);
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
