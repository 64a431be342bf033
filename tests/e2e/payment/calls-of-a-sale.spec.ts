import { ADDRESS } from '../support/models/address.ts';
import { REMEMBERED_CARD } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops, type Shop } from '../support/shops.ts';
import { brandOf, planOf } from '../support/sold.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Visit } from '../support/visit.ts';

/** All fields of a payment for one plan, by the only lead of its buyer. */
async function saleOf({ buyer }: Visit, shop: Shop, sandbox: Sandbox) {
  const { business, productCode, area: operation } = await brandOf(shop);
  const plan = await planOf(shop);
  const { leads } = await sandbox.state();
  return {
    business,
    productCode,
    operation,
    plan: plan.code ?? plan.id,
    planId: plan.id,
    planType: 'yearly',
    amount: plan.amount,
    seller: 'performance',
    source: 'direto',
    captchaToken: '',
    name: buyer.name,
    email: buyer.email,
    phone: shop.phone.sent,
    sfLeadId: leads[0]!.leadId,
  };
}

/** A payment by card at once, or in parts. */
const byCard = (amount: number | undefined, parts: object) => [
  { type: 'creditcard', amount, card: REMEMBERED_CARD, ...parts },
];

for (const shop of shops) {
  test(`[CALL-18, CALL-38, SCREEN-02, SCREEN-15, BRAND-77] ${shop.title}: the lead call`, async ({
    visit,
    buyer,
    sandbox,
  }) => {
    await visit.toPayment(shop);
    const { business, area: operation } = await brandOf(shop);
    expect(await sandbox.onlyBody('createLead')).toEqual({
      name: buyer.name,
      email: buyer.email,
      phone: shop.phone.sent,
      planType: 'yearly',
      product: shop.productCode,
      business,
      seller: 'performance',
      source: 'direto',
      operation,
    });
  });
}

test('[CALL-31, BRAND-81, SCREEN-26, ENTITY-11] the CPF goes out', async ({ visit, sandbox }) => {
  await visit.buy(examPrep);
  const sale = await saleOf(visit, examPrep, sandbox);
  const document = visit.buyer.cpf;
  const paymentMethods = byCard(sale.amount, { installments: 1 });
  expect(await sandbox.onlyBody('payV2')).toEqual({ ...sale, document, paymentMethods });
  const { business } = sale;
  expect(await sandbox.onlyBody('updateLead')).toEqual({ document, business });
});

test('[BRAND-83, SCREEN-25, SCREEN-20] chosen instalments go out', async ({ visit, sandbox }) => {
  const payment = await visit.toFilledPayment(english);
  const { installments = [] } = await planOf(english);
  await expect(payment.installments.getByRole('option')).toHaveCount(installments.length);
  await expect(payment.installments).toContainText(/12x de R\$\s79,90/);
  await payment.installments.selectOption('12');
  await payment.confirm(english);
  await visit.at('/success');
  const sale = await saleOf(visit, english, sandbox);
  const paymentMethods = byCard(sale.amount, { installments: 12 });
  expect(await sandbox.onlyBody('payV2')).toEqual({ ...sale, paymentMethods });
  expect(await sandbox.calls('updateLead')).toHaveLength(0);
});

test('[ENTITY-49, CONST-04, CALL-19, SCREEN-28] price, address', async ({ visit, sandbox }) => {
  await visit.buy(mozambique);
  const sale = await saleOf(visit, mozambique, sandbox);
  expect(sale.amount).toBe(18720);
  const paymentMethods = byCard(sale.amount, {});
  expect(await sandbox.onlyBody('payV2')).toEqual({ ...sale, paymentMethods });
  const { business } = sale;
  expect(await sandbox.onlyBody('updateLead')).toEqual({ business, address: ADDRESS });
});

test('[CALL-02] [SCREEN-09] calls go to our origin, without credentials', async ({ visit }) => {
  const { page } = visit;
  const requests: { url: URL; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    requests.push({ url: new URL(request.url()), headers: request.headers() });
  });
  await visit.buy(examPrep);
  const { origin } = new URL(page.url());
  const web = requests.filter(({ url }) => url.protocol.startsWith('http'));
  expect(web.filter(({ url }) => url.origin !== origin)).toEqual([]);
  const calls = web.filter(({ url }) => url.pathname.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(2);
  for (const { headers } of web) expect(headers).not.toHaveProperty('authorization');
});
