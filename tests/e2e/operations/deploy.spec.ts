import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cards, type Buyer } from '../support/buyer.ts';
import { runBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { writeOtherBuild } from '../support/other-build.ts';
import { english } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';
import { startSwitchboard, type Switchboard } from '../support/switchboard.ts';
import { LONG } from '../support/long.ts';

interface Servers {
  /** The build that runs before the deploy, with the files of the next one at hand: where a deploy is taken back. */
  before: BuiltServer;
  /** The next build, with the files of the one before at hand. */
  after: BuiltServer;
  /** The next build, with nothing but its own files. */
  alone: BuiltServer;
}

const test = base.extend<{ board: Switchboard; baseURL: string }, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'next-build-'));
      await writeOtherBuild('dist', folder);
      const [before, after, alone] = await Promise.all([
        runBuiltServer({ PREVIOUS_ASSETS: join(folder, 'client') }),
        runBuiltServer({ PREVIOUS_ASSETS: 'dist/client' }, folder),
        runBuiltServer({}, folder),
      ]);
      await use({ before, after, alone });
      for (const server of [before, after, alone]) server.kill('SIGKILL');
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  board: async ({ servers }, use) => {
    const board = await startSwitchboard(servers.before.origin);
    await use(board);
    board.close();
  },
  baseURL: async ({ board }, use) => use(board.origin),
});

// The servers are started once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** The documents that a page has loaded so far. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => count++);
  return () => count;
}

async function entryScript(): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  return `**/${manifest['src/app/browser-entry.tsx'].file}`;
}

async function buy(visit: Visit, buyer: Buyer): Promise<void> {
  await visit.payment.fill(cards.approved, buyer, english);
  await visit.payment.priced();
  await visit.payment.confirm(english);
  await visit.at('/success');
}

const notFound = { status: 404, body: 'Not Found' };

for (const [title, first, then] of [
  ['a deploy that keeps the files of the build before', 'before', 'after'],
  ['a deploy that is taken back', 'after', 'before'],
] as const) {
  test(
    `${title}: an open page goes on as if nothing was`,
    LONG,
    async ({ page, visit, buyer, board, servers }) => {
      const documents = documentsOf(page);
      board.switchTo(servers[first].origin);
      await visit.open('/lead', english);
      board.switchTo(servers[then].origin);
      await visit.lead.send(buyer, english);
      await visit.at('/payment');
      await buy(visit, buyer);
      expect(documents()).toBe(1);
    },
  );
}

test(
  'a deploy that keeps nothing: the open page loads itself anew once, and the buyer goes on',
  LONG,
  async ({ page, visit, buyer, board, servers, noise }) => {
    noise.expect(/status of 404|Failed to fetch dynamically imported/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const documents = documentsOf(page);
    // What the page loads ahead when it is idle comes too late.
    let release = () => {};
    const switched = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/payment-chunk-*.js', async (route) => {
      await switched;
      await route.continue();
    });
    await visit.open('/lead', english);
    board.switchTo(servers.alone.origin);
    release();
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await expect.poll(documents).toBe(2);
    await hydrated(page);
    await buy(visit, buyer);
    expect(said.filter((line) => line.startsWith('parts of the program: '))).toHaveLength(1);
    expect(documents()).toBe(2);
  },
);

test(
  'a chunk that stays missing: one reload, then a screen that says so',
  LONG,
  async ({ page, visit, buyer, noise }) => {
    noise.expect(/status of 404|dynamically imported/);
    await page.route('**/assets/payment-chunk-*.js', (route) => route.fulfill(notFound));
    const documents = documentsOf(page);
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await expect(visit.lead.heading).toHaveText('Algo não saiu como esperado');
    expect(documents()).toBe(2);
    await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible();
  },
);

test(
  'an entry script that is missing for a moment: the browser asks again, and the page stays',
  LONG,
  async ({ page, visit, noise }) => {
    noise.expect(/status of 404/);
    await page.route(await entryScript(), (route) => route.fulfill(notFound), { times: 1 });
    const documents = documentsOf(page);
    await visit.open('/payment', english);
    await hydrated(page);
    await expect(visit.payment.submit).toBeEnabled();
    expect(documents()).toBe(1);
  },
);

test(
  'an entry script that stays missing: one reload, then words in place of a dead page',
  LONG,
  async ({ page, visit, noise }) => {
    noise.expect(/status of 404/);
    const entry = await entryScript();
    await page.route(entry, (route) => route.fulfill(notFound));
    const documents = documentsOf(page);
    await page.goto(visit.link('/payment', english));
    const note = page.getByRole('alert');
    await expect(note).toContainText('Esta página ainda não terminou de carregar.');
    expect(documents()).toBe(2);
    await page.unroute(entry);
    await note.getByRole('link', { name: 'Tentar novamente' }).click();
    await hydrated(page);
    await expect(note).toHaveCount(0);
    await expect(visit.payment.submit).toBeEnabled();
  },
);

test('without JavaScript a page says what it needs, in the language of its buyer', async ({
  browser,
  board,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: board.origin });
  const page = await context.newPage();
  await page.goto('/phone-verification?product=WUP');
  const words = page.locator('noscript p');
  await expect(words).toBeVisible();
  await expect(words).toContainText('Para continuar, ative o JavaScript');
  await page.goto('/phone-verification?product=WUP&lang=pt-MZ');
  await expect(words).toContainText('Para continuar, active o JavaScript');
  await context.close();
});
