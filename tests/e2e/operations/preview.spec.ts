import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { writePage } from '../../../scripts/workshop/command.ts';
import { serve } from '../../../scripts/workshop/host.ts';
import { pageFiles } from '../../../src/workshop/site/page-files.ts';
import { openProject } from '../../../scripts/workshop/open-project.ts';

const OUT = 'reports/preview-test';
let server: Server;
let origin: string;

test.describe.configure({ mode: 'serial' });
// The page speaks the browser's language.
test.use({ locale: 'en-US' });

/** A frame draws, types and presses by itself before it is ready; it gives up after 15 s. */
const READY = { timeout: 20_000 };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await writePage(OUT, pageFiles(openProject('.').show()));
  ({ server, origin } = await serve(new Hono().use(serveStatic({ root: OUT })), 0));
});

test.afterAll(async () => {
  server.close();
  await rm(OUT, { recursive: true, force: true });
});

test('the gallery shows a brand, its flows, and where values come from', async ({ page }) => {
  // Frames that are left behind break off what they asked for, so only what programs say counts.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => void (said.type() === 'error' && errors.push(said.text())));
  await page.goto(`${origin}/index.html`);
  await page.getByLabel('Brand', { exact: true }).selectOption('wup');
  await expect(page.getByRole('heading', { level: 2, name: 'Maré English' })).toBeVisible();
  await expect(page.locator('.picture[data-state="ready"]').first()).toBeVisible(READY);
  await expect(page.getByText('decides which steps buyers see')).toBeVisible();
  await page
    .getByRole('region', { name: 'Flow: wup' })
    .getByRole('link', { name: '/payment', exact: true })
    .first()
    .click();
  const inspector = page.getByRole('dialog');
  await inspector.getByLabel('State', { exact: true }).selectOption('filled');
  await expect(page).toHaveURL(/show=wup%7Epayment%7Efilled/);
  // The rows of the state before go away once its own frame is drawn anew.
  const frame = inspector.frameLocator('iframe');
  await expect(frame.getByLabel('Nome no cartão')).toHaveValue(/./, READY);
  await expect(frame.locator('html')).toHaveAttribute('data-preview', 'ready', READY);
  const row = inspector.getByRole('listitem').filter({ hasText: 'Confirmar pagamento' });
  await expect(row).toContainText(/brands\/base\/texts\.json:\d+ from base/);
  await row.hover();
  const button = frame.getByRole('button', { name: 'Confirmar pagamento' });
  await expect(button).toHaveAttribute('data-preview-mark', '');
  await page.keyboard.press('Escape');
  await expect(inspector).toHaveCount(0);
  expect(errors).toEqual([]);
});
