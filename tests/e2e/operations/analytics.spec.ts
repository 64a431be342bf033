import type { BrowserContext, Page } from '@playwright/test';
import { inventory, isNamed, scriptsOf } from '../security/card-page-scripts.ts';
import { cards } from '../support/buyer.ts';
import { expect } from '../support/fixtures.ts';
import { onOwnServer } from '../support/own-server.ts';
import { english } from '../support/shops.ts';

const TAGS = 'https://tags.example.com';

/** Reads what is in the data layer and what is pushed later, as a tag manager does. */
const CONTAINER = `{
  const layer = window.dataLayer, push = layer.push.bind(layer);
  const read = (entry) => void window.readByTags(JSON.stringify(entry));
  layer.forEach(read);
  layer.push = (...entries) => { entries.forEach(read); return push(...entries); };
}`;

type Entry = Record<string, unknown> & { event?: string };

/** The entries that a tag manager of the browser gets, and the paths of the documents that load the tag manager. */
async function listenAsTags(context: BrowserContext) {
  const [entries, documents]: [Entry[], string[]] = [[], []];
  await context.exposeBinding('readByTags', (_, entry: string) => {
    entries.push(JSON.parse(entry) as Entry);
  });
  await context.route(`${TAGS}/**`, (route) => {
    documents.push(new URL(route.request().frame().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
  });
  return { entries, documents };
}

const test = onOwnServer({ TAG_MANAGER_URL: `${TAGS}/gtm.js` });

const layerOf = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
const storagesOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('[ENTITY-09] a sale by card: each event once and in order, and who bought', async ({
  context,
  visit,
}) => {
  test.setTimeout(120_000);
  const { page, buyer } = visit;
  const { entries, documents } = await listenAsTags(context);
  /** The e-commerce events, in order. */
  const sales = () => entries.flatMap(({ event, ecommerce }) => (event && ecommerce ? event : []));
  await visit.open('/lead', english, 'utm_source=meta&utm_content=ana%40exemplo.com.br');
  await page.getByRole('button', { name: 'Recusar', exact: true }).waitFor();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await storagesOf(page)).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
  await visit.lead.press('Aceitar');
  await expect.poll(() => sales()).toEqual(['view_item']);

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
  expect(documents).toEqual(['/lead']);

  await visit.pay(english);
  const story = ['view_item', 'begin_checkout', 'add_payment_info', 'purchase'];
  await expect.poll(() => sales()).toEqual(story);
  expect(entries.filter(({ email }) => email === buyer.email)).not.toEqual([]);

  await visit.reload();
  await expect.poll(() => documents.length).toBe(3);
  await page.goBack();
  await page.goForward();
  await visit.at('/success');
  await visit.open('/success', english);
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  expect(sales().filter((event) => event === 'purchase')).toHaveLength(1);
  expect(documents).not.toContain('/payment');

  const purchase = entries.find(({ event }) => event === 'purchase');
  expect(purchase).toMatchObject({
    ecommerce: {
      transaction_id: expect.stringMatching(/./),
      value: expect.any(Number),
      currency: 'BRL',
      payment_type: 'creditcard',
      items: [{ item_id: 'WUP', quantity: 1 }],
    },
  });
  const { transaction_id: number } = purchase!.ecommerce as { transaction_id: string };
  await expect(page.getByRole('main')).toContainText(number);
  const all = JSON.stringify(entries);
  const { number: card, cvv } = cards.approved;
  for (const secret of [card, `"${cvv}"`, buyer.cpf, 'ana@exemplo.com.br'])
    expect(all).not.toContain(secret);
});
