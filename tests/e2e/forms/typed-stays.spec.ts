import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, mozambique } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

test('[CHROME-02] [SCREEN-42] Voltar leads back to what was typed', async ({ visit }) => {
  const { page, buyer } = visit;
  const payment = await visit.toPayment(english, 'utm=2');
  await payment.back.click();
  await visit.at('/lead');
  expect(new URL(page.url()).search).toBe(`?product=WUP&utm=2&visita=${buyer.id}`);
  await expect(visit.lead.name).toHaveValue(buyer.name);
  await expect(visit.lead.email).toHaveValue(buyer.email);
  await expect(visit.lead.phone).toHaveValue(english.phone.shown);
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

  test('[ERROR-01] [ERROR-12] the form keeps its data after failing', async ({ visit, noise }) => {
    const { buyer } = visit;
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

test('a slip in an e-mail is asked about, and put right', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await page.setViewportSize({ width: 320, height: 640 });
  await visit.open('/lead', english);
  await visit.lead.fill({ ...buyer, email: 'ana.lima@gmial.com' }, english);
  await visit.lead.email.focus();
  await visit.lead.phone.focus();
  await expect(visit.lead.email).toHaveAccessibleDescription(
    /^Você quis dizer ana.lima@gmail.com ?\?$/,
  );
  await page.getByRole('button', { name: 'ana.lima@gmail.com' }).click();
  await expect(visit.lead.email).toHaveValue('ana.lima@gmail.com');
  await visit.lead.submit.click();
  await visit.at('/payment');
  expect(await sandbox.onlyBody('createLead')).toMatchObject({ email: 'ana.lima@gmail.com' });
  await expect(page.getByText('Enviaremos o acesso para')).toContainText('ana.lima@gmail.com');
});
