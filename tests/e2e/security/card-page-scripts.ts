import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { START_SCRIPT } from '../../../src/server/pages/start-note.ts';

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
export function inventory(heading: 'Scripts of card pages' | 'With monitoring'): string[] {
  const [, section = ''] = readFileSync('SECURITY.md', 'utf8').split(`# ${heading}\n`);
  const [table] = section.split('\n#', 1);
  const rows = table!.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const cells = row.split('|').slice(1, -1);
    expect(
      cells.filter((cell) => cell.trim() === ''),
      row,
    ).toEqual([]);
    return /`([^`]+)`/.exec(cells[0]!)![1]!;
  });
}

/** Whether a script that a page ran or fetched is the one that a row of the inventory names. */
export function isNamed(script: string, row: string): boolean {
  if (row === 'src/server/pages/start-note.ts') return script === START_SCRIPT;
  if (row.startsWith('/brands/')) return script.startsWith('/brands/');
  return filesOf(row).has(script.slice(1));
}

/** Paths of all scripts of the page's document, and the text of each inside its markup. */
export async function scriptsOf(page: Page): Promise<string[]> {
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
