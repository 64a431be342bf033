import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveStudio } from '../../../scripts/studio/serve-studio.ts';
import { layOutFixtureBrands } from '../../fixtures/fixture-brands.ts';
import { violations, WCAG } from '../screens/axe-walk.ts';
import { LONG } from '../support/long.ts';

let root: string;
let server: Server;
let address: string;

/** The pages are built once per state of the program; the checker reads every brand file. */
const DRAWN = { timeout: 60_000 };
const PAGES = 'pages';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  root = mkdtempSync(join(tmpdir(), 'guiche-studio-'));
  layOutFixtureBrands(root);
  cpSync('.prettierrc.json', join(root, '.prettierrc.json'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const studio = await serveStudio(root, join(root, PAGES), 0);
  server = studio.server;
  address = studio.address;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});

test(
  'a brand is made of five answers and the colour of its logo, by keyboard, and committed',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(address);
    await page.getByRole('link', { name: 'Nova marca' }).press('Enter');

    const name = page.getByLabel('Nome, como os compradores leem');
    await name.fill('WUP');
    await expect(page.getByRole('alert')).toHaveText('Já existe uma marca WUP em BR.');
    await name.fill('Violão Fácil');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Chave')).toHaveValue('VIOLAO-FACIL');

    const colour = page.getByLabel('Cor, como');
    await colour.fill('#FFB400');
    await expect(page.getByText('#FFB400 → #946800 muda: 1.65:1')).toBeVisible();
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9" fill="#7A1F5C"/></svg>';
    await page.getByLabel('Ou tire de um logotipo').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(logo),
    });
    await expect(colour).toHaveValue('#7A1F5C');
    await page.getByLabel('Preço de um ano').fill('1200');

    const draft = page.getByRole('region', { name: 'Como ela vai ficar' });
    const lead = draft.frameLocator('iframe').first();
    await expect(lead.getByText('R$ 1.200,00 por ano')).toBeVisible(DRAWN);
    expect(existsSync(join(root, 'brands/violao-facil'))).toBe(false);
    expect(await violations(page, WCAG)).toEqual([]);

    await page.getByRole('button', { name: 'Criar esta marca' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Violão Fácil' })).toBeVisible(DRAWN);
    await expect(page.getByRole('heading', { name: '/payment' })).toBeVisible();
    const theme = JSON.parse(readFileSync(join(root, 'brands/violao-facil/theme.json'), 'utf8'));
    expect(theme.light.primary.main).toBe('#7A1F5C');

    await page.getByRole('link', { name: 'Concluir' }).press('Enter');
    await expect(page.getByLabel('Título')).toHaveValue('Acrescenta a marca violao-facil', DRAWN);
    await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue(
      'studio/acrescenta-marca-violao-facil',
    );
    expect(await violations(page, WCAG)).toEqual([]);
    await page.getByRole('button', { name: 'Gravar o commit' }).press('Enter');
    await expect(page.getByText('git push --set-upstream')).toBeVisible(DRAWN);
    expect(git('log', '-1', '--format=%s', 'studio/acrescenta-marca-violao-facil')).toBe(
      'Acrescenta a marca violao-facil',
    );
    expect(git('status', '--porcelain', 'brands')).toBe('');
  },
);
