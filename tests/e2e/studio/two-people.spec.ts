import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { LONG } from '../support/long.ts';
import {
  DRAWN,
  editValue,
  openScreen,
  openStudioProject,
  type StudioProject,
} from '../support/studio-project.ts';

const TEXTS = 'brands/numberone/texts.json';
const MINE = 'Vamos começar';
const TITLE = 'lead.title';
const INTRO = 'lead.intro';

test.use({ actionTimeout: 60_000 });
test.describe.configure({ mode: 'default' });

let project: StudioProject;
let before: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await openStudioProject();
  before = project.read(TEXTS);
});
test.afterEach(() => project.write(TEXTS, before));
test.afterAll(() => project.stop());

/** The texts of the brand, as somebody writes them in an editor. */
const writeTexts = (texts: Record<string, string>) =>
  project.write(TEXTS, `${JSON.stringify({ ...JSON.parse(before), ...texts }, null, 2)}\n`);
const texts = () => JSON.parse(project.read(TEXTS)) as Record<string, string>;

/** Begins to change the headline, and leaves it typed. */
async function typeHeadline(page: Page) {
  const dialog = await openScreen(page, project, 'numberone~lead');
  const form = await editValue(dialog, TITLE, /title · text/);
  await form.getByRole('textbox').fill(MINE);
  const save = form.getByRole('button', { name: 'Salvar' });
  return { dialog, form, save };
}

test(
  'the same value that somebody else has changed is shown, and replaced by a second press alone',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000);
    const { dialog, form, save } = await typeHeadline(page);
    writeTexts({ [TITLE]: 'De fora' });
    await save.click();
    await expect(form.getByRole('alert')).toContainText('agora é "De fora"', DRAWN);
    expect(texts()[TITLE]).toBe('De fora');
    await expect(form.getByRole('textbox')).toHaveValue(MINE);
    await expect(dialog.locator('.written', { hasText: 'De fora' }).first()).toBeVisible(DRAWN);
    await save.click();
    await expect.poll(() => texts()[TITLE], DRAWN).toBe(MINE);
  },
);

test(
  'another value of the same file and another file are kept as somebody else has left them',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000);
    const { dialog, save } = await typeHeadline(page);
    writeTexts({ [INTRO]: 'Deles' });
    const other = 'brands/ms/texts.json';
    const theirs = '{ "lead.title": "MS" }\n';
    project.write(other, theirs);
    await save.click();
    await expect(dialog.getByRole('status')).toContainText(TEXTS, DRAWN);
    expect(texts()).toMatchObject({ [TITLE]: MINE, [INTRO]: 'Deles' });
    expect(project.read(other)).toBe(theirs);

    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await expect(dialog.getByRole('status')).toContainText('Desfeito', DRAWN);
    expect(texts()[TITLE]).not.toBe(MINE);
    expect(texts()[INTRO]).toBe('Deles');
  },
);

test(
  'a file with conflict markers is named with its line, left alone, and written once it is mended',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000);
    const { dialog, form, save } = await typeHeadline(page);
    const conflict = `{\n<<<<<<< HEAD\n  "${TITLE}": "Um"\n=======\n  "${TITLE}": "Dois"\n>>>>>>> outro\n}\n`;
    project.write(TEXTS, conflict);
    await save.click();
    await expect(form.getByRole('alert')).toContainText(`Não dá para ler ${TEXTS}`, DRAWN);
    await expect(form.getByRole('alert')).toContainText('Linha 2: Um conflito de merge');
    expect(project.read(TEXTS)).toBe(conflict);
    await expect(form.getByRole('textbox')).toHaveValue(MINE);

    project.write(TEXTS, before);
    await save.click();
    await expect(dialog.getByRole('status')).toContainText(TEXTS, DRAWN);
    expect(texts()[TITLE]).toBe(MINE);
  },
);

test(
  'a file that was deleted meanwhile is not written again without a second press',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000);
    writeTexts({ [TITLE]: 'Antes' });
    const { dialog, form, save } = await typeHeadline(page);
    rmSync(join(project.root, TEXTS));
    await save.click();
    await expect(form.getByRole('alert')).toContainText('mudou fora do estúdio', DRAWN);
    expect(project.read(TEXTS)).toBe('');
    await expect(dialog.locator('.written', { hasText: 'Informe seus dados' })).toBeVisible(DRAWN);
    await save.click();
    await expect.poll(() => project.read(TEXTS), DRAWN).toContain(MINE);
    expect(Object.keys(texts())).toEqual(['$schema', TITLE]);
  },
);

test(
  'a label that somebody else has changed meanwhile is said, and what was typed stays',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000);
    const dialog = await openScreen(page, project, 'numberone~lead');
    await dialog.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Editar E-mail' }).click(DRAWN);
    const words = dialog.getByRole('form', { name: 'Palavras' });
    await words.getByLabel('Rótulo').fill('Seu e-mail');
    writeTexts({ 'field.email.label': 'E-mail deles' });
    await words.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.locator('.edit-bar').getByRole('alert')).toContainText(
      'agora é "E-mail deles"',
      DRAWN,
    );
    expect(texts()['field.email.label']).toBe('E-mail deles');
    await expect(words.getByRole('alert')).toContainText('E-mail deles', DRAWN);
    await expect(words.getByLabel('Rótulo')).toHaveValue('Seu e-mail');
    await words.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(() => texts()['field.email.label'], DRAWN).toBe('Seu e-mail');
  },
);

test(
  'of two windows the second shows what the first has saved, and overwrites nothing before',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(180_000);
    const second = await context.newPage();
    const { form: other, save: saveOther } = await typeHeadline(second);
    const { dialog, form, save } = await typeHeadline(page);
    await form.getByRole('textbox').fill('Da primeira janela');
    await save.click();
    await expect(dialog.getByRole('status')).toContainText(TEXTS, DRAWN);

    await saveOther.click();
    await expect(other.getByRole('alert')).toContainText('agora é "Da primeira janela"', DRAWN);
    expect(texts()[TITLE]).toBe('Da primeira janela');
    await expect(second.locator('.written', { hasText: 'Da primeira janela' }).first()).toBeVisible(
      DRAWN,
    );
    await saveOther.click();
    await expect.poll(() => texts()[TITLE], DRAWN).toBe(MINE);
  },
);
