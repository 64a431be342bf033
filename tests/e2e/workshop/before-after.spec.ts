import { DRAWN, expect, openBrand, test } from '../support/workshop-project.ts';

const TEXTS = 'brands/numberone/texts.json';
/** Thirty pictures of two versions on a busy machine. */
const PHOTOGRAPHED = { timeout: 240_000 };

test('the page compares a brand with a git ref, in words and pictures', async ({
  page,
  project,
}) => {
  const texts = JSON.parse(project.read(TEXTS)) as object;
  project.write(TEXTS, JSON.stringify({ ...texts, 'lead.title': 'Comece hoje' }));
  await openBrand(page, project, 'numberone');
  await page.getByText('Antes e depois').click();
  const ref = page.getByLabel('Comparar com este ramo, tag ou commit');
  await ref.fill('mian');
  await ref.press('Enter');
  await expect(page.getByRole('alert')).toContainText("'mian'", DRAWN);
  await ref.fill('main');
  await page.getByRole('button', { name: 'Comparar numberone' }).click();
  await expect(page.getByRole('status').last()).toContainText('1 mudança em 1 marca', PHOTOGRAPHED);
  const report = page.frameLocator('iframe.report');
  await expect(report.getByText("Texto 'lead.title' em /lead")).toBeVisible();
  const card = report.locator('.card').first();
  await expect(card.getByRole('img', { name: /Antes$/ })).toBeVisible();
  await expect(card.getByRole('img', { name: /Depois$/ })).toBeVisible();
});
