import { faultsOf } from '../screens/looks.ts';
import { expect } from '../support/fixtures.ts';
import { shopOf } from '../support/shops.ts';
import { test } from './made-up-brands.ts';

for (const key of ['TUDO', 'TUDO-ESCURO']) {
  test(`${key}: nothing overflows, targets suit a thumb, axe is content`, async ({ visit }) => {
    const { page, lead } = visit;
    await visit.open('/lead', shopOf(key));
    for (const list of ['Alunos', 'Assuntos', 'Assuntos', 'Outras respostas']) {
      await lead.press(`Adicionar: ${list}`);
    }
    await page.getByLabel('Vai levar um animal?').selectOption('Sim');
    await lead.submit.click();
    await expect(lead.errors).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('an entry of a list is added by keyboard, kept over a reload, and sent', async ({ visit }) => {
  const { page, buyer, lead } = visit;
  const shop = shopOf('TUDO');
  await visit.open('/lead', shop);
  await lead.fill(buyer, shop);
  const first = page.getByRole('group', { name: 'Alunos 1', exact: true });
  const name = first.getByLabel('Nome do aluno');
  await expect(name).toBeVisible();
  await lead.button('Adicionar: Alunos').press('Enter');
  await expect(page.getByRole('group', { name: 'Alunos 2' }).getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Bia');
  await lead.button('Mover para cima: Alunos 2').press('Enter');
  await lead.button('Remover: Alunos 2').press('Enter');
  await expect(lead.button('Adicionar: Alunos')).toBeFocused();
  await first.getByRole('checkbox', { name: 'Quarta' }).check();
  await visit.reload();
  await expect(name).toHaveValue('Bia');
  await expect(first.getByRole('checkbox', { name: 'Quarta' })).toBeChecked();
  await page.getByRole('textbox', { name: 'CPF' }).fill(buyer.cpf);
  await lead.submit.click();
  await visit.at('/payment');
});
