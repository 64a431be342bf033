import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';

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

test('a slip without an answer is no obstacle, and is put right on the payment screen', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  const typed = { ...buyer, email: 'ana.lima@hotnail.com' };
  await visit.open('/lead', examPrep);
  await visit.lead.send(typed, examPrep);
  await visit.at('/payment');
  await expect(page.getByText('Enviaremos o acesso para')).toContainText(typed.email);
  await page.getByRole('link', { name: 'Alterar' }).click();
  await expect(visit.lead.email).toHaveValue(typed.email);
  await visit.lead.email.fill('ana.lima@hotmail.com');
  await page.getByRole('button', { name: /^Salvar e.mail$/ }).click();
  await expect(page.getByText('Enviaremos o acesso para')).toContainText('ana.lima@hotmail.com');
  const sent = await sandbox.calls('createLead');
  expect(sent.map((call) => call.body)).toMatchObject([
    { email: typed.email },
    { email: 'ana.lima@hotmail.com' },
  ]);
});
