import type { Page } from '@playwright/test';
import { inventory, isNamed, scriptsOf } from '../security/card-page-scripts.ts';
import { runBuiltServer } from '../support/built-server.ts';
import { cards } from '../support/buyer.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, examPrep, type Shop } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

const TAGS = 'https://tags.example.com';

/** Reads what is in the data layer and what is pushed later, as a tag manager does. */
const CONTAINER = `{
  const layer = window.dataLayer, push = layer.push.bind(layer);
  const read = (entry) => void window.readByTags(JSON.stringify(entry));
  layer.forEach(read);
  layer.push = (...entries) => { entries.forEach(read); return push(...entries); };
}`;

type Entry = Record<string, unknown> & { event?: string };

/** Entries that a tag manager was given, in any document of a browser. */
class Tags {
  readonly entries: Entry[] = [];
  readonly documents: string[] = [];

  /** The e-commerce events, in order. */
  sales(): string[] {
    return this.entries.flatMap(({ event, ecommerce }) => (event && ecommerce ? event : []));
  }

  purchases(): Entry[] {
    return this.entries.filter(({ event }) => event === 'purchase');
  }
}

const test = base.extend<{ tags: Tags }, { server: string }>({
  server: [
    async ({}, use) => {
      const { origin, kill } = await runBuiltServer({ TAG_MANAGER_URL: `${TAGS}/gtm.js` });
      await use(origin);
      kill('SIGKILL');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
  tags: [
    async ({ context }, use) => {
      const tags = new Tags();
      await context.exposeBinding('readByTags', (_, entry: string) => {
        tags.entries.push(JSON.parse(entry) as Entry);
      });
      await context.route(`${TAGS}/**`, (route) => {
        tags.documents.push(new URL(route.request().frame().url()).pathname);
        return route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
      });
      await use(tags);
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: 'default', timeout: 120_000 });

const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar', exact: true }).click();
const layerOf = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
const storagesOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
const pixOf = (shop: Shop): Shop => ({ ...shop, query: `${shop.query}&route=pix` });

test('[ENTITY-09] a sale by card: each event once and in order, and who bought, over documents, reload and Back', async ({
  page,
  visit,
  buyer,
  tags,
}) => {
  await visit.open('/lead', english, 'utm_source=meta&utm_content=ana%40exemplo.com.br');
  await page.getByRole('button', { name: 'Recusar', exact: true }).waitFor();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await storagesOf(page)).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
  await accept(page);
  await expect.poll(() => tags.sales()).toEqual(['view_item']);

  await visit.lead.send(buyer, english);
  await visit.at('/payment');
  // No tag manager runs where a card is typed; its list is there all the same.
  await expect.poll(() => layerOf(page)).toContain('begin_checkout');
  const identity = JSON.parse(await layerOf(page)).find(({ event }: Entry) => event === 'identify');
  expect(identity).toMatchObject({
    user_id: expect.stringMatching(/./),
    email: buyer.email,
    name: buyer.name,
    phone: english.phone.sent,
  });
  const scripts = await scriptsOf(page);
  const rows = [
    ...inventory('Scripts of card pages'),
    'src/monitoring/analytics/start-analytics.ts',
  ];
  expect(inventory('With monitoring')).toContain('src/monitoring/analytics/start-analytics.ts');
  expect(scripts.filter((script) => !rows.some((row) => isNamed(script, row)))).toEqual([]);
  expect(tags.documents).toEqual(['/lead']);

  await visit.payment.pay(cards.approved, buyer, english);
  await visit.at('/success');
  const story = ['view_item', 'begin_checkout', 'add_payment_info', 'purchase'];
  await expect.poll(() => tags.sales()).toEqual(story);
  expect(tags.entries.filter(({ email }) => email === buyer.email)).not.toEqual([]);

  await visit.reload();
  await expect.poll(() => tags.documents.length).toBe(3);
  await page.goBack();
  await page.goForward();
  await visit.at('/success');
  await visit.open('/success', english);
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  expect(tags.sales().filter((event) => event === 'purchase')).toHaveLength(1);
  expect(tags.documents).not.toContain('/payment');

  const [purchase] = tags.purchases();
  expect(purchase).toMatchObject({
    ecommerce: {
      transaction_id: expect.stringMatching(/./),
      value: expect.any(Number),
      currency: 'BRL',
      payment_type: 'creditcard',
      items: [{ item_id: 'WUP', quantity: 1 }],
    },
    campaign: { utm_source: 'meta' },
  });
  const { transaction_id: number } = purchase!.ecommerce as { transaction_id: string };
  await expect(page.getByRole('main')).toContainText(number);
  const all = JSON.stringify(tags.entries);
  const { number: card, cvv } = cards.approved;
  for (const secret of [card, `"${cvv}"`, buyer.cpf, 'ana@exemplo.com.br'])
    expect(all).not.toContain(secret);
});

test('a buyer who refuses is not tracked', LONG, async ({ page, visit, tags }) => {
  await visit.open('/lead', english);
  await page.getByRole('button', { name: 'Recusar', exact: true }).click();
  await visit.lead.send(visit.buyer, english);
  await visit.at('/payment');
  await visit.payment.pay(cards.approved, visit.buyer, english);
  await visit.at('/success');
  await visit.reload();
  expect([tags.documents, tags.entries]).toEqual([[], []]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await storagesOf(page)).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
});

test(
  'a Pix code is a purchase once, when its buyer goes on',
  { tag: '@long' },
  async ({ page, visit, tags }) => {
    const shop = pixOf(examPrep);
    await visit.open('/lead', shop);
    await accept(page);
    await visit.lead.send(visit.buyer, shop);
    await visit.at('/pix');
    await visit.pix.ask();
    await visit.pix.code.waitFor();
    // The buyer pays in the app of the bank; meanwhile the browser gives the tab up.
    await visit.reload();
    await visit.pix.code.waitFor();
    expect(tags.purchases()).toEqual([]);
    await visit.pix.next.click();
    await visit.at('/success');
    await expect.poll(() => tags.purchases()).toHaveLength(1);
    await visit.reload();
    await expect.poll(() => tags.documents.length).toBeGreaterThanOrEqual(3);
    expect(tags.purchases()).toHaveLength(1);
    expect(tags.purchases()[0]).toMatchObject({ ecommerce: { payment_type: 'pix' } });
  },
);

test(
  'a refused card is no purchase, and a tab that is copied after the next one no second',
  { tag: '@long' },
  async ({ page, context, visit, buyer, tags, noise }) => {
    noise.expect(answeredWith(422, 'payment'));
    await visit.open('/lead', english);
    await accept(page);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await visit.payment.pay(cards.refused, buyer, english);
    await visit.payment.failure.close.click();
    await visit.payment.fillSecrets(cards.approved);
    await visit.payment.confirm(english);
    await visit.at('/success');
    await expect
      .poll(() => tags.sales())
      .toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const copy = await context.newPage();
    await copy.addInitScript((entries) => {
      for (const [name, value] of entries) {
        if (!name.includes('reportedPurchases')) sessionStorage.setItem(name, value);
      }
    }, kept);
    const before = tags.documents.length;
    await copy.goto(page.url());
    await expect.poll(() => tags.documents.length).toBe(before + 1);
    await copy.waitForFunction(() => JSON.stringify(window.dataLayer).includes('identify'));
    expect(tags.purchases()).toHaveLength(1);
  },
);

test(
  'an upsell is another purchase, of another product',
  { tag: '@long' },
  async ({ page, visit, buyer, tags }) => {
    const hub: Shop = { ...english, title: 'C-HUB', productCode: 'C-HUB', query: 'product=C-HUB' };
    await visit.open('/lead', hub);
    await accept(page);
    await visit.lead.send(buyer, hub);
    await visit.at('/payment');
    await visit.payment.pay(cards.approved, buyer, hub);
    await visit.at('/success');
    await page.getByRole('button', { name: 'Quero aproveitar', exact: true }).click();
    await visit.at('/payment/upsell');
    await visit.payment.pay(cards.approved, buyer, hub);
    await visit.at('/success/upsell');
    await expect.poll(() => tags.purchases()).toHaveLength(2);
    const sold = tags.purchases().map(({ ecommerce }) => ecommerce as Record<string, never>);
    expect(new Set(sold.map((one) => one['transaction_id'])).size).toBe(2);
    const items = sold.map((one) => one['items']?.[0]?.['item_id']);
    expect(items[0]).toBe('C-HUB');
    expect(items[1]).not.toBe('C-HUB');
    expect(sold[1]).toMatchObject({ value: 97 });
  },
);
