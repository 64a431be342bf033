import { cards, REMEMBERED_CARD } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, mozambique, shops } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';
import { own, PAYMENT_ERROR } from '../support/texts.ts';

for (const shop of shops) {
  test(`[ROUTE-16, CALL-24, CALL-38, SELLER-09] ${shop.title}: an invoice is paid by card`, async ({
    page,
    visit,
    buyer,
    sandbox,
  }) => {
    const { payment, lead } = visit;
    const invoiceId = `fatura-${buyer.id}`;
    await visit.open(`/payment/${invoiceId}`, shop, 'seller=abc&source=loja-abc');
    const invoice = shop === mozambique ? 'factura' : 'fatura';
    await expect(payment.heading).toHaveText(`Pagamento da ${invoice}`);
    await expect(page.getByText(invoiceId)).toBeVisible();
    await expect(payment.back).toHaveCount(0);
    await expect(payment.installments).toHaveCount(0);
    await expect(page.getByText(/R\$|MT|Total/)).toHaveCount(0);
    await lead.fill(buyer, shop);
    await payment.fill(cards.approved, buyer, shop);
    await payment.submit.click();
    await visit.at('/success-invoice');
    await expect(visit.success.heading).toHaveText(/^Fac?tura paga$/);
    await expect(page.getByRole('region', { name: /^Resumo/ })).toContainText(invoiceId);
    await visit.reload();
    await expect(visit.success.heading).toHaveText(/^Fac?tura paga$/);

    const { business, productCode, area: operation } = await brandOf(shop);
    expect(await sandbox.onlyBody('payV1')).toEqual({
      invoiceId,
      name: buyer.name,
      email: buyer.email,
      phone: shop.phone.sent,
      ...(shop.hasCpf && { document: buyer.cpf }),
      business,
      productCode,
      seller: 'abc',
      source: 'loja-abc',
      operation,
      captchaToken: '',
      paymentMethods: [{ type: 'creditcard', card: REMEMBERED_CARD }],
    });
    const { charges, requests } = await sandbox.state();
    expect(charges).toMatchObject([{ email: buyer.email, resourceId: invoiceId, status: 'paid' }]);
    const calls = requests.map(({ operationId }) => operationId);
    expect(calls.filter((call) => !call?.startsWith('get'))).toEqual(['payV1']);
    expect(calls).not.toContain('getProductV1');
  });
}

test('[ROUTE-16] a paid invoice is not paid again', async ({ visit, sandbox, noise }) => {
  const { page, buyer } = visit;
  noise.expect(answeredWith(422, 'payment'));
  const { payment, lead } = visit;
  const path = `/payment/fatura-${buyer.id}`;
  await visit.open(path, english);
  await lead.fill(buyer, english);
  await payment.fill(cards.refused, buyer, english);
  await visit.reload();
  await expect(lead.name).toHaveValue(buyer.name);
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await payment.fillSecrets(cards.refused);
  await payment.submit.click();
  await payment.fails(PAYMENT_ERROR);
  await expect(payment.cvv).toHaveValue('');
  await payment.fillSecrets(cards.approved);
  await payment.submit.click();
  await visit.at('/success-invoice');

  await page.goBack();
  await visit.at(path);
  await expect(payment.outcome).toContainText(own.paid);
  await expect(payment.submit).toBeHidden();
  await expect(payment.button(own.again)).toHaveCount(0);
  await payment.button(own.show).click();
  await visit.at('/success-invoice');
  expect(await sandbox.chargeCount()).toBe(1);
});

/** An encoded slash, dots, a placeholder of texts, markup, four thousand characters. */
const STRANGE = [
  'a%2Fb',
  '..%2F..%2Fadmin',
  '%7BproductName%7D',
  '%3Cb%3E1%3C%2Fb%3E',
  'x'.repeat(4000),
];

for (const screen of ['payment', 'recovery', 'renew']) {
  test(`${screen}/[id] with a strange id is drawn, on a phone too`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const id of STRANGE) {
      await visit.open(`/${screen}/${id}`, mozambique);
      await expect(visit.payment.number, id).toBeVisible();
      if (screen === 'payment') {
        await expect(page.getByText(decodeURIComponent(id)).first()).toBeVisible();
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, id).toBe(320);
    }
  });
}
