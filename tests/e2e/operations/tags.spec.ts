import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../screens/looks.ts';
import { cards } from '../support/buyer.ts';
import { startTagCollector, type TagCollector } from '../support/collectors/tag-container.ts';
import { expect, test as base } from '../support/independent-upstream/fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';
import { whileOpen } from '../support/while-open.ts';

/** The production command where an operator has named a tag manager. */
const test = base.extend<{ tags: TagCollector }, { collector: TagCollector }>({
  collector: [({}, use) => whileOpen(startTagCollector(), use), { scope: 'worker' }],
  settings: [
    ({ settings, collector }, use) => use({ ...settings, TAG_MANAGER_URL: collector.script }),
    { scope: 'worker' },
  ],
  tags: async ({ collector }, use) => {
    collector.reset();
    await use(collector);
    // In every test: no container ever ran beside a card.
    expect(collector.sightings.filter(({ hasCardFields }) => hasCardFields)).toEqual([]);
  },
});

// One server, one collector, one upstream for all.
test.describe.configure({ mode: 'serial' });

const banner = (page: Page) => page.getByRole('region', { name: 'Privacidade e cookies' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The document of a page, as long as it lives. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Traces of the tag manager in a page: its script, the entry that starts it, permission for it. */
const traces = (page: Page, { script }: TagCollector) =>
  page.evaluate(async (address) => {
    const response = await fetch(location.href);
    return {
      scripts: [...document.scripts].filter(({ src }) => src.startsWith(address)).length,
      isStarted: JSON.stringify(window.dataLayer ?? []).includes('gtm.start'),
      isPermitted: response.headers
        .get('content-security-policy')!
        .includes(new URL(address).origin),
    };
  }, script);
const NONE = { scripts: 0, isStarted: false, isPermitted: false };

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test('before an answer a whole sale loads, stores and sends nothing for tracking', async ({
  page,
  visit,
  upstream,
  tags,
}) => {
  await visit.open('/lead', english);
  await expect(banner(page)).toBeVisible();
  const first = await documentOf(page);
  await visit.sendLead(english);
  await hydrated(page);
  expect(await documentOf(page)).not.toBe(first);
  expect(await traces(page, tags)).toEqual(NONE);
  await expect(banner(page)).toHaveCount(0);
  await visit.payment.fill(cards.approved, visit.buyer, english);
  const second = await documentOf(page);
  await visit.confirm();
  await expect(visit.success.access).toBeVisible();
  expect(await documentOf(page)).not.toBe(second);
  expect(upstream.taken).toHaveLength(1);
  expect(upstream.seen.filter(({ path }) => path === '/api/v1/lead')).toHaveLength(1);
  await expect(banner(page)).toBeVisible();
  expect(tags.loadings).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await cookieNames(page)).toEqual(['email']);
});

test('[BRAND-41] [BRAND-71] [CALL-36] after it the container of the brand runs, never beside a card', async ({
  page,
  visit,
  tags,
}) => {
  await visit.open('/lead', english);
  await press(page, 'Aceitar');
  await expect(banner(page)).toHaveCount(0);
  const file = await readFile(`tests/fixtures/brands/${english.folder}/brand.json`, 'utf8');
  const gtm: unknown = JSON.parse(file).googleTagManagerId;
  expect(gtm).toMatch(/^GTM-/);
  await expect.poll(() => tags.sightings.length).toBe(1);
  expect(tags.sightings[0]).toMatchObject({
    container: gtm,
    path: '/lead',
    layer: expect.arrayContaining([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]),
  });
  expect(tags.loadings).toMatchObject([{ container: gtm }]);
  expect(tags.loadings[0]!.headers).not.toHaveProperty('appversion');
  expect(await cookieNames(page)).toEqual(['_tag', 'tracking']);

  await visit.sendLead(english);
  await hydrated(page);
  expect(await traces(page, tags)).toEqual(NONE);
  await page.goBack();
  await visit.at('/lead');
  await hydrated(page);
  await expect(visit.lead.email).toHaveValue(visit.buyer.email);
  await page.goForward();
  await visit.at('/payment');
  await hydrated(page);
  expect(await traces(page, tags)).toEqual(NONE);

  await visit.pay(english);
  await expect.poll(() => tags.sightings.at(-1)?.path).toBe('/success');
});

test('a refusal is kept, and taken back as easily as it was given', async ({ visit, tags }) => {
  const { page } = visit;
  await visit.open('/lead', english);
  await press(page, 'Recusar');
  await expect(banner(page)).toHaveCount(0);
  await visit.reload();
  expect(await traces(page, tags)).toEqual(NONE);
  // No tag manager can run any more, so every screen may be drawn in the same document.
  const first = await documentOf(page);
  await visit.sendLead(english);
  expect(await documentOf(page)).toBe(first);
  await page.goBack();
  await visit.at('/lead');
  expect(tags.loadings).toEqual([]);

  await press(page, 'Privacidade e cookies');
  await expect(banner(page)).toBeFocused();
  await press(page, 'Aceitar');
  await expect.poll(() => tags.sightings.length).toBe(1);
  await hydrated(page);
  await expect(visit.lead.email).toHaveValue(visit.buyer.email);
  // The entry after this one was drawn by the document before: Forward stays within a document.
  await page.goForward();
  await expect(visit.payment.number).toBeVisible();
  expect(await traces(page, tags)).toEqual(NONE);

  await visit.open('/lead', english);
  await expect.poll(() => tags.sightings.length).toBe(2);
  await press(page, 'Privacidade e cookies');
  const running = await documentOf(page);
  await press(page, 'Recusar');
  await expect.poll(() => documentOf(page).catch(() => running)).not.toBe(running);
  expect(await traces(page, tags)).toEqual(NONE);
});

test('the question moves nothing, and axe is content with it', async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(visit.link('/lead', english));
  const place = await visit.lead.submit.boundingBox();
  await expect(banner(page)).toBeVisible();
  expect(await visit.lead.submit.boundingBox()).toEqual(place);
  expect(await violations(page)).toEqual([]);
});
