import { cpSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, test, type Page } from '@playwright/test';
import { openPreview } from '../../../scripts/preview-brands/preview-site.ts';
import { createBrandStore } from '../../../scripts/studio/brand-store.ts';
import { createStudio } from '../../../scripts/studio/studio-server.ts';
import { englishWordsIn } from '../../../src/diagnostics/language/language-test-kit.ts';
import { listen } from '../../../src/server/node/listen.ts';
import { LONG } from '../support/long.ts';
import { ALL_FIXTURES, layOutFixtureBrands } from '../../fixtures/fixture-brands.ts';

const FOLDER = resolve(`reports/studio-portuguese-test-${process.pid}`);
const ROOT = join(FOLDER, 'project');
const PAGES = join(FOLDER, 'pages');
const DRAWN = { timeout: 60_000 };

let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  layOutFixtureBrands(ROOT, ALL_FIXTURES);
  cpSync('.prettierrc.json', join(ROOT, '.prettierrc.json'));
  const preview = await openPreview({ brandsRoot: ROOT, out: PAGES, only: ['vc', 'ms'] });
  const store = createBrandStore(ROOT);
  const app = createStudio({ root: ROOT, folder: PAGES, token: 'token', store, preview });
  server = createServer(getRequestListener(app.fetch));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
test.afterAll(() => {
  server.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Parts of a page that show what stands in files: paths, values, changes, and names of blocks. */
const OF_FILES =
  'script, style, iframe, code, textarea, del, ins, .written, .what, .path, .tiles b';

/** The lines of a page in which an English word stands, names for screen readers included. */
async function englishOn(page: Page): Promise<string[]> {
  const lines = await page.evaluate((ofFiles) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll(ofFiles)) part.remove();
    const names = [...body.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return [...texts, ...names];
  }, OF_FILES);
  expect(lines.length).toBeGreaterThan(10);
  return [...new Set(lines.filter((line) => englishWordsIn(line).length > 0))];
}

/** Each page by its link, and a heading that stands there once it is drawn. */
const HEADINGS = [
  ['Telas', 'Prévia'],
  ['Fluxo', 'Etapas'],
  ['Nova marca', 'Uma nova marca em cinco perguntas'],
  ['Cores', 'As cores de uma marca'],
  ['Comparar', 'Duas marcas lado a lado'],
  ['Concluir', 'O que os compradores vão ver'],
] as const;

test('no page of the studio has an English sentence in Portuguese', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(`${origin}/#token=token`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const pages = page.getByRole('navigation', { name: 'Páginas do estúdio' }).getByRole('link');
  await expect(pages).toHaveText(HEADINGS.map(([link]) => link));
  for (const [link, heading] of HEADINGS) {
    await pages.filter({ hasText: link }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible(DRAWN);
    // The last page reads the files for its proposal.
    await expect(page.getByText('Lendo o que foi mudado…')).toHaveCount(0, DRAWN);
    expect(await englishOn(page), link).toEqual([]);
  }
});

test('neither values nor blocks are described in English', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${origin}/#token=token`);
  await page.goto(`${origin}/?brand=vc&show=vc~lead`);
  await page.getByRole('searchbox', { name: 'Procurar um valor' }).fill('faqLink');
  await page.getByLabel('Também o que não aparece aqui').check();
  await page.getByRole('button', { name: 'faqLink' }).click();
  await expect(page.getByText('Página de ajuda, para as telas que oferecem ajuda.')).toBeVisible(
    DRAWN,
  );
  expect(await englishOn(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Campos e blocos' }).check({ force: true });
  await page.getByRole('button', { name: 'Adicionar um bloco' }).click();
  await expect(page.getByText('O título da tela.')).toBeVisible(DRAWN);
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Usar guarantee' }).click();
  await expect(page.getByText('Uma promessa do vendedor com um escudo')).toBeVisible(DRAWN);
  expect(await englishOn(page)).toEqual([]);
});
