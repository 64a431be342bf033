import type { Page } from '@playwright/test';
import { faultsOf } from '../screens/looks.ts';
import { expect, PHONE } from '../support/fixtures.ts';
import { madeUpKeys, test, type MadeUpKey } from '../support/made-up-brands.ts';
import { shopOf } from '../support/shops.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens everything that a form can grow by, so that all of it is looked at. */
const GROWN: Record<MadeUpKey, (page: Page) => Promise<void>> = {
  LISTAS: async (page) => {
    await named(page, 'Adicionar: Alunos').click();
    await named(page, 'Adicionar: Assuntos').click();
    await named(page, 'Adicionar: Assuntos').click();
    await expect(page.getByRole('textbox', { name: 'Assuntos 2' })).toBeVisible();
  },
  ESCOLHAS: async (page) => {
    await page.getByLabel('Vai levar um animal?').selectOption('Sim');
    await named(page, 'Adicionar: Outras respostas').click();
  },
  CAMPOS: async () => {},
};

for (const key of madeUpKeys.flatMap((one) => [one, `${one}-ESCURO`] as const)) {
  test(`${key}: nothing overflows, targets suit a thumb, axe is content`, async ({ visit }) => {
    const { page, lead } = visit;
    await visit.open('/lead', shopOf(key));
    await GROWN[key.replace('-ESCURO', '') as MadeUpKey](page);
    await lead.submit.click();
    await expect(lead.errors).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('a list: entries are added, filled, moved and removed by keyboard', async ({ visit }) => {
  const { page, buyer } = visit;
  await page.setViewportSize(PHONE);
  const shop = shopOf('LISTAS');
  await visit.open('/lead', shop);
  await visit.lead.fill(buyer, shop);
  const first = group(page, 'Alunos 1');
  await expect(first.getByLabel('Nome do aluno')).toBeVisible();
  await named(page, 'Adicionar: Alunos').press('Enter');
  const second = group(page, 'Alunos 2');
  await expect(second.getByLabel('Nome do aluno')).toBeFocused();
  await page.keyboard.type('Bia');
  await visit.lead.submit.click();
  await visit.lead.errors.getByRole('button').click();
  await visit.lead.errors.getByRole('link', { name: 'diga o nome do aluno.' }).click();
  await expect(first.getByLabel('Nome do aluno')).toBeFocused();
  await named(page, 'Mover para cima: Alunos 2').press('Enter');
  await expect(first.getByLabel('Nome do aluno')).toHaveValue('Bia');
  await named(page, 'Remover: Alunos 2').press('Enter');
  await expect(named(page, 'Adicionar: Alunos')).toBeFocused();
  await first.getByLabel('Data de nascimento').fill('04052010');
  await first.getByRole('checkbox', { name: 'Quarta' }).check();
  await visit.reload();
  await expect(first.getByLabel('Nome do aluno')).toHaveValue('Bia');
  await expect(first.getByLabel('Data de nascimento')).toHaveValue('04/05/2010');
  await expect(first.getByRole('checkbox', { name: 'Quarta' })).toBeChecked();
  await visit.lead.submit.click();
  await visit.at('/payment');
});
