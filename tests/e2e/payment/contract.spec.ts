import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, shopOf } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

const school = shopOf('ESCOLACONQUER');

test('[CALL-16] [CALL-17] the contract is read before the payment and made after it', async ({
  page,
  visit,
  sandbox,
  buyer,
}) => {
  await visit.open('/payment', school, 'voucher=ESCOLA10');
  const read = page.getByRole('button', { name: 'Ler o contrato' });
  await read.click();
  const dialog = page.getByRole('dialog', { name: 'Contrato' });
  await expect(dialog).toContainText('O contrato vale por doze meses');
  const query = await sandbox.query('getContract');
  expect(query).toEqual({
    product: 'ESCOLACONQUER',
    voucher: 'ESCOLA10',
    visita: buyer.id,
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(read).toBeFocused();

  await visit.lead.fill(buyer, school);
  await visit.pay(school);
  const made = await sandbox.onlyBody('generateContract');
  expect(made).toMatchObject({
    planId: 'anual',
    name: buyer.name,
    email: buyer.email,
    business: 'franchise-school',
  });
  expect(made.leadId).toMatch(/^lead-/);
  expect((await sandbox.state()).contracts).toHaveLength(1);
});

test('[CALL-17] a contract that stands elsewhere is linked to', async ({ page, visit }) => {
  const url = 'https://contratos.example.com/1.pdf';
  await page.route('**/contract?*', (route) => route.fulfill({ json: { data: { url } } }));
  await visit.open('/payment', school);
  await page.getByRole('button', { name: 'Ler o contrato' }).click();
  const link = page.getByRole('link', { name: 'Abrir o contrato' });
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toBeFocused();
});

test('[CALL-16] [CALL-17] a contract that fails blocks no purchase', async ({
  page,
  visit,
  sandbox,
  buyer,
  noise,
}) => {
  noise.expect(answeredWith(500, 'contract'));
  await page.route('**/contract**', (route) => route.fulfill({ status: 500, json: {} }));
  await visit.open('/payment', school);
  await page.getByRole('button', { name: 'Ler o contrato' }).click();
  await expect(visit.payment.failure.words).toHaveText(GENERAL_ERROR);
  await visit.payment.failure.close.click();
  await visit.lead.fill(buyer, school);
  await visit.pay(school);
  expect(await sandbox.chargeCount()).toBe(1);
});

test('[CALL-16] a brand without a contract makes none', async ({ visit, sandbox }) => {
  const { page } = visit;
  await visit.toPayment(english);
  await expect(visit.payment.submit).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ler o contrato' })).toHaveCount(0);
  expect(await sandbox.calls('getContract')).toEqual([]);
});
