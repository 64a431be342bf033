import { expect, test, type Page } from '@playwright/test';
import { LONG } from '../support/long.ts';
import {
  DRAWN,
  editValue,
  layOutAllBrands,
  openPage,
  openScreen,
  openStudioProject,
  type StudioProject,
} from '../support/studio-project.ts';

let project: StudioProject;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openStudioProject(layOutAllBrands);
});
test.afterAll(() => project.stop());

async function changeHeadline(page: Page) {
  const dialog = await openScreen(page, project, 'vc~lead');
  const form = await editValue(dialog, 'lead.title', /title · text/);
  await form.getByRole('textbox').fill('Comece a sua nova fase');
  await form.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('status')).toContainText('brands/vc/texts.json', DRAWN);
}

async function changeFamilyColour(page: Page) {
  const dialog = await openScreen(page, project, 'numberone~lead');
  const form = await editValue(dialog, 'error.main', /light · error · main/);
  await form.getByLabel('Novo valor').fill('#A3121F');
  await form.getByRole('radio', { name: /A família english/ }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('status')).toContainText(
    'brands/families/english/theme.json',
    DRAWN,
  );
}

async function addField(page: Page) {
  const dialog = await openScreen(page, project, 'cclub~lead');
  await dialog.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Adicionar um campo' }).click();
  await page.getByRole('button', { name: 'Um campo próprio' }).click();
  const form = page.getByRole('form', { name: 'Um campo próprio' });
  await form.getByLabel('Tipo de resposta').selectOption('one-of');
  await form.getByLabel('Rótulo').fill('Qual turno?');
  await form.getByLabel('Opções, uma por linha').fill('Manhã\nNoite');
  await form.getByLabel('Frase quando: nada é respondido').fill('Escolha um turno.');
  await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
  const row = dialog.getByRole('button', { name: 'Editar Qual turno?' });
  await expect(row).toBeVisible(DRAWN);
  await row.click();
  await dialog.getByRole('button', { name: 'Só quando' }).click();
  await dialog.getByLabel('O que se sabe').selectOption('fact isBankslip');
  await dialog.getByLabel('Valor', { exact: true }).selectOption('false');
  await dialog.locator('.condition').getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(() => project.read('brands/cclub/screens/lead.json'), DRAWN)
    .toContain('isBankslip');
}

async function moveStep(page: Page) {
  await openPage(page, project, 'escolaconquer', 'flow');
  const up = page.getByRole('button', { name: 'Mover presentation para cima' });
  await up.click(DRAWN);
  await expect(page.getByRole('status').first()).toContainText(
    'brands/escolaconquer/flows.json',
    DRAWN,
  );
}

test(
  'somebody who never saw a file makes the changes that an expert would write',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000);
    await changeHeadline(page);
    await changeFamilyColour(page);
    await addField(page);
    await moveStep(page);
    console.log(project.git('diff'));
    console.log(project.git('status', '--short'));
  },
);
