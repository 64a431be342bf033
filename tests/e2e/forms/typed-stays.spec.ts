import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, mozambique } from '../support/shops.ts';
import { LEAD } from '../support/hold.ts';
import { answeredWith } from '../support/noise.ts';
import { GENERAL_ERROR, own } from '../support/texts.ts';

test('[CHROME-02] [SCREEN-42] Voltar leads back to what was typed, query and consent included', async ({
  page,
  visit,
  buyer,
}) => {
  const payment = await visit.toPayment(english, 'utm=2');
  await payment.back.click();
  await visit.at('/lead');
  expect(new URL(page.url()).search).toBe(`?product=WUP&utm=2&visita=${buyer.id}`);
  await expect(visit.lead.name).toHaveValue(buyer.name);
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(visit.lead.phone).toHaveValue(english.phone.shown);
  await expect(visit.lead.terms).toBeChecked();
});

test('a reload of the lead keeps what was typed', async ({ visit, buyer }) => {
  await visit.open('/lead', english);
  await visit.lead.fill(buyer, english);
  await visit.reload();
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(visit.lead.terms).toBeChecked();
});

test('a reload of the second page leads to the first and keeps the address', async ({ visit }) => {
  const { buyer, payment } = visit;
  await visit.toFilledPayment(mozambique);
  await payment.toAddress.click();
  await payment.address.fill();
  await payment.address.country.selectOption('Portugal');
  await visit.reload();
  await expect(payment.number).toHaveValue('');
  await payment.fill(cards.approved, buyer, mozambique);
  await payment.toAddress.click();
  await expect(payment.address.street).toHaveValue('Avenida 24 de Julho');
  await expect(payment.address.state).toHaveValue('Cidade de Maputo');
  await expect(payment.address.country).toHaveValue('Portugal');
});

test.describe('an upstream that cannot store the lead', () => {
  test.use({ mailbox: 'erro500' });

  test('[ERROR-01] [ERROR-12] the form keeps its data after a failure', async ({
    visit,
    buyer,
    noise,
  }) => {
    noise.expect(answeredWith(500, 'lead'));
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await visit.lead.fails(GENERAL_ERROR);
    await visit.at('/lead');
    await expect(visit.lead.name).toHaveValue(buyer.name);
    await expect(visit.lead.email).toHaveValue(buyer.email);
    await expect(visit.lead.phone).toHaveValue(english.phone.shown);
    await expect(visit.lead.terms).toBeChecked();
  });
});

for (const body of ['', '<h1>Bad gateway of ours</h1>', '{"stack":"at server.js:1"}']) {
  test(`[ERROR-11] a failure that says ${body || 'nothing'} shows our words alone`, async ({
    page,
    visit,
    buyer,
    noise,
  }) => {
    noise.expect(answeredWith(500, 'lead'));
    await page.route(LEAD, (route) => route.fulfill({ status: 500, body }));
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await visit.lead.fails(GENERAL_ERROR);
    await expect(page.locator('body')).not.toContainText(/Bad gateway|server\.js/);
  });
}

test('[ERROR-12] [ENTITY-36] a price that cannot be read can be asked for', async ({
  visit,
  noise,
}) => {
  noise.expect(answeredWith(500, 'product'));
  const payment = await visit.toPayment(english, 'voucher=preco-500');
  await payment.lacks(GENERAL_ERROR, own.noPrice);
  await expect(payment.button('Tentar novamente')).toBeVisible();
  await expect(payment.page.getByText('R$')).toHaveCount(0);
});
