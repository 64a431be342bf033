import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { START_SCRIPT } from '../../../src/server/pages/start-note.ts';
import { expect, test } from '../support/fixtures.ts';
import { test as onOwnServer } from '../support/own-server.ts';
import { english, mozambique } from '../support/shops.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

/** The files of a module and of what it imports, as the build names them. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is not a module of the build.`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) filesOf(next, found);
  }
  return found;
}

/** First column of a table of the inventory in SECURITY.md, by the heading above it. */
function inventory(heading: 'Scripts of card pages' | 'With monitoring'): string[] {
  const [, section = ''] = readFileSync('SECURITY.md', 'utf8').split(`# ${heading}\n`);
  const [table] = section.split('\n#', 1);
  const rows = table!.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    expect(row).not.toMatch(/\| +\|/);
    return /`([^`]+)`/.exec(row)![1]!;
  });
}

/** Whether a script that a page ran or fetched is the one that a row of the inventory names. */
function isNamed(script: string, row: string): boolean {
  if (row === 'src/server/pages/start-note.ts') return script === START_SCRIPT;
  if (row.startsWith('/brands/')) return script.startsWith('/brands/');
  return filesOf(row).has(script.slice(1));
}

/** Paths of all scripts of the page's document, and the text of each inside its markup. */
async function scriptsOf(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type="application/json"])')
    .allTextContents();
  const own = new URL(page.url()).origin;
  return [...fetched.map((url) => url.replace(own, '')), ...inline];
}

for (const shop of [english, mozambique]) {
  test(`${shop.title}: a card page loads the scripts of the inventory`, async ({ page, visit }) => {
    await visit.toPayment(shop);
    const scripts = await scriptsOf(page);
    const rows = inventory('Scripts of card pages');
    const unnamed = scripts.filter((script) => !rows.some((row) => isNamed(script, row)));
    expect(unnamed, 'not in SECURITY.md').toEqual([]);
    const absent = rows.filter((row) => !scripts.some((script) => isNamed(script, row)));
    expect(absent, 'in SECURITY.md, and not loaded').toEqual([]);
  });
}

/** Nothing fails here, so nothing is sent to the service that this address names. */
const monitored = onOwnServer.extend<object, { settings: Record<string, string> }>({
  settings: [{ SENTRY_DSN: 'http://0123456789abcdef@127.0.0.1:9/7' }, { scope: 'worker' }],
});

monitored('with monitoring it loads those of its channel too', async ({ page, visit }) => {
  await visit.toPayment(english);
  const scripts = await scriptsOf(page);
  const monitoring = inventory('With monitoring');
  const rows = [...inventory('Scripts of card pages'), ...monitoring];
  expect(scripts.filter((script) => !rows.some((row) => isNamed(script, row)))).toEqual([]);
  const loaded = monitoring.filter((row) => scripts.some((script) => isNamed(script, row)));
  expect(loaded).toContain('src/monitoring/start-channels.ts');
  expect(loaded).toContain('src/monitoring/errors/error-channel.ts');
});
