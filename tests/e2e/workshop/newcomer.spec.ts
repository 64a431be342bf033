import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { ALL_FIXTURES } from '../../fixtures/fixture-brands.ts';
import {
  changedIn,
  DRAWN,
  editValue,
  expect,
  openBrand,
  openScreen,
  test,
  type WorkshopProject,
} from '../support/workshop-project.ts';

test.use({ folders: ALL_FIXTURES });

async function changeFamilyColour(page: Page, project: WorkshopProject) {
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

async function moveStep(page: Page, project: WorkshopProject) {
  await openBrand(page, project, 'escolaconquer');
  await page.getByRole('button', { name: 'Etapa presentation' }).click(DRAWN);
  const form = page.getByRole('form', { name: 'Etapa presentation' });
  await form.getByLabel('Passa a ficar depois de').selectOption('lead');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status').first()).toContainText(
    'brands/escolaconquer/flows.json',
    DRAWN,
  );
}

/** The lines that were taken away and added in a file. */
const linesOf = (project: WorkshopProject, file: string) =>
  project
    .git('diff', '-U0', '--', file)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .join('\n');

const COLOUR = {
  $schema: '../../../schemas/brand/theme.schema.json',
  light: { error: { main: '#A3121F' } },
};

const STEP = `
-        { "id": "lead", "defaultNextStepId": "select-school" },
+        { "id": "lead", "defaultNextStepId": "presentation" },
-          "defaultNextStepId": "presentation",
+          "defaultNextStepId": "payment",
-          "after": "select-school",
+          "after": "lead",
-          "defaultNextStepId": "payment"
+          "defaultNextStepId": "select-school"`;

/** Errors and warnings of the brand files, as `npm run validate-brands` lists them. */
function findingsIn(root: string): string[] {
  const args = ['--import', 'tsx', 'scripts/validate-brands.ts', '--root', root];
  const { stdout } = spawnSync(process.execPath, [...args, '--format', 'json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
  });
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  return findings.map(({ rule, severity, file, message }) =>
    [severity, rule, file, message].join(' '),
  );
}

test('who never saw a file changes files as an expert does', async ({ page, project }) => {
  const before = findingsIn(project.root);
  await changeFamilyColour(page, project);
  await moveStep(page, project);
  await expect(page.getByText('2 arquivos mudados')).toBeVisible(DRAWN);

  const changed = changedIn(project);
  expect(changed).toEqual([
    'brands/escolaconquer/flows.json',
    'brands/families/english/theme.json',
  ]);
  expect(JSON.parse(project.read('brands/families/english/theme.json'))).toEqual(COLOUR);
  expect(`\n${linesOf(project, 'brands/escolaconquer/flows.json')}`).toBe(STEP);

  const checker = [resolve('node_modules/prettier/bin/prettier.cjs'), '--check'];
  const prettier = spawnSync(process.execPath, [...checker, '--ignore-unknown', ...changed], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect([prettier.status, prettier.stderr]).toEqual([0, '']);
  expect(findingsIn(project.root).filter((one) => !before.includes(one))).toEqual([]);
});
