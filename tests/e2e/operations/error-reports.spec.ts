import type { Page } from '@playwright/test';
import base from '../../../brands/base/texts.json' with { type: 'json' };
import { runBuiltServer } from '../support/built-server.ts';
import { cards } from '../support/buyer.ts';
import {
  startErrorCollector,
  type ArrivedEvent,
  type ErrorCollector,
} from '../support/collectors/error-collector.ts';
import { expect, test as plain } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { inventory, isNamed, scriptsOf } from '../security/card-page-scripts.ts';
import { LONG } from '../support/long.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

interface House {
  collector: ErrorCollector;
  origin: string;
}

const test = plain.extend<{ collector: ErrorCollector }, { house: House }>({
  house: [
    async ({}, use) => {
      const collector = await startErrorCollector();
      const { origin, kill } = await runBuiltServer({ SENTRY_DSN: collector.dsn });
      await use({ collector, origin });
      kill('SIGKILL');
      collector.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  collector: async ({ house: { collector }, noise }, use) => {
    // A test may end, or its page go, between the arrival of a report and its answer.
    noise.expect(/ERR_ABORTED .*\/envelope\//);
    collector.answerWith({});
    collector.envelopes.length = 0;
    await use(collector);
    expect(collector.refused, 'what the service complains about').toEqual([]);
  },
});

// One server reports all tests of this file to one service.
test.describe.configure({ mode: 'default' });

const LAST = 'made up by a test';

/** Resolves with all events of a page before an error that nothing catches, which ends them. */
async function eventsOf(page: Page, collector: ErrorCollector): Promise<ArrivedEvent[]> {
  const fail = (words: string) => void setTimeout(() => Promise.reject(new Error(words)));
  await page.evaluate(fail, LAST);
  const values = () => collector.events().map(({ exception }) => exception.values[0]!.value);
  await expect.poll(values).toContain(LAST);
  return collector.events().filter((_, at) => values()[at] !== LAST);
}

const ENDPOINT = /\/api\/7\/envelope\//;

test('a server error is one event with its call, and with the e-mail of the lead [MONITOR-02] [MONITOR-04] [MONITOR-13] [CALL-36]', async ({
  page,
  visit,
  buyer,
  collector,
  noise,
}) => {
  noise.expect(new RegExp(LAST));
  noise.expect(answeredWith(500, '/api/v2/payment'));
  const payment = await visit.toFilledPayment(english, cards.serverError);
  expect(collector.envelopes).toEqual([]);
  await payment.confirm(english);
  await payment.fails(GENERAL_ERROR);
  expect(await eventsOf(page, collector)).toMatchObject([
    {
      level: 'error',
      environment: 'test',
      fingerprint: ['POST', '/api/v2/payment', '500'],
      tags: { brand: 'WUP', product: 'WUP', email: buyer.email },
      exception: { values: [{ value: 'Request failed with status code 500' }] },
    },
  ]);
  const [envelope] = collector.envelopes;
  for (const name of ['appversion', 'referer', 'cookie']) {
    expect(envelope!.requestHeaders).not.toHaveProperty(name);
  }
  const sent = JSON.stringify(collector.events().map((event) => ({ ...event, tags: {} })));
  for (const typed of [buyer.name, buyer.email, cards.serverError.number]) {
    expect(sent).not.toContain(typed);
  }
});

test('a failing seller lookup leads to the error page and is one event, though the server made the call [ERROR-06] [ERROR-07]', async ({
  page,
  visit,
  collector,
  noise,
}) => {
  noise.expect(new RegExp(`${LAST}|config or seller`));
  await visit.open('/lead', english, 'source=quebrado');
  await visit.at('/generic-error');
  expect(await eventsOf(page, collector)).toMatchObject([
    {
      fingerprint: ['GET', '/api/v1/seller/{source}', '500'],
      tags: { where: 'config or seller' },
    },
  ]);
});

test('a failure whose page is left before anything could be sent is one event of the next page, without what it quotes', async ({
  page,
  visit,
  collector,
  noise,
}) => {
  noise.expect(new RegExp(`${LAST}|left behind`));
  const channels = '**/start-channels-*.js';
  await page.route(channels, () => {}, { times: 1 });
  const asked = page.waitForRequest(channels);
  await visit.open('/lead', english);
  await asked;
  await page.evaluate(() => void Promise.reject(new Error('left behind {"cvv":"7391"}')));
  expect(collector.envelopes).toEqual([]);
  await visit.open('/lead', english);
  const events = await eventsOf(page, collector);
  expect(events.map(({ exception }) => exception.values[0]!.value)).toEqual(['left behind …']);
  expect(await page.evaluate(() => sessionStorage.getItem('guiche.failures'))).toBeNull();
});

test.describe('a buyer whose e-mail is refused', () => {
  test.use({ mailbox: 'invalido' });
  test('a purchase, with a refusal in it, sends neither an event nor a trace, and an error that nothing caught is one event [MONITOR-08] [MONITOR-14]', async ({
    page,
    visit,
    buyer,
    collector,
    noise,
  }) => {
    noise.expect(answeredWith(422, '/api/v1/lead'));
    noise.expect(new RegExp(LAST));
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await expect(visit.lead.email).toHaveAttribute('aria-invalid', 'true');
    await visit.lead.email.fill(buyer.email.replace('invalido', 'ana'));
    await visit.lead.submit.click();
    await visit.at('/payment');
    const payment = visit.payment;
    await payment.fill(cards.approved, buyer, english);
    await payment.priced();
    await payment.confirm(english);
    await visit.at('/success');
    expect(await eventsOf(page, collector)).toEqual([]);
    const kinds = collector.envelopes.flatMap(({ items }) =>
      items.map(({ headers }) => headers.type),
    );
    expect(kinds).toEqual(['event']);
  });
});

test('a screen that cannot be drawn is one fatal event, and the buyer reads what to do [ERROR-09]', async ({
  page,
  visit,
  collector,
  noise,
}) => {
  noise.expect(/No block is known as 'gone'/);
  noise.expect(new RegExp(LAST));
  await page.route('**/brands/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replaceAll('payment-methods', 'gone') });
  });
  await visit.toPayment(english);
  await expect(visit.lead.heading).toHaveText('Algo não saiu como esperado');
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible();
  expect(await eventsOf(page, collector)).toMatchObject([
    {
      level: 'fatal',
      tags: { where: 'render' },
      exception: { values: [{ value: "No block is known as 'gone' (block 'methods')." }] },
    },
  ]);
});

for (const [broken, words, documents] of [
  ['/lead', 'Algo não saiu como esperado', 1],
  ['/', base['app.late'], 2],
] as const) {
  test(`an error outside of every screen at ${broken}… is fatal, and the page is not blank [ERROR-09]`, async ({
    page,
    visit,
    collector,
    noise,
  }) => {
    noise.expect(/broken on purpose/);
    await page.addInitScript((broken) => {
      if (!location.pathname.startsWith(broken)) return;
      const set = () => {
        throw new Error('broken on purpose');
      };
      Object.defineProperty(document, 'title', { get: () => '', set });
    }, broken);
    await page.goto(visit.link('/lead', english));
    await visit.at('/generic-error');
    await expect(page.getByText(words)).toBeVisible();
    await expect.poll(() => collector.events().length).toBe(documents);
    for (const event of collector.events()) {
      expect(event).toMatchObject({ level: 'fatal', tags: { where: 'render' } });
    }
  });
}

test(
  'a card page loads the scripts of the inventory and those of this channel',
  LONG,
  async ({ page, visit }) => {
    await visit.toPayment(english);
    const scripts = await scriptsOf(page);
    const monitoring = inventory('With monitoring');
    const rows = [...inventory('Scripts of card pages'), ...monitoring];
    expect(scripts.filter((script) => !rows.some((row) => isNamed(script, row)))).toEqual([]);
    const loaded = monitoring.filter((row) => scripts.some((script) => isNamed(script, row)));
    expect(loaded).toContain('src/monitoring/start-channels.ts');
    expect(loaded).toContain('src/monitoring/errors/error-channel.ts');
  },
);

for (const body of ['never', 'endless'] as const) {
  test(
    `a service whose answer is '${body}' changes nothing for a buyer [CALL-36]`,
    LONG,
    async ({ visit, buyer, collector, noise }) => {
      noise.expect(answeredWith(500, '/api/v2/payment'));
      noise.expect(ENDPOINT);
      collector.answerWith({ body });
      const payment = await visit.toFilledPayment(english, cards.serverError);
      await payment.confirm(english);
      await payment.fails(GENERAL_ERROR);
      await expect.poll(() => collector.events().length).toBe(1);
      await payment.fill(cards.approved, buyer, english);
      await payment.confirm(english);
      await visit.at('/success');
    },
  );
}
