import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { LONG } from '../support/long.ts';
import {
  DRAWN,
  editValue,
  openBrand,
  openScreen,
  openWorkshopProject,
  type WorkshopProject,
} from '../support/workshop-project.ts';
import { ALL_FIXTURES } from '../../fixtures/fixture-brands.ts';

test.use({ actionTimeout: 60_000 });

let project: WorkshopProject;
let before: string[];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openWorkshopProject(ALL_FIXTURES);
  before = findingsIn(project.root);
});
test.afterAll(() => project.stop());

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
  await form.getByLabel('Frase quando: nada foi respondido').fill('Escolha um turno.');
  await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
  const row = dialog.getByRole('button', { name: 'Editar Qual turno?' });
  await expect(row).toBeVisible(DRAWN);
}

async function moveStep(page: Page) {
  await openBrand(page, project, 'escolaconquer');
  const up = page.getByRole('button', { name: 'Mover presentation para cima' });
  await up.click(DRAWN);
  await expect(page.getByRole('status').first()).toContainText(
    'brands/escolaconquer/flows.json',
    DRAWN,
  );
}

/** The lines that were taken away and added in a file. */
const linesOf = (file: string) =>
  project
    .git('diff', '-U0', '--', file)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .join('\n');

const COLOUR = {
  $schema: '../../../schemas/brand/theme.schema.json',
  light: { error: { main: '#A3121F' } },
};

const WORDS = `
-  "upsell.description": "Voucher de membro: 50% de desconto nas gravações de todos os encontros."
+  "upsell.description": "Voucher de membro: 50% de desconto nas gravações de todos os encontros.",
+  "field.qualTurno.label": "Qual turno?",
+  "field.qualTurno.manha": "Manhã",
+  "field.qualTurno.noite": "Noite",
+  "field.qualTurno.required": "Escolha um turno."`;

const FIELD = {
  $schema: '../../../schemas/brand/screen.schema.json',
  blocks: [
    {
      id: 'form',
      block: 'form',
      schema: {
        properties: {
          qualTurno: {
            type: 'string',
            title: 'field.qualTurno.label',
            enum: ['manha', 'noite'],
          },
        },
        required: ['name', 'email', 'phone', 'qualTurno', 'terms'],
      },
      ui: {
        'ui:order': ['*', 'terms'],
        qualTurno: {
          'ui:widget': 'radio',
          'ui:enumNames': ['field.qualTurno.manha', 'field.qualTurno.noite'],
        },
      },
      messages: { qualTurno: { required: 'field.qualTurno.required' } },
    },
  ],
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

test(
  'a product owner who never saw a file changes files as an expert does',
  LONG,
  async ({ page }) => {
    test.setTimeout(400_000);
    await changeFamilyColour(page);
    await addField(page);
    await moveStep(page);
    await expect(page.getByText('4 arquivos mudados')).toBeVisible(DRAWN);

    const parsed = (path: string) => JSON.parse(project.read(path)) as unknown;
    project.git('add', '--intent-to-add', '.');
    const changed = project.git('diff', '--name-only').trim().split('\n');
    expect(changed).toEqual([
      'brands/cclub/screens/lead.json',
      'brands/cclub/texts.json',
      'brands/escolaconquer/flows.json',
      'brands/families/english/theme.json',
    ]);
    expect(parsed('brands/families/english/theme.json')).toEqual(COLOUR);
    expect(`\n${linesOf('brands/cclub/texts.json')}`).toBe(WORDS);
    expect(parsed('brands/cclub/screens/lead.json')).toEqual(FIELD);
    expect(`\n${linesOf('brands/escolaconquer/flows.json')}`).toBe(STEP);

    const prettier = spawnSync(
      process.execPath,
      [
        resolve('node_modules/prettier/bin/prettier.cjs'),
        '--check',
        '--ignore-unknown',
        ...changed,
      ],
      { cwd: project.root, encoding: 'utf8' },
    );
    expect([prettier.status, prettier.stderr]).toEqual([0, '']);
    expect(findingsIn(project.root).filter((one) => !before.includes(one))).toEqual([]);
  },
);
