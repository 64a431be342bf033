import { cards } from '../support/buyer.ts';
import { PHONE } from '../support/fixtures.ts';
import { expect, test } from '../support/made-up-fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { shopOf } from '../support/shops.ts';

const shop = shopOf('PERGUNTAS');

test('every answer of both pages arrives', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await page.setViewportSize(PHONE);
  await page.goto(visit.link('/', shop));
  await visit.at('/presentation');
  await hydrated(page);
  await expect(visit.lead.back).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await visit.at('/lead');

  await visit.lead.name.fill(buyer.name);
  await visit.lead.email.fill(buyer.email);
  await page.getByLabel('Turno').selectOption('Tarde');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await visit.lead.submit.click();
  await expect(visit.lead.errors).toContainText('Diga se é menor de idade.');
  await page.getByRole('radio', { name: 'Sim' }).check();
  await page.getByLabel('Nome do responsável').fill('Eva Lima');
  await page.getByRole('button', { name: 'Adicionar: Irmãos' }).click();
  await page.getByLabel('Nome do irmão').fill('Bia');
  await visit.lead.submit.click();

  await page.getByLabel('Onde você estuda?').fill('Escola Alfa');
  const previous = page.getByRole('link', { name: 'Página anterior' });
  await previous.click();
  await expect(previous).toHaveCount(0);
  await expect(page.getByLabel('Nome do responsável')).toHaveValue('Eva Lima');
  await visit.lead.submit.click();
  await expect(page.getByLabel('Onde você estuda?')).toHaveValue('Escola Alfa');
  await visit.lead.terms.check();
  await visit.lead.submit.click();
  await visit.at('/payment');

  const lead = await sandbox.onlyBody('createLead');
  expect(lead).toMatchObject({
    name: buyer.name,
    email: buyer.email,
    course: 'Tarde',
    isMinor: true,
    guardian: 'Eva Lima',
    siblings: [{ first: 'Bia' }],
    school: 'Escola Alfa',
  });
  await expect(page.getByLabel('Camiseta')).toHaveCount(0);
  await visit.payment.fill(cards.approved, buyer, shop);
  await visit.payment.priced();
  await visit.payment.submit.click();
  await visit.at('/success');
  const sale = await sandbox.onlyBody('payV2');
  expect(JSON.stringify([lead, sale])).not.toMatch(/phone|undefined/);
  const { leads } = await sandbox.state();
  expect(leads).toMatchObject([{ guardian: 'Eva Lima', siblings: [{ first: 'Bia' }] }]);
});

test('a link straight to payment sends its answers with the lead', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await visit.open('/payment', shop);
  await visit.lead.fill(buyer, shop);
  await page.getByLabel('Camiseta').fill('M');
  await visit.payment.fill(cards.approved, buyer, shop);
  await visit.payment.priced();
  await visit.payment.submit.click();
  await visit.at('/success');
  const lead = await sandbox.onlyBody('createLead');
  expect(lead).toMatchObject({ name: buyer.name, shirt: 'M' });
  expect(Object.keys(lead)).not.toContain('cardName');
  expect(JSON.stringify(await sandbox.onlyBody('payV2'))).not.toContain('shirt');
});
