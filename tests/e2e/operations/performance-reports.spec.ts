import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { startIntake, type Intake } from '../support/collectors/intake.ts';
import { expect, test as base } from '../support/independent-upstream/fixtures.ts';
import { LONG } from '../support/long.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';

const test = base.extend<
  { intake: Intake },
  { intakeServer: Intake; settings: Record<string, string> }
>({
  intakeServer: [
    async ({}, use) => {
      const intake = await startIntake();
      await use(intake);
      intake.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ intakeServer }, use) => use({ APM_SERVER_URL: intakeServer.origin }),
    { scope: 'worker' },
  ],
  intake: [
    async ({ intakeServer, noise }, use) => {
      // A report may be under way when the page of a test closes.
      noise.expect(/request failed: net::ERR_ABORTED .*\/intake\//);
      intakeServer.reset();
      await use(intakeServer);
    },
    { auto: true },
  ],
});

/** Waits until the agent runs: it comes when the page can be used and the browser has time. */
const agentRuns = (page: Page) => page.waitForFunction(() => 'elasticApm' in window);

/** Waits for an event of a kind that fits. */
async function eventOf(intake: Intake, kind: string, like: Record<string, unknown>): Promise<void> {
  await expect
    .poll(() => intake.events(kind), { message: `a ${kind}` })
    .toContainEqual(expect.objectContaining(like));
}

test('[MONITOR-01] an upstream that answers 500 arrives as an error event, the page as its load', async ({
  page,
  visit,
  buyer,
  upstream,
  intake,
  noise,
  house,
}) => {
  noise.expect(answeredWith(500, 'lead'));
  upstream.replies.set('POST /api/v1/lead', { status: 500 });
  await visit.open('/lead', english);
  await agentRuns(page);
  await visit.lead.send(buyer, english);
  await eventOf(intake, 'error', {
    exception: expect.objectContaining({ message: 'Request failed with status code 500' }),
    context: expect.objectContaining({
      page: { url: `${house.origin}/lead` },
      tags: expect.objectContaining({ call: 'POST /api/v1/lead', status: 500, level: 'error' }),
    }),
  });
  await eventOf(intake, 'transaction', { type: 'page-load', name: '/lead' });
  await eventOf(intake, 'span', { name: 'POST /api/v1/lead', outcome: 'failure' });
  const [{ metadata, headers, path }] = intake.bodies as [Intake['bodies'][number]];
  expect(path).toBe('/intake/v2/rum/events');
  expect(headers['content-encoding']).toBe('gzip');
  expect(metadata.labels).toMatchObject({ product: 'WUP' });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('[CALL-36] a whole purchase is reported without a word of the buyer, and an own call carries the trace', async ({
  visit,
  buyer,
  upstream,
  intake,
}) => {
  await visit.open('/lead', english);
  await eventOf(intake, 'transaction', { type: 'page-load', name: '/lead' });
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
  await visit.payment.fill(cards.approved, buyer, english);
  await visit.payment.confirm(english);
  await visit.at('/success');
  // A change of screen ends for the agent with the next answer: the price was asked for before it.
  await eventOf(intake, 'transaction', { type: 'route-change', name: '/payment' });
  await eventOf(intake, 'span', { name: 'POST /api/v2/payment', outcome: 'success' });
  const payment = upstream.seen.find(({ path }) => path === '/api/v2/payment');
  expect(payment!.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
  for (const { headers, text } of intake.bodies) {
    expect(headers).not.toHaveProperty('appversion');
    expect(headers).not.toHaveProperty('traceparent');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers.referer ?? '').not.toContain('?');
    for (const secret of [buyer.id, 'Ana Lima', 'ANA LIMA', '424242', '917', '987654321']) {
      if (secret === '917') expect(text).not.toMatch(/"917"|=917/);
      else expect(text).not.toContain(secret);
    }
  }
});

for (const manner of ['silent', 'wrong'] as const) {
  test(
    `[CALL-36] an intake that is ${manner} neither stops a purchase nor shows the overlay`,
    LONG,
    async ({ page, visit, buyer, intake, noise }) => {
      noise.expect(/\/intake\/|ERR_FAILED/);
      intake.manner = manner;
      await visit.open('/lead', english);
      await agentRuns(page);
      await expect.poll(() => intake.bodies.length).toBeGreaterThan(0);
      await expect(visit.lead.overlay).toBeHidden();
      await visit.lead.send(buyer, english);
      await visit.at('/payment');
      await visit.payment.fill(cards.approved, buyer, english);
      await visit.payment.confirm(english);
      await visit.at('/success');
      const texts = intake.bodies.map(({ text }) => text);
      expect(new Set(texts).size, 'nothing is sent twice').toBe(texts.length);
    },
  );
}
