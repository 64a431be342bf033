import type { Page } from '@playwright/test';
import { fetchMetrics } from '../support/built-server.ts';
import { startErrorCollector } from '../support/collectors/error-collector.ts';
import { startFlagService } from '../support/collectors/flag-service.ts';
import { eventsIn, startIntake } from '../support/collectors/intake.ts';
import { CPF } from '../support/buyer.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import { breakOverlay, canary, expect, test as base } from './canary.ts';
import { holdsCard } from './kept.ts';

async function startServices() {
  const [errors, performance, flags] = await Promise.all([
    startErrorCollector(),
    startIntake(),
    startFlagService(),
  ]);
  return { errors, performance, flags };
}
type Ways = Awaited<ReturnType<typeof startServices>>;

const TAGS = 'https://tags.example.com';

/** Every way by which something leaves the browser for those who watch over the product. */
const test = base.extend<{ ways: Ways }, { services: Ways }>({
  services: [
    async ({}, use) => {
      const services = await startServices();
      await use(services);
      for (const one of Object.values(services)) one.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ services: { errors, performance, flags } }, use) =>
      use({
        LOG_LEVEL: 'debug',
        SENTRY_DSN: errors.dsn,
        APM_SERVER_URL: performance.origin,
        FLAGS_URL: flags.url,
        FLAGS_KEY: flags.key,
        TAG_MANAGER_URL: `${TAGS}/gtm.js`,
      }),
    { scope: 'worker' },
  ],
  ways: async ({ context, services, noise }, use) => {
    // The cage reads the data layer, and every address that is called.
    await context.route(`${TAGS}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRun = true' }),
    );
    // A report may be under way when a document is left.
    noise.expect(/request failed: .*(envelope|intake)/);
    services.errors.envelopes.length = 0;
    services.performance.bodies.length = 0;
    services.flags.seen.length = 0;
    await use(services);
  },
});

/** Everything that arrived, decoded: headers and bodies. */
const arrived = ({ errors, performance, flags }: Ways): string[] => [
  ...errors.envelopes.map((one) => JSON.stringify(one)),
  ...performance.bodies.map((one) => JSON.stringify(one)),
  ...flags.seen.map((one) => JSON.stringify(one)),
];

/** The parts of it that name the buyer or the card. */
const caught = (texts: string[]): string[] =>
  texts.filter((text) => holdsCard(text, canary) || text.replace(/[\s.-]/g, '').includes(CPF));

/** Words that an error may quote: a body as it was posted. */
const BODY = JSON.stringify({
  card: { number: canary.number, holder: 'ANA LIMA', cvv: canary.cvv, expirationDate: '12/30' },
  document: CPF,
});

/** Fails in the page by itself, as a mistake of the program would. */
const failByItself = (page: Page) =>
  page.evaluate((body) => {
    setTimeout(() => {
      throw new TypeError(`uncaught: ${body}`);
    });
    void Promise.reject(new Error(`rejected: ${body}`, { cause: new Error(body) }));
    void Promise.reject(`a text: ${body}`);
    void Promise.reject(JSON.parse(body));
  }, BODY);

test('number, CVV and CPF are on no channel, whatever fails', async ({
  page,
  visit,
  buyer,
  cage,
  ways,
  noise,
  server,
}) => {
  noise.expect(/500|uncaught|broken on purpose|payV2|createLead|Failed to fetch|ERR_FAILED/);
  await visit.open('/lead', english);
  await page.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await page.waitForFunction(() => 'tagsRun' in window);
  // Typed into every field, also where it does not belong.
  for (const field of await page.locator('input:not([type=checkbox])').all()) {
    for (const secret of [canary.shown, CPF]) {
      await field.fill(secret);
      await field.blur();
    }
  }
  await page.route('**/api/v1/lead', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: BODY }),
  );
  await visit.lead.send(buyer, english);
  await visit.lead.fails(GENERAL_ERROR);
  const { errors, performance } = ways;
  const told = () => eventsIn(performance.bodies, 'error').map(({ context }) => context.tags.where);
  // The way to a card loads a new document, which cuts off a body that is on its way.
  await expect.poll(told).toEqual(['createLead']);
  await page.unroute('**/api/v1/lead');
  await visit.sendLead(english);
  const { payment } = visit;
  await payment.holder.fill(`${canary.shown} ${canary.cvv}`);
  for (const answer of ['500', 'cut'] as const) {
    await payment.fill(canary, { ...buyer, cpf: CPF }, english);
    await page.route('**/api/v2/payment', (route) =>
      answer === 'cut' ? route.abort() : route.fulfill({ status: 500, body: BODY }),
    );
    await payment.confirm(english);
    await payment.fails(GENERAL_ERROR);
    await page.unroute('**/api/v2/payment');
  }
  await payment.fill(canary, buyer, english);
  await failByItself(page);
  await breakOverlay(page, `broken on purpose ${BODY}`);
  // A payment that is answered would lead on.
  await page.route('**/api/v2/payment', () => {});
  await payment.submit.click();
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible();

  const wheres = () => errors.events().map(({ tags }) => tags.where);
  await expect.poll(wheres).toEqual(expect.arrayContaining(['createLead', 'payV2', 'render']));
  await expect.poll(() => wheres().filter((where) => where === 'uncaught')).toHaveLength(4);
  const failures = ['createLead', 'payV2', 'payV2', 'render', ...Array(4).fill('uncaught')];
  await expect.poll(() => told().sort()).toEqual(failures);
  expect(ways.flags.asked()).not.toEqual([]);
  // It is looked for in what is there: each report says what failed.
  expect(errors.events().map(({ level }) => level)).toContain('fatal');
  expect(caught(arrived(ways))).toEqual([]);
  const metrics = await (await fetchMetrics(server.origin)).text();
  expect(metrics).toContain('guiche_');
  expect(caught([metrics, server.said()])).toEqual([]);
  cage.mayFlyTo('/api/v2/payment');
});

test('a report that let something through would be caught', async ({ ways }) => {
  const { origin, dsn } = ways.errors;
  const address = `${origin}/api/7/envelope/?sentry_key=${new URL(dsn).username}`;
  for (const text of [BODY, encodeURIComponent(BODY), canary.shown, `cpf=${CPF}`, canary.cvv]) {
    ways.errors.envelopes.length = 0;
    const body = `{}\n{"type":"event"}\n${JSON.stringify({ message: text })}`;
    await fetch(address, { method: 'POST', body });
    expect(caught(arrived(ways))).toHaveLength(1);
  }
});
