import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from '@playwright/test';
import { openPreview } from '../../../scripts/preview-brands/preview-site.ts';
import { createBrandStore } from '../../../scripts/studio/brand-store.ts';
import { createStudio } from '../../../scripts/studio/studio-server.ts';
import { listen } from '../../../src/server/node/listen.ts';
import { LONG } from '../support/long.ts';
import { ALL_FIXTURES, fixtureBrands, layOutFixtureBrands } from '../../fixtures/fixture-brands.ts';

/** A copy of the brand files, which the studio writes into, for each process: two stories may run at once. */
const FOLDER = resolve(`reports/studio-build-test-${process.pid}`);
const ROOT = join(FOLDER, 'project');
const PAGES = join(FOLDER, 'pages');
const SAVED = { timeout: 60_000 };
// The page speaks the browser's language.
test.use({ locale: 'en-US' });

let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  layOutFixtureBrands(ROOT, ALL_FIXTURES);
  cpSync('.prettierrc.json', join(ROOT, '.prettierrc.json'));
  const preview = await openPreview({ brandsRoot: ROOT, out: PAGES, only: ['vc'] });
  const store = createBrandStore(ROOT);
  const app = createStudio({ root: ROOT, folder: PAGES, token: 'token', store, preview });
  server = createServer(getRequestListener(app.fetch));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
test.afterAll(() => {
  server.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

const written = (file: string) => readFileSync(join(ROOT, 'brands/vc', file), 'utf8');

test('a question of its own is asked, moved and taken back', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${origin}/#token=token`);
  await page.goto(`${origin}/?brand=vc&show=vc~lead`);
  await page.getByRole('radio', { name: 'Fields and blocks' }).check({ force: true });
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('button', { name: 'A field of your own' }).click();
  const form = page.getByRole('form', { name: 'A field of your own' });
  await form.getByLabel('Label').fill('Qual turno?');
  await form.getByLabel('Sentence when: nothing is answered').fill('Escolha um turno.');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const up = page.getByRole('button', { name: 'Move Qual turno? up' });
  await expect(up).toBeVisible(SAVED);
  expect(written('texts.json')).toContain('"field.qualTurno.required": "Escolha um turno."');
  await expect(page.getByRole('button', { name: 'Add a field' })).toBeFocused();

  await up.press('Enter');
  await expect
    .poll(() => written('screens/lead.json'), SAVED)
    .toContain('"ui:order": ["*", "phone", "terms"]');
  await expect(up).toBeFocused();
});

test('a way that loses steps is asked about, and drawn as it is', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${origin}/#token=token`);
  await page.goto(`${origin}/?brand=vc#flow`);
  await page.reload();
  await page.getByRole('button', { name: 'Step lead' }).click();
  await page.getByLabel('Next step in all other cases').selectOption('payment');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("No way leads to the step 'order-bump'")).toBeVisible(SAVED);
  expect(written('flows.json')).toBe(fixtureBrands.json.get('brands/vc/flows.json'));
  await page.getByRole('button', { name: 'Save all the same' }).click();
  const step = page.locator('.flow [data-step="order-bump"]');
  await expect(step).toHaveAttribute('data-mark', 'unreachable', SAVED);
});
