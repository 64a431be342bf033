import {
  DRAWN,
  editValue,
  expect,
  openScreen,
  saveValue,
  test,
} from '../support/workshop-project.ts';

const TEXTS = 'brands/numberone/texts.json';
const MINE = 'Vamos começar';

test('what somebody else has changed is shown and kept, and one’s own change is taken back alone', async ({
  page,
  project,
}) => {
  const before = JSON.parse(project.read(TEXTS)) as Record<string, string>;
  const outside = { ...before, 'lead.title': 'De fora', 'lead.intro': 'Deles' };
  const theirs = `${JSON.stringify(outside, null, 2)}\n`;
  const dialog = await openScreen(page, project, 'numberone~lead');
  project.write(TEXTS, theirs);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dialog.locator('.written', { hasText: 'De fora' }).first()).toBeVisible(DRAWN);

  const form = await editValue(dialog, 'lead.title', /title · text/);
  await saveValue(form, MINE);
  await expect(dialog.getByRole('status')).toContainText(TEXTS, DRAWN);
  const heading = dialog.frameLocator('iframe').getByRole('heading', { name: MINE, exact: true });
  await expect(heading).toBeVisible(DRAWN);
  await expect(dialog.getByRole('button', { name: /title · text/ })).toBeFocused();
  const saved = { ...before, 'lead.title': MINE, 'lead.intro': 'Deles' };
  expect(JSON.parse(project.read(TEXTS))).toEqual(saved);

  await dialog.getByRole('button', { name: 'Desfazer a última mudança' }).click();
  await expect(dialog.getByRole('status')).toContainText('Desfeito', DRAWN);
  expect(project.read(TEXTS)).toBe(theirs);
});
