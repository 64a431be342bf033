import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { serveWorkshop } from '../../../scripts/workshop/server.ts';
import { fixtureProject } from '../../fixtures/fixture-brands.ts';
import { PHONE } from './fixtures.ts';

export { expect };

/** The pages are built once per state of the program, brands are drawn, and a frame starts by itself. */
export const DRAWN = { timeout: 60_000 };

export type WorkshopProject = Awaited<ReturnType<typeof openProject>>;

/** A workshop over a copy of the brand files in a repository of its own. */
async function openProject(folders: readonly string[] | undefined) {
  const { root, read, write } = fixtureProject(folders);
  cpSync('.prettierrc.json', join(root, '.prettierrc.json'));
  write('.gitignore', '.generated/\n');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const { server, address } = await serveWorkshop(root, 0);
  return {
    /** The link that the start prints. */
    address,
    root,
    git,
    /** A file of the project; empty where there is none. */
    read: (path: string) => (existsSync(join(root, path)) ? read(path) : ''),
    write,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** A test with a workshop of its own; `folders` are those of its brands, few where nothing is said. */
export const test = base.extend<{
  folders: readonly string[] | undefined;
  project: WorkshopProject;
}>({
  folders: [undefined, { option: true }],
  actionTimeout: 60_000,
  project: async ({ folders }, use, info) => {
    info.setTimeout(400_000);
    const project = await openProject(folders);
    await use(project);
    project.stop();
  },
});

/** Opens a screen of a brand, with its values beside it, or in its place on a phone. */
export async function openScreen(page: Page, project: WorkshopProject, screen: string) {
  await page.goto(project.address.replace('/#', `/?show=${screen}#`));
  const dialog = page.getByRole('dialog').first();
  await expect(dialog).toBeVisible(DRAWN);
  if (page.viewportSize()!.width === PHONE.width) {
    await dialog.getByRole('radio', { name: /^(Valores|Values)$/ }).check({ force: true });
  }
  await expect(dialog.getByRole('searchbox')).toBeVisible(DRAWN);
  return dialog;
}

/** Opens the page of a brand, with its flows and all its screens. */
export async function openBrand(page: Page, project: WorkshopProject, brand: string) {
  await page.goto(project.address.replace('/#', `/?brand=${brand}#`));
  await expect(page.getByRole('main')).toBeVisible(DRAWN);
}

/** Opens the editor of the value that a search finds first; it knows then who would feel a change. */
export async function editValue(dialog: Locator, words: string, name: RegExp): Promise<Locator> {
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('button', { name }).first().click();
  const form = dialog.getByRole('form');
  await expect(form.getByRole('radio').first()).toBeVisible(DRAWN);
  return form;
}

/** Writes a new value into the editor that is open, and saves it. */
export async function saveValue(form: Locator, value: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Novo valor' }).fill(value);
  await form.getByRole('button', { name: 'Salvar' }).click();
}

/** Shows the fields and blocks of the screen that is open, in place of its values. */
export const showFields = (dialog: Locator): Promise<void> =>
  dialog.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });

/** Opens the form for a question that the library does not have. */
export async function addOwnField(dialog: Locator): Promise<Locator> {
  await dialog.getByText('Adicionar um campo').click();
  return dialog.getByRole('form', { name: 'Um campo próprio' });
}

/** The files that differ from the last commit, new ones too. */
export function changedIn(project: WorkshopProject): string[] {
  project.git('add', '--intent-to-add', '.');
  return project.git('diff', '--name-only').trim().split('\n');
}
