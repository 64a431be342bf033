import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { serveStudio } from '../../../scripts/studio/serve-studio.ts';
import { layOutFixtureBrands } from '../../fixtures/fixture-brands.ts';
import { violations } from '../screens/axe-walk.ts';
import { LONG } from '../support/long.ts';

let root: string;
let server: Server;
let address: string;

test.describe.configure({ mode: 'default' });

/** The pages are built once per state of the program, brands are drawn, and a frame starts by itself. */
const DRAWN = { timeout: 30_000 };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  root = mkdtempSync(join(tmpdir(), 'guiche-studio-'));
  layOutFixtureBrands(root);
  cpSync('.prettierrc.json', join(root, '.prettierrc.json'));
  const studio = await serveStudio(root, join(root, 'pages'), 0);
  server = studio.server;
  address = studio.address;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Opens the lead screen of a brand in the studio, with its values. */
async function open(page: Page, brand: string): Promise<Locator> {
  await page.goto(address.replace('/#', `/?show=${brand}~lead#`));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeVisible(DRAWN);
  return dialog;
}

/** Opens the editor of the value that a search finds first. */
async function edit(dialog: Locator, words: string, name: string | RegExp): Promise<Locator> {
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('button', { name }).first().click();
  return dialog.getByRole('form');
}

const shownIn = (page: Page, text: string) =>
  page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { name: text, exact: true });

test('a text is changed for one brand, seen at once, and undone, in its own file', async ({
  page,
}) => {
  const texts = 'brands/numberone/texts.json';
  const before = read(texts);
  const dialog = await open(page, 'numberone');
  const form = await edit(dialog, 'lead.title', /title · text/);
  await expect(form.getByRole('radio')).toHaveCount(3, DRAWN);
  await form.getByRole('textbox').fill('Vamos começar');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('status')).toContainText(texts, DRAWN);
  await expect(shownIn(page, 'Vamos começar')).toBeVisible(DRAWN);
  await expect(dialog.getByRole('button', { name: /title · text/ })).toBeFocused();
  const after = read(texts);
  expect(JSON.parse(after)).toEqual({ ...JSON.parse(before), 'lead.title': 'Vamos começar' });

  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dialog.getByRole('status')).toContainText('Desfeito', DRAWN);
  await expect(shownIn(page, 'Vamos começar')).toHaveCount(0, DRAWN);
  expect(read(texts)).toBe(before);
});

test(
  'a colour that is hard to read says so before and after it is saved',
  LONG,
  async ({ page }) => {
    const dialog = await open(page, 'wup');
    const form = await edit(dialog, 'primary.main', /light · primary · main/);
    await expect(form.getByRole('radio').first()).toBeVisible(DRAWN);
    await form.getByLabel('Novo valor').fill('#DDDDDD');
    await expect(form.getByText('4.5:1').first()).toBeVisible();
    await expect(form.getByText('é difícil de ler')).toBeVisible(DRAWN);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('status')).toContainText('um problema', DRAWN);
    await expect(
      dialog.locator('li', { hasText: 'light.primary.main' }).getByText('é difícil de ler'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await expect(dialog.getByText('é difícil de ler')).toHaveCount(0, DRAWN);
  },
);

test('a page of another origin changes nothing', LONG, async ({ page }) => {
  // The changes before were undone, so that doing one again would change a file.
  const files = () => ['numberone/texts', 'wup/theme'].map((name) => read(`brands/${name}.json`));
  const before = files();
  const { host } = new URL(address);
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>evil</h1>' }),
  );
  await page.goto('http://evil.example/');
  const answered = await page.evaluate(async (target) => {
    const send = (init: RequestInit) =>
      fetch(`http://${target}/api/redo`, { method: 'POST', body: '{}', ...init }).then(
        ({ status }) => status,
        () => 'refused',
      );
    return [await send({}), await send({ headers: { 'x-studio-token': 'guess' } })];
  }, host);
  expect(answered).toEqual(['refused', 'refused']);
  expect(files()).toEqual(before);
});

test('the gallery of the studio has no violations of WCAG 2.2 AA', LONG, async ({ page }) => {
  test.slow();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(DRAWN);
  expect(await violations(page)).toEqual([]);
});
