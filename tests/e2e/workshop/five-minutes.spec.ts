import type { Locator } from '@playwright/test';
import { changesIn, written } from '../../fixtures/guide-changes.ts';
import {
  changedIn,
  DRAWN,
  editValue,
  expect,
  openBrand,
  openScreen,
  saveValue,
  showFields,
  test,
} from '../support/workshop-project.ts';

async function change(dialog: Locator, words: string, name: RegExp, value: string) {
  const form = await editValue(dialog, words, name);
  await saveValue(form, value);
  await expect(form).toHaveCount(0, DRAWN);
  await expect(dialog.locator('.written', { hasText: value }).first()).toBeVisible(DRAWN);
}

test('the guide’s five minutes write the same files as by hand', async ({ page, project }) => {
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

  await showFields(dialog);
  await dialog.getByRole('button', { name: 'Editar Celular com DDD' }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await dialog.getByRole('button', { name: 'Sim, remover' }).click();
  const phone = dialog.getByRole('button', { name: 'Editar Celular com DDD' });
  await expect(phone).toHaveCount(0, DRAWN);
  await dialog.getByText('Adicionar um campo').click();
  await dialog.getByLabel('Campos prontos').selectOption('city');
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Editar Cidade' })).toBeVisible(DRAWN);

  await openBrand(page, project, 'numberone');
  await page.getByRole('button', { name: 'Etapa lead' }).click(DRAWN);
  await page.getByText('Adicionar uma etapa depois').click();
  const step = page.getByRole('form', { name: 'Etapa nova' });
  await step.getByLabel('Tela').selectOption('/video');
  await step.getByLabel('Vem em seguida').selectOption({ index: 1 });
  await step.getByRole('button', { name: 'Adicionar a etapa' }).click();
  await expect(page.getByRole('button', { name: 'Etapa video' })).toBeVisible(DRAWN);

  for (const [path, expected] of guide) expect(JSON.parse(project.read(path))).toEqual(expected);
  expect(changedIn(project)).toEqual(guide.map(([path]) => path).sort());
});
