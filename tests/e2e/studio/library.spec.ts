import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from '@playwright/test';
import { openPreview } from '../../../scripts/preview-brands/preview-site.ts';
import { createBrandStore } from '../../../scripts/studio/brand-store.ts';
import { createStudio } from '../../../scripts/studio/studio-server.ts';
import { listen } from '../../../src/server/node/listen.ts';
import { LONG } from '../support/long.ts';
import { ALL_FIXTURES, layOutFixtureBrands } from '../../fixtures/fixture-brands.ts';

const FOLDER = resolve(`reports/studio-library-test-${process.pid}`);
const ROOT = join(FOLDER, 'project');
const PAGES = join(FOLDER, 'pages');
const DRAWN = { timeout: 60_000 };
test.use({ locale: 'pt-BR' });

let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  layOutFixtureBrands(ROOT, ALL_FIXTURES);
  const preview = await openPreview({ brandsRoot: ROOT, out: PAGES, only: ['cclub'] });
  const store = createBrandStore(ROOT);
  const app = createStudio({ root: ROOT, folder: PAGES, token: 'token', store, preview });
  server = createServer(getRequestListener(app.fetch));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
test.afterAll(() => {
  server.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

test(
  'the library shows blocks and fields as the brand draws them, in place of sketches',
  LONG,
  async ({ page }) => {
    test.setTimeout(240_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/#token=token`);
    await page.goto(`${origin}/?brand=cclub&show=cclub~payment`);
    await page.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
    await page.getByRole('button', { name: 'Adicionar um bloco' }).click();
    const library = page.getByRole('dialog', { name: 'Adicionar um bloco' });
    const tile = (name: string) => library.getByRole('button', { name });
    const height = async () => (await tile('access-link').boundingBox())!.height;
    await expect(tile('access-link').locator('.sketch')).toBeVisible();
    const before = await height();
    const picture = tile('access-link').frameLocator('iframe');
    await expect(picture.getByText('Acessar agora')).toBeVisible(DRAWN);
    expect(await height()).toBe(before);
    // One document has drawn them all, and only those in sight are shown.
    const tiles = await library.getByRole('listitem').count();
    expect(await library.locator('iframe').count()).toBeLessThan(tiles);
    await tile('pix-code').scrollIntoViewIfNeeded();
    await expect(
      tile('pix-code').frameLocator('iframe').getByText('Recebedor', { exact: true }),
    ).toBeVisible(DRAWN);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Adicionar um campo' }).first().click();
    const fields = page.getByRole('dialog', { name: 'Adicionar um campo' });
    const company = fields.getByRole('button', { name: 'Bandeira do cartão' });
    await expect(company.frameLocator('iframe').getByText('Visa')).toBeAttached(DRAWN);
    expect(errors).toEqual([]);
  },
);

test('without their pictures, blocks are sketches that say so', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await page.route('**/api/build-specimens', (route) => route.abort());
  await page.goto(`${origin}/#token=token`);
  await page.goto(`${origin}/?brand=cclub&show=cclub~lead`);
  await page.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
  await page.getByRole('button', { name: 'Adicionar um bloco' }).click();
  const tile = page.getByRole('dialog').getByRole('button', { name: 'guarantee' });
  await expect(tile).toContainText('Um esboço', DRAWN);
  await expect(tile.locator('.sketch')).toContainText('7 dias para desistir');
});
