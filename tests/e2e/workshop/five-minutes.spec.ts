import { expect, test, type Locator, type Page } from '@playwright/test';
import { changesIn, written } from '../../fixtures/guide-changes.ts';
import {
  DRAWN,
  editValue,
  openBrand,
  openScreen,
  openWorkshopProject,
  type WorkshopProject,
} from '../support/workshop-project.ts';

test.use({ actionTimeout: 60_000 });

let project: WorkshopProject;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openWorkshopProject();
});
test.afterAll(() => project.stop());

async function change(dialog: Locator, words: string, name: RegExp, value: string) {
  const form = await editValue(dialog, words, name);
  const box = form.getByRole('textbox', { name: 'Novo valor' });
  await box.fill(value);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toHaveCount(0, DRAWN);
  await expect(dialog.locator('.written', { hasText: value }).first()).toBeVisible(DRAWN);
}

async function changeQuestions(page: Page, dialog: Locator) {
  await dialog.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Editar Celular com DDD' }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(dialog.getByRole('button', { name: 'Mover Celular com DDD para cima' })).toHaveCount(
    0,
    DRAWN,
  );
  await dialog.getByRole('button', { name: 'Adicionar um campo' }).click();
  const city = page.locator('.tiles button', { has: page.getByText('city', { exact: true }) });
  await city.click();
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Editar Cidade' })).toBeVisible(DRAWN);
}

async function putFilmFirst(page: Page) {
  await openBrand(page, project, 'numberone');
  await page.getByRole('button', { name: 'Etapa lead' }).click(DRAWN);
  await page.getByText('Adicionar uma etapa depois').click();
  const form = page.getByRole('form', { name: 'Etapa nova' });
  await form.getByLabel('Tela').selectOption('/video');
  await form.getByLabel('Vem em seguida').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Adicionar a etapa' }).click();
  await expect(page.getByRole('button', { name: 'Etapa video' })).toBeVisible(DRAWN);
}

test('the five minutes of the guide write the same files on the page as by hand', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const guide = changesIn('docs/brands.md').map(({ path, keys }) => {
    const known: unknown = JSON.parse(project.read(path) || '{}');
    return [path, written(known, keys)] as const;
  });
  const dialog = await openScreen(page, project, 'numberone~lead');
  await change(dialog, 'lead.title', /title · text/, 'Comece hoje');
  await change(dialog, 'lead.submit', /form · submit/, 'Quero começar');
  await change(dialog, 'primary.main', /light · primary · main/, '#8A3700');
  await dialog.getByLabel('Também o que não aparece aqui').check();
  await change(dialog, 'primary.dark', /light · primary · dark/, '#662900');
  await changeQuestions(page, dialog);
  await putFilmFirst(page);
  for (const [path, expected] of guide) expect(JSON.parse(project.read(path))).toEqual(expected);
  project.git('add', '--intent-to-add', '.');
  const changed = project.git('diff', '--name-only').trim().split('\n');
  expect(changed).toEqual(guide.map(([path]) => path).sort());
});
