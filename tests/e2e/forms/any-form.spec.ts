import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { madeUpKeys, type MadeUpKey } from '../support/made-up-brands.ts';
import { expect, test } from '../support/made-up-fixtures.ts';
import { shopOf } from '../support/shops.ts';

const MIN_TARGET = 44;
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

/** Elements that overflow the column. */
const tooWide = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { right } = main.getBoundingClientRect();
    // The strip of the summary spans the window on a phone.
    const all = [...main.querySelectorAll('*:not([data-summary])')];
    return all
      .filter((node) => node.getBoundingClientRect().right > right + 1)
      .map(({ outerHTML }) => outerHTML);
  });

for (const key of madeUpKeys) {
  for (const mode of ['', '-ESCURO']) {
    test(`${key}${mode}: nothing overflows, every target suits a thumb, axe is content`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(PHONE);
      await visit.open('/lead', shopOf(key + mode));
      await GROWN[key](page);
      await visit.lead.submit.click();
      await expect(visit.lead.errors).toBeVisible();
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect(await tooWide(page)).toEqual([]);
        const low = await page
          .locator(
            'main button, main div:has(> input:not([type=radio], [type=checkbox]), > select, > textarea), main label:has(input)',
          )
          .evaluateAll(
            (nodes, least) =>
              nodes
                // The folded lines of a phone are not drawn on a desktop.
                .filter((node) => node.checkVisibility())
                .filter((node) => node.getBoundingClientRect().height < least)
                .map((node) => node.outerHTML),
            MIN_TARGET,
          );
        expect(low).toEqual([]);
      }
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ).toEqual([]);
    });
  }
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
