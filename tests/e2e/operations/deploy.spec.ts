import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBalancer, type Balancer } from '../../copies/balancer.ts';
import { whileServing, type BuiltServer } from '../support/built-server.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { writeOtherBuild } from '../support/other-build.ts';
import { english } from '../support/shops.ts';
import { whileOpen } from '../support/while-open.ts';

/** The build that runs before the deploy, and the next one, which has nothing but its own files. */
type Servers = Record<'before' | 'after', BuiltServer>;

const test = base.extend<{ balancer: Balancer; baseURL: string }, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'next-build-'));
      await writeOtherBuild('dist', folder);
      await whileServing({}, (before) =>
        whileServing({}, (after) => use({ before, after }), folder),
      );
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  balancer: ({ servers }, use) => whileOpen(startBalancer(servers.before.origin), use),
  baseURL: ({ balancer }, use) => use(balancer.origin),
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

test('a deploy that keeps nothing: the open page reloads once', async ({
  visit,
  balancer,
  servers,
  noise,
}) => {
  const { page, buyer } = visit;
  noise.expect(/status of 404|Failed to fetch dynamically imported/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const documents = documentsOf(page);
  // Files that an idle page loads ahead come too late.
  let release = () => {};
  const switched = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/payment-chunk-*.js', async (route) => {
    await switched;
    await route.continue();
  });
  await visit.open('/lead', english);
  balancer.turnTo(servers.after.origin);
  release();
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await visit.pay(english);
  expect(said.filter((line) => line.startsWith('parts of the program: '))).toHaveLength(1);
  expect(documents()).toBe(2);
});

test('an entry script that stays missing: one reload, then words', async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(/status of 404/);
  const entry = await entryScript();
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
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
});
