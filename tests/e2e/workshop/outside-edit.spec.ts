import { expect, test } from '@playwright/test';
import {
  DRAWN,
  editValue,
  openScreen,
  openWorkshopProject,
  type WorkshopProject,
} from '../support/workshop-project.ts';

const TEXTS = 'brands/numberone/texts.json';
const MINE = 'Vamos começar';

test.use({ actionTimeout: 60_000 });

let project: WorkshopProject;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openWorkshopProject();
});
test.afterAll(() => project.stop());

test('a text that somebody else has changed is shown, then saved by a second press, seen and taken back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const before = JSON.parse(project.read(TEXTS)) as Record<string, string>;
  const theirs = `${JSON.stringify({ ...before, 'lead.title': 'De fora', 'lead.intro': 'Deles' }, null, 2)}\n`;
  const dialog = await openScreen(page, project, 'numberone~lead');
  const form = await editValue(dialog, 'lead.title', /title · text/);
  const box = form.getByRole('textbox');
  const save = form.getByRole('button', { name: 'Salvar' });
  await box.fill(MINE);
  project.write(TEXTS, theirs);
  await save.click();
  await expect(form.getByRole('alert')).toContainText(`${TEXTS} mudou nesse meio-tempo`, DRAWN);
  await expect(dialog.locator('.written', { hasText: 'De fora' }).first()).toBeVisible(DRAWN);
  expect(project.read(TEXTS)).toBe(theirs);
  await expect(box).toHaveValue(MINE);

  await save.click();
  await expect(dialog.getByRole('status')).toContainText(TEXTS, DRAWN);
  const heading = dialog.frameLocator('iframe').getByRole('heading', { name: MINE, exact: true });
  await expect(heading).toBeVisible(DRAWN);
  await expect(dialog.getByRole('button', { name: /title · text/ })).toBeFocused();
  expect(JSON.parse(project.read(TEXTS))).toEqual({
    ...before,
    'lead.title': MINE,
    'lead.intro': 'Deles',
  });

  await dialog.getByRole('button', { name: 'Desfazer a última mudança' }).click();
  await expect(dialog.getByRole('status')).toContainText('Desfeito', DRAWN);
  expect(project.read(TEXTS)).toBe(theirs);
});
