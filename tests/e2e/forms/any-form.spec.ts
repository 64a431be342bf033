import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { madeUpKeys, type MadeUpKey } from '../support/made-up-brands.ts';
import { expect, test } from '../support/made-up-fixtures.ts';
import { english } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

const MIN_TARGET = 44;
const shopOf = (key: string) => ({ ...english, query: `product=${key}` });
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
    test(
      `${key}${mode}: nothing overflows, every target suits a thumb, axe is content`,
      LONG,
      async ({ page, visit }, info) => {
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
          await page.screenshot({
            path: info.outputPath(`${viewport.width}.png`),
            fullPage: true,
          });
        }
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(
          violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        ).toEqual([]);
      },
    );
  }
}

test(
  'a list: entries are added, filled, moved and removed by keyboard, and sent',
  LONG,
  async ({ page, visit, buyer }) => {
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
  },
);

test(
  'alternatives: only what the chosen one asks for is asked, and kept over a reload',
  LONG,
  async ({ page, visit, buyer }) => {
    await page.setViewportSize(PHONE);
    const shop = shopOf('ESCOLHAS');
    await visit.open('/lead', shop);
    await visit.lead.fill(buyer, shop);
    await page.getByRole('combobox', { name: 'Quem paga' }).selectOption('Uma empresa');
    await page.getByLabel('Vai levar um animal?').selectOption('Sim');
    await visit.lead.submit.click();
    await expect(visit.lead.errors).toContainText(/diga a razão\./i);
    await expect(visit.lead.errors).toContainText(/diga o peso\./i);
    await expect(visit.lead.errors).not.toContainText('CPF');
    await page.getByLabel('Razão social').fill('Alfa');
    await page.getByLabel('CNPJ').fill('11222333000181');
    await page.getByLabel('Peso em kg').fill('3,5');
    await visit.reload();
    await expect(page.getByLabel('CNPJ')).toHaveValue('11.222.333/0001-81');
    await expect(page.getByLabel('Peso em kg')).toHaveValue('3,5');
    await visit.lead.submit.click();
    await visit.at('/payment');
  },
);

test('fields of every kind are filled and sent', LONG, async ({ page, visit, buyer }) => {
  const shop = shopOf('CAMPOS');
  await visit.open('/lead', shop);
  await visit.lead.fill(buyer, shop);
  await page.getByLabel('Dia da visita').fill('2031-02-28');
  await page.getByLabel(/^Hora/).fill('10:30');
  await page.getByRole('textbox', { name: /^Página/ }).fill('alfa');
  await page.getByRole('textbox', { name: /^Idade/ }).fill('41');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Quero novidades' }).check();
  await page.getByRole('textbox', { name: /^Cidade/ }).fill('Recife');
  await visit.lead.submit.click();
  await expect(visit.lead.errors.getByRole('link', { name: /^Página/ })).toHaveCount(1);
  await page.getByRole('textbox', { name: /^Página/ }).fill('https://alfa.example');
  await visit.lead.submit.click();
  await visit.at('/payment');
});
