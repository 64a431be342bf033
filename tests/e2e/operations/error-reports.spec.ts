import type { Page } from '@playwright/test';
import { whileServing } from '../support/built-server.ts';
import { cards } from '../support/buyer.ts';
import {
  startErrorCollector,
  type ArrivedEvent,
  type ErrorCollector,
} from '../support/collectors/error-collector.ts';
import { expect, test as plain } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { inventory, isNamed, scriptsOf } from '../security/card-page-scripts.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import { whileOpen } from '../support/while-open.ts';

interface House {
  collector: ErrorCollector;
  origin: string;
}

const test = plain.extend<{ collector: ErrorCollector }, { house: House }>({
  house: [
    ({}, use) =>
      whileOpen(startErrorCollector(), (collector) =>
        whileServing({ SENTRY_DSN: collector.dsn }, ({ origin }) => use({ collector, origin })),
      ),
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

test('a card page loads the scripts of the inventory and of this channel', async ({ visit }) => {
  const { page } = visit;
  await visit.toPayment(english);
  const scripts = await scriptsOf(page);
  const monitoring = inventory('With monitoring');
  const rows = [...inventory('Scripts of card pages'), ...monitoring];
  expect(scripts.filter((script) => !rows.some((row) => isNamed(script, row)))).toEqual([]);
  const loaded = monitoring.filter((row) => scripts.some((script) => isNamed(script, row)));
  expect(loaded).toContain('src/monitoring/start-channels.ts');
  expect(loaded).toContain('src/monitoring/errors/error-channel.ts');
});
